// Byte budgets of the storefront, taken from what Vite says it built. The limits are those of
// docs/performance.md: change them there too.
import { globSync, readFileSync } from "node:fs";

const dist = "apps/storefront/dist";
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));
const isScript = (file) => file.endsWith(".js");

/** A module's chunk with all that it imports, and the English words it asks for before it draws. */
function filesOf(...modules) {
  const keys = new Set();
  const walk = (key) => {
    if (keys.has(key)) return;
    if (!manifest[key]) throw new Error(`${dist} holds no ${key}: name the module that took its place.`);
    keys.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of [...imports, ...dynamicImports.filter((key) => key.endsWith("text.en.ts"))])
      walk(next);
  };
  for (const module of modules) walk(module);
  const chunks = [...keys].map((key) => manifest[key]);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file).filter(isScript))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

const path = (files) => files.map((file) => `${dist}/${file}`);
const home = filesOf("index.html", "src/routes/home/route.tsx");
const first = new Set(home.scripts);
const later = Object.values(manifest).filter(({ file }) => isScript(file) && !first.has(file));

export default [
  { name: "script until home answers to taps", path: path(home.scripts), limit: "135 kB", gzip: true },
  { name: "styles of home's first paint", path: path(home.styles), limit: "10 kB", gzip: true },
  ...globSync(`${dist}/assets/*latin*.woff2`).map((font) => ({
    name: "the font of the first page",
    path: font,
    limit: "28 kB",
    gzip: false,
    brotli: false,
  })),
  ...later.map(({ file, src, name }) => ({
    name: `on demand: ${src ?? name}`,
    path: path([file]),
    limit: "30 kB",
    gzip: true,
  })),
].filter(({ path }) => path.length > 0);
