import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bundle } from "../../core/scripts/bundle.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "test-results/entry-points");

/** Bundles each entry point with astronomy-engine into one script, and all of them together. Returns the files by name. */
export async function bundleEntryPoints(): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const indexes = globSync("src/*/index.ts", { cwd: root }).sort();
  const all = join(folder, "all.ts");
  writeFileSync(all, indexes.map((file) => `export * from "../../${file}";\n`).join(""));
  const entries = indexes.map((file) => [basename(dirname(file)), join(root, file)] as const);
  const files = await Promise.all(
    [...entries, ["all", all] as const].map(async ([name, source]) => {
      const file = join(folder, `${name}.js`);
      writeFileSync(file, await bundle(source));
      return [name, file] as const;
    }),
  );
  return Object.fromEntries(files);
}
