import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bundle } from "./bundle.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "test-results/doors");

/** The name of each door of this package. */
export const doors = globSync("src/*/index.ts", { cwd: root })
  .map((file) => basename(dirname(file)))
  .sort();

/** Writes each door, with all that it needs, as one script. Answers with their files by the doors' names. */
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
