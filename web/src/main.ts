import "./theme/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./site/installed";
import { followTurns } from "./notices/turns.svelte";
import { followLinks } from "./site/router.svelte";
import { followSettings } from "./lib/settings.svelte";
import { followLanguage } from "./words/t.svelte";
import { followDisplay } from "./theme/display.svelte";
import { followLook } from "./theme/look.svelte";

followDisplay();
followLook();
followSettings();
followLanguage();
followLinks();
install();
followTurns();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

export default mount(App, { target });
