import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/parlour/web/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: ["chrome111", "firefox114", "safari16.4"],
    assetsInlineLimit: 0, // the server's content policy allows files, not data addresses
  },
  server: {
    port: 5180,
    strictPort: true,
    host: "127.0.0.1",
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
