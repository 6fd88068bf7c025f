import { createHash } from "node:crypto";
import type { Plugin, Rollup } from "vite";

/** What Vite puts before each `import()` of a build. */
const helper = "\0vite/preload-helper.js";
/** Where the list of files is. As long as what replaces it, so that source maps stay right. */
const placeholder = "@parts@";
const addressOf = (hash: string) => `assets/parts-${hash}.json`;

/**
 * Replaces Vite's own helper with src/lazy/fetch-then-load.ts, which fetches all files of a lazy part before it runs. Vite's
 * helper preloads modules, and a browser caches a failed module until the page is left.
 *
 * Which other files each part needs is in a file of its own, fetched when the first part is opened. In the entry, where Vite
 * puts them, their names would be a quarter of its bytes.
 */
export function fetchThenLoad(): Plugin {
  let isReplaced = false;
  const parts = new Map<string, Set<string>>();
  return {
    name: "fetch-then-load",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          // Vite omits the part's own file where it needs no other. Anything after it stands for the list.
          resolveDependencies(file, others, { hostType }) {
            if (hostType !== "js") return others;
            const scripts = others.filter((other) => other !== file);
            parts.set(file, new Set(scripts));
            return scripts.length > 0 ? [file, ""] : [file];
          },
        },
      },
    }),
    load(id) {
      if (id !== helper) return undefined;
      isReplaced = true;
      return `import { fetchThenLoad } from "@aradhana/browser/lazy";
export const __vitePreload = (load, files) => fetchThenLoad(load, files, "${addressOf(placeholder)}");`;
    },
    generateBundle: {
      // After Vite has found what each part needs.
      order: "post",
      handler(_, bundle) {
        if (!isReplaced) this.error(`Vite no longer loads ${JSON.stringify(helper)} before its lazy parts.`);
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        for (const chunk of chunks) takeStyles(chunk, parts);
        const source = JSON.stringify(listOf(parts));
        const hash = createHash("sha256").update(source).digest("hex").slice(0, placeholder.length);
        for (const chunk of chunks) chunk.code = chunk.code.replace(addressOf(placeholder), addressOf(hash));
        this.emitFile({ type: "asset", fileName: addressOf(hash), source });
      },
    },
  };
}

/**
 * Moves the stylesheets out of the names that Vite has put into the first line of a chunk. Their places stay, and so do the
 * columns of all other lines.
 */
function takeStyles(chunk: Rollup.OutputChunk, parts: Map<string, Set<string>>): void {
  const [all, list] = /^const __vite__mapDeps=.*?\bm\.f=(\[[^\]]*\])/.exec(chunk.code) ?? [];
  if (!all || !list) return;
  const names: string[] = JSON.parse(list);
  const isStyle = (name: string) => name.endsWith(".css");
  for (const [, indexes = ""] of chunk.code.matchAll(/__vite__mapDeps\(\[([\d,]*)\]\)/g)) {
    const [own = "", ...others] = indexes.split(",").map((index) => names[Number(index)] ?? "");
    for (const style of others.filter(isStyle)) parts.get(own)?.add(style);
  }
  const left = JSON.stringify(names.map((name) => (isStyle(name) ? "" : name)));
  chunk.code = all.slice(0, -list.length) + left + chunk.code.slice(all.length);
}

/** All files by number, and the numbers of a part's files after its own. */
function listOf(parts: ReadonlyMap<string, ReadonlySet<string>>) {
  const numbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const needing = [...parts].filter(([, others]) => others.size > 0);
  const numbered = needing.map(([file, others]) => [file, ...others].map(numberOf));
  return { files: [...numbers.keys()], parts: numbered };
}
