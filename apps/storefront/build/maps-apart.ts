import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The folder of the browser build's source maps, for debugging. */
const mapsFolder = "dist-maps";

/** Moves the source maps out of the folder that is served, so that visitors cannot download the sources. */
export function mapsApart(): Plugin {
  return {
    name: "maps-apart",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    writeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const { root, build } = this.environment.config;
        const from = join(root, build.outDir, build.assetsDir);
        const to = join(root, mapsFolder, build.assetsDir);
        await mkdir(to, { recursive: true });
        const maps = (await readdir(from)).filter((name) => name.endsWith(".map"));
        await Promise.all(maps.map((name) => rename(join(from, name), join(to, name))));
      },
    },
  };
}
