import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { assetManifest } from "./vite-asset-manifest.ts";

export default defineConfig(({ command }) => ({
  plugins: [react(), assetManifest()],
  // Development reads the packages' sources; a build takes what tsup made of them.
  ...(command === "serve" && {
    resolve: { conditions: ["source"] },
    ssr: { resolve: { conditions: ["source"] } },
  }),
  build: {
    manifest: true,
    sourcemap: "hidden",
    // Fonts and pictures are files of their own, so that a cached stylesheet stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: { ssr: { build: { manifest: false, sourcemap: false } } },
}));
