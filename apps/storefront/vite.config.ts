import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { assetManifest, fetchThenLoad, precompress } from "@aradhana/browser/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bootScreen } from "./build/boot-screen.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { leanRouter } from "./build/lean-router.ts";
import { mapsApart } from "./build/maps-apart.ts";
import { pageStyles } from "./build/page-styles.ts";

const require = createRequire(import.meta.url);
const router = join(
  dirname(createRequire(require.resolve("react-router-dom")).resolve("react-router")),
  "../production",
);
/** Its entry points are those with warnings for developers. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(router, "dom-export.mjs") },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    leanRouter(),
    fetchThenLoad(),
    assetManifest(),
    pageStyles(),
    precompress(),
    mapsApart(),
    bootScreen(),
  ],
  // Development reads the packages' sources; a build takes what tsup made of them.
  ...(command === "serve"
    ? { resolve: { conditions: ["source"] }, ssr: { resolve: { conditions: ["source"] } } }
    : { resolve: { alias: productionRouter } }),
  build: {
    manifest: true,
    sourcemap: "hidden",
    // Fonts and pictures are files of their own, so that a cached stylesheet stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { manifest: false, sourcemap: false } },
  },
}));
