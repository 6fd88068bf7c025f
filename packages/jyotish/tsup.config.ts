import { globSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  // One entry point per folder: `@aradhana/jyotish/panchang` is `src/panchang/index.ts`. Files are not bundled together, so
  // that an app ships, and splits among its pages, only what each of them uses.
  entry: Object.fromEntries(
    globSync("src/**/*.ts", { exclude: ["**/*.test.ts"] }).map((file) => [file.slice(4, -3), file]),
  ),
  format: ["esm"],
  target: "es2022",
  // tsc writes the declarations: ten times faster than bundling them.
  dts: false,
  clean: true,
  sourcemap: true,
});
