import "./theme/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLook } from "./theme/look.svelte";

followLook();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

export default mount(App, { target });
