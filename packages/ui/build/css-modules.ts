import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { transform } from "lightningcss";

type CssModulesPlugin = NonNullable<import("tsup").Options["esbuildPlugins"]>[number];

/** The browsers Vite 8 supports by default; nesting is compiled for the oldest of them. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Compiles each `x.module.css` into a plain `dist/<folder>/x.css`, which the JavaScript next to it imports. So an
 * app's bundler includes only the CSS of the components it uses, and needs no CSS Modules support.
 */
export function cssModules(outDir: string): CssModulesPlugin {
  return {
    name: "css-modules",
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        // The suffix keeps tsup from handling it as `.css`.
        path: `${resolve(resolveDir, path)}.js`,
        namespace: "css-module",
      }));

      build.onLoad({ filter: /.*/, namespace: "css-module" }, async (module) => {
        const path = module.path.slice(0, -".js".length);
        const folder = relative(resolve("src"), dirname(path));
        const name = basename(path, ".module.css");
        const { code, exports } = transform({
          filename: path,
          code: await readFile(path),
          // Readable, and the same in every build: server and browser bundles must agree.
          cssModules: { pattern: `ar-${name}-[local]` },
          minify: true,
          targets,
        });
        await mkdir(join(outDir, folder), { recursive: true });
        await writeFile(join(outDir, folder, `${name}.css`), code);

        const classes = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]);
        return {
          // Every chunk is one folder deep (see tsup.config.ts), so this path is valid from each of them.
          contents: `import "../${folder}/${name}.css";
export default ${JSON.stringify(Object.fromEntries(classes.sort()))};`,
          loader: "js",
          resolveDir: dirname(path),
        };
      });

      build.onResolve({ filter: /\.css$/, namespace: "css-module" }, ({ path }) => ({
        path,
        external: true,
        sideEffects: true,
      }));
    },
  };
}
