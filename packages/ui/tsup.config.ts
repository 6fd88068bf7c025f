import { globSync } from "node:fs";
import { cp } from "node:fs/promises";
import { defineConfig } from "tsup";
import { cssModules } from "./build/css-modules.ts";

export default defineConfig({
  // One entry point per folder: `@aradhana/ui/button` is `src/button/index.ts`.
  entry: Object.fromEntries(globSync("src/*/index.ts").map((file) => [file.slice(4, -3), file])),
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
