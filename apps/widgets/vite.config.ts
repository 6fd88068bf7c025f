import { assetManifest, fetchThenLoad, precompress } from "@aradhana/browser/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { rendererFor } from "./renderer.ts";

const { alias, dedupe } = rendererFor(process.env);

export default defineConfig(({ command }) => ({
  base: "/widget/",
  plugins: [react(), fetchThenLoad(), assetManifest(), precompress()],
  // Development reads the packages' sources; a build takes what tsup made of them.
  resolve: {
    alias,
    dedupe,
    ...(command === "serve" && { conditions: ["source"] }),
  },
  // Whatever is not a widget (the API, pictures, the full site) is the web server's.
  server: { port: 4330, strictPort: true, proxy: { "^/(?!widget/)": "http://127.0.0.1:4300" } },
  build: {
    sourcemap: "hidden",
    // Says to .size-limit.mjs which scripts a widget brings.
    manifest: true,
    // Fonts are files of their own, so that a cached stylesheet stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // One file that needs nothing beside it: the web server takes it in, whose own packages are others.
  ssr: { noExternal: true },
  environments: {
    // What every widget needs is one file: left to itself, the bundler splits it differently after unrelated changes.
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "shared", tags: ["$initial"] }] } },
        },
      },
    },
    ssr: { build: { manifest: false, sourcemap: false } },
  },
}));
