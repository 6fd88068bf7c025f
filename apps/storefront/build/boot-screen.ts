import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { renderBootScreen } from "../src/app/shell/render-boot-screen.tsx";

const emptyRoot = '<div id="root"></div>';

/**
 * Adds the boot screen to the page that a static host serves, so that it shows before the first script has loaded. Our
 * own server uses only the head of that page. Runs after the server's build, which renders the boot screen.
 */
export function bootScreen(): Plugin {
  return {
    name: "boot-screen",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    writeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const { root, build } = this.environment.config;
        const server: { renderBootScreen: typeof renderBootScreen } = await import(
          join(root, build.outDir, "entry-server.js")
        );
        const file = join(root, "dist/index.html");
        const page = await readFile(file, "utf8");
        if (!page.includes(emptyRoot))
          throw new Error(`${file} has no ${emptyRoot} to put the boot screen at.`);
        await writeFile(file, page.replace(emptyRoot, `${emptyRoot}${await server.renderBootScreen()}`));
      },
    },
  };
}
