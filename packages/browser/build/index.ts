export { assetManifest } from "./asset-manifest.ts";
export { fetchThenLoad } from "./fetch-then-load.ts";
export { compressFolder, precompress } from "./precompress.ts";
