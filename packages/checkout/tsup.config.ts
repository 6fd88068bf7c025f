import { globSync } from "node:fs";
import { defineConfig } from "tsup";
// Its compiler, lightningcss, is a dependency of this package too: tsup bundles this file.
import { cssModules } from "../ui/build/css-modules.ts";

export default defineConfig({
  // One entry point per folder: `@aradhana/checkout/query` is `src/query/index.ts`. The files behind it stay files
  // of their own, so that an app splits them among its screens.
  entry: Object.fromEntries(
    globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "**/*.stories.tsx", "**/*.d.ts"] }).map(
      (file) => [file.slice(4).replace(/\.tsx?$/, ""), file],
    ),
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
});
