import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bundle } from "./bundle.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "test-results/entry-points");

/** The entry point's name. */
export const entryPoints = globSync("src/*/index.ts", { cwd: root })
  .map((file) => basename(dirname(file)))
  .sort();

/** Bundles each entry point with its dependencies into one script. Returns the files by entry-point name. */
export async function bundleEntryPoints(): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const files = await Promise.all(
    entryPoints.map(async (entryPoint) => {
      const file = join(folder, `${entryPoint}.js`);
      writeFileSync(file, await bundle(join(root, `src/${entryPoint}/index.ts`)));
      return [entryPoint, file] as const;
    }),
  );
  return Object.fromEntries(files);
}
