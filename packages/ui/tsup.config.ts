import { globSync } from "node:fs";
import { cp } from "node:fs/promises";
import { defineConfig } from "tsup";
import { cssModules } from "./build/css-modules.ts";

export default defineConfig({
  // One entry point per folder: `@aradhana/ui/button` is `src/button/index.ts`. The files of icons are entry points too:
  // otherwise they are one chunk, and a page that shows a single icon loads all of them.
  entry: Object.fromEntries(
    globSync("src/{*/index.ts,icon/page/index.ts,icon/*-icons.tsx}").map((file) => [
      file.slice(4).replace(/\.tsx?$/, ""),
      file,
    ]),
  ),
  format: ["esm"],
  target: "es2022",
  // tsc writes the declarations: ten times faster than bundling them.
  dts: false,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [cssModules("dist")],
  esbuildOptions(options) {
    options.chunkNames = "shared/[name]-[hash]";
  },
  // Tokens, base styles and fonts are used as files, not as modules.
  async onSuccess() {
    await cp("src/theme", "dist/theme", { recursive: true });
  },
});
