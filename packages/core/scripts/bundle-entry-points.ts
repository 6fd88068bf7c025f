import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bundle } from "./bundle.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "test-results/doors");

/** The entry point's name. */
export const doors = globSync("src/*/index.ts", { cwd: root })
  .map((file) => basename(dirname(file)))
  .sort();

/** Bundles each entry point with its dependencies into one script. Returns the files by entry-point name. */
export async function bundleEntryPoints(): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const files = await Promise.all(
    doors.map(async (door) => {
      const file = join(folder, `${door}.js`);
      writeFileSync(file, await bundle(join(root, `src/${door}/index.ts`)));
      return [door, file] as const;
    }),
  );
  return Object.fromEntries(files);
}
