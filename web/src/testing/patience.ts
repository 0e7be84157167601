import { configure } from "@testing-library/svelte";

/** Milliseconds that a test waits for what must come, on the busiest machine. */
export const PATIENCE = 300_000;

configure({ asyncUtilTimeout: PATIENCE });
