import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  base: "/console/",
  plugins: [react()],
  // Development reads the packages' sources; a build takes what tsup made of them.
  ...(command === "serve" && { resolve: { conditions: ["source"] } }),
  // The web server replaces it with a nonce of the response, which the styles that scripts add carry too.
  html: { cspNonce: "CONSOLE_NONCE" },
  // Whatever is not the console (the API, pictures) is the web server's.
  server: { port: 4340, strictPort: true, proxy: { "^/(?!console/)": "http://127.0.0.1:4300" } },
  build: {
    sourcemap: "hidden",
    // Says to .size-limit.mjs which scripts the console brings.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One script for the few who work here: react-admin alone is most of it.
    chunkSizeWarningLimit: 1_500,
  },
}));
