import { defineConfig } from "vite";

/** Builds the service worker after the shop: one file at the root, since a worker only serves what is below its address. */
export default defineConfig({
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    emptyOutDir: false,
    manifest: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/service-worker/service-worker.ts",
      output: { format: "iife", entryFileNames: "service-worker.js", codeSplitting: false },
    },
  },
});
