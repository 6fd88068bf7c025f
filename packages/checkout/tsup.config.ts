import { globSync } from "node:fs";
import { defineConfig } from "tsup";

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
  esbuildOptions(options) {
    options.chunkNames = "shared/[name]-[hash]";
  },
});
