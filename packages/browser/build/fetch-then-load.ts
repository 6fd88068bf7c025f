import type { Plugin } from "vite";

/** What Vite puts before each `import()` of a build. */
const helper = "\0vite/preload-helper.js";

/**
 * Replaces Vite's own helper with src/lazy/fetch-then-load.ts, and passes it all files of a lazy part. Vite's helper
 * preloads modules, and a browser caches a failed module until the page is left.
 */
export function fetchThenLoad(): Plugin {
  let isReplaced = false;
  return {
    name: "fetch-then-load",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          // Vite omits the part's own file where it needs no other.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === "js" ? [...new Set([file, ...others])] : others,
        },
      },
    }),
    load(id) {
      if (id !== helper) return undefined;
      isReplaced = true;
      return 'export { fetchThenLoad as __vitePreload } from "@aradhana/browser/lazy";';
    },
    generateBundle() {
      if (!isReplaced) this.error(`Vite no longer loads ${JSON.stringify(helper)} before its lazy parts.`);
    },
  };
}
