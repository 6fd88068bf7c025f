import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { entryOf, filesOf, type Manifest, partsBelowFold } from "./page-files.ts";

/** For each screen's module: one stylesheet with all its first paint needs, and the files joined in it. */
export type PageStyles = Readonly<Record<string, { file: string; parts: string[] }>>;

export const pageStylesFile = ".vite/page-styles.json";

/**
 * Joins the stylesheets of each screen into one file for its first paint. A screen consists of a dozen
 * small ones; apart they are a dozen requests before anything shows, and a quarter larger.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    writeBundle: {
      order: "post",
      async handler({ dir = "dist" }) {
        const manifest: Manifest = JSON.parse(await readFile(join(dir, ".vite/manifest.json"), "utf8"));
        const entry = entryOf(manifest);
        const screens = Object.keys(manifest).filter((key) => /^src\/routes\/[^/]+\/route\.tsx$/.test(key));
        const styles = await Promise.all(
          [entry, ...screens].map(
            async (module) =>
              [
                module,
                await joinStyles(dir, manifest, [entry, ...partsBelowFold(manifest, [module]), module]),
              ] as const,
          ),
        );
        await writeFile(join(dir, pageStylesFile), JSON.stringify(Object.fromEntries(styles)));
      },
    },
  };
}

async function joinStyles(dir: string, manifest: Manifest, modules: string[]) {
  const parts = filesOf(manifest, modules).styles;
  const texts = await Promise.all(parts.map((file) => readFile(join(dir, file), "utf8")));
  const joined = texts.map((text) => text.trim()).join("");
  const hash = createHash("sha256").update(joined).digest("base64url").slice(0, 8);
  const file = `/assets/page-${hash}.css`;
  await writeFile(join(dir, file), joined);
  return { file, parts };
}
