import { globSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  // One entry point per folder: `@aradhana/server/stop` is `src/stop/index.ts`.
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
