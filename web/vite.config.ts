import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { installed } from "./tools/installed.ts";

const server = "http://127.0.0.1:8765";

/** Classic card faces with our suit colours: warm is red, cool is black. */
function faces(): Plugin {
  let building = false;
  return {
    name: "faces",
    enforce: "pre",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "face" || !file?.endsWith(".svg")) return null;
      const svg = readFileSync(file, "utf-8")
        .replaceAll('"green"', '"#1668B0"')
        .replaceAll('"blue"', '"#BA5000"')
        .replace('fill="white" stroke="black"', 'fill="#FBF5E6"');
      if (!building) {
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}`;
      }
      const set = file.split("/").at(-2);
      const asset = this.emitFile({
        type: "asset",
        name: `${set}-${basename(file)}`,
        source: svg,
      });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}

export default defineConfig({
  plugins: [faces(), svelte(), installed(), svelteTesting()],
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
    isolate: false, // a page for each file would take six times as long
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/patience.ts"],
    testTimeout: 600_000, // longer than any wait in them
    hookTimeout: 600_000,
  },
});
