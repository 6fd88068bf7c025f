import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts `.br` and `.gz` beside every script, stylesheet and list of them in `folder`, so that no request waits for compression. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotli(content));
      await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
    }),
  );
}

/** Compresses the assets of a build for the browser. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    writeBundle: {
      sequential: true,
      order: "post",
      handler() {
        const { root, build } = this.environment.config;
        return compressFolder(join(root, build.outDir, "assets"));
      },
    },
  };
}
