import { defineConfig } from "vite";

/** What the web server completes to the script of a partner (apps/storefront/server/partner-script.ts). */
export default defineConfig({
  build: {
    outDir: "dist/script",
    emptyOutDir: false,
    target: ["chrome111", "safari16.4", "firefox113"],
    lib: {
      entry: "src/loader/partner/start-partner.ts",
      formats: ["iife"],
      name: "AradhanaPartner",
      fileName: () => "partner.js",
    },
    sourcemap: "hidden",
  },
  publicDir: false,
});
