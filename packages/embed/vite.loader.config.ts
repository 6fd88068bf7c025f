import { defineConfig } from "vite";

/** The loader: one classic script without a hash in its name, which partners write into their pages. */
export default defineConfig({
  build: {
    outDir: "dist/script",
    target: ["chrome111", "safari16.4", "firefox113"],
    lib: { entry: "src/loader/v1.ts", formats: ["iife"], name: "AradhanaLoader", fileName: () => "v1.js" },
    sourcemap: "hidden",
    // Inlined strings that are used once or twice are smaller.
    rolldownOptions: { optimization: { inlineConst: true }, output: { topLevelVar: false } },
  },
  publicDir: false,
});
