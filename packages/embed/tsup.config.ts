import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/protocol/index.ts",
    "src/react/index.ts",
    "src/react-elements.ts",
    "src/vue-elements.ts",
  ],
  format: ["esm"],
  target: "es2022",
  // tsc writes the declarations, as in the other packages.
  dts: false,
  clean: true,
  sourcemap: true,
});
