import { configure } from "@testing-library/svelte";

/** Milliseconds that a test waits for what must come, on the busiest machine. */
export const TEST_TIMEOUT_MS = 300_000;

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
