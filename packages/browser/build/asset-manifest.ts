import type { Plugin, Rollup } from "vite";

/**
 * Writes `/asset-manifest.json` beside the browser build, in the form that open tabs poll for a new
 * release: `files["main.js"]` and `entrypoints`.
 */
export function assetManifest(): Plugin {
  let base = "/";
  return {
    name: "asset-manifest",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      // Last, so that the stylesheets are in the bundle already.
      order: "post",
      handler(_, bundle) {
        const source = JSON.stringify(manifestOf(Object.values(bundle), base), null, 2);
        this.emitFile({ type: "asset", fileName: "asset-manifest.json", source: `${source}\n` });
      },
    },
  };
}

function manifestOf(outputs: (Rollup.OutputAsset | Rollup.OutputChunk)[], base: string) {
  const entry = outputs.find((output) => output.type === "chunk" && output.isEntry);
  const styles = entry?.type === "chunk" ? [...(entry.viteMetadata?.importedCss ?? [])] : [];
  const nameOf = (file: string) => {
    if (file === entry?.fileName) return "main.js";
    return styles.includes(file) ? "main.css" : file;
  };
  const shipped = outputs.filter(({ fileName }) => !fileName.endsWith(".map"));
  return {
    files: Object.fromEntries(shipped.map(({ fileName }) => [nameOf(fileName), base + fileName])),
    entrypoints: entry ? [...styles, entry.fileName] : [],
  };
}
