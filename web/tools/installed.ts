/** What makes the build an app to install: its service worker, and a manifest in every language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transformWithOxc, type Plugin, type Rolldown } from "vite";

const WORKER = "src/worker/worker.ts";
const LANGUAGES = ["en", "de", "es", "fr"];
/** Pages apart from the lobby that open offline. */
const READ = /\/src\/(rules|pages)\//;

export function installed(): Plugin {
  return {
    name: "installed",
    apply: "build",
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort();
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const entry = chunks.find((one) => one.isEntry);
      if (!entry) throw new Error("the build has no entry");
      const source = readFileSync(WORKER, "utf-8");
      const { code } = await transformWithOxc(source, WORKER);
      if (/^\s*(import|export)\b/m.test(code)) throw new Error(`${WORKER} must stand alone`);
      const name = createHash("sha256")
        .update(names.join())
        .update(code)
        .digest("hex")
        .slice(0, 12);
      const files = needed(entry, chunks).map((file) => `/${file}`);
      const build = { name, files, entry: `/${entry.fileName}` };
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: `const BUILD = ${JSON.stringify(build)};\n${code}`,
      });
      for (const language of LANGUAGES)
        this.emitFile({
          type: "asset",
          fileName: `app.${language}.webmanifest`,
          source: JSON.stringify(manifest(language), null, 1),
        });
    },
  };
}

/** The files that the lobby and the pages to read are made of; pictures and letters apart. */
function needed(entry: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunks.find((one) => one.fileName === name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(take);
  };
  take(entry.fileName);
  for (const page of chunks)
    if (READ.test(page.facadeModuleId ?? "") && page.isDynamicEntry) take(page.fileName);
  return [...files].sort();
}

/** What the system shows of the app, in the words of its pages. */
function manifest(language: string): object {
  const words = new FluentBundle(language);
  const ftl = readFileSync(`src/words/${language}.ftl`, "utf-8");
  words.addResource(new FluentResource(ftl));
  const t = (id: string): string => {
    const message = words.getMessage(id)?.value;
    if (!message) throw new Error(`${language} has no ${id}`);
    return words.formatPattern(message);
  };
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: t("parlour"),
    short_name: t("parlour"),
    description: `${t("front-title")} ${t("front-free")}`,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#1A120C",
    theme_color: "#1A120C",
    categories: ["games"],
    icons: [
      icon("lamp", 192, "any"),
      icon("lamp", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: t("your-tables"), url: "/tables" },
      { name: t("all-rules"), url: "/rules" },
    ],
  };
}
