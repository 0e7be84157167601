import "../../theme/theme.css";
import { mount } from "svelte";
import { followLook } from "../../theme/look.svelte";
import Parts from "./Parts.svelte";

followLook();

export default mount(Parts, { target: document.body });
