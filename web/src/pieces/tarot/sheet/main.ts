import "../../../theme/theme.css";
import { mount } from "svelte";
import { followLook } from "../../../theme/look.svelte";
import Sheet from "./Sheet.svelte";

followLook();

export default mount(Sheet, { target: document.body });
