import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where the maps of the browser build are kept, for whoever reads a stack. */
const mapsFolder = "dist-maps";

/** Moves the source maps out of what a host of files serves: the sources are nobody's to fetch. */
export function mapsApart(): Plugin {
  return {
    name: "maps-apart",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    closeBundle: {
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
