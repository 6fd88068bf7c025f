// Byte budgets of the storefront, taken from what Vite says it built, and of the widgets. The limits are
// those of docs/performance.md: change them there too.
import { globSync, readFileSync } from "node:fs";

const dist = "apps/storefront/dist";
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));
const isWords = (key) => /\.(en|hi)\.ts$/.test(key);

/** The files that one module brings: its chunk, all that it imports, and its words in English. */
function filesOf(module) {
  const keys = new Set();
  const walk = (key) => {
    if (keys.has(key)) return;
    if (!manifest[key]) throw new Error(`${dist} holds no ${key}: name the module that took its place.`);
    keys.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of [...imports, ...dynamicImports.filter((name) => name.endsWith(".en.ts"))]) walk(next);
  };
  walk(module);
  const chunks = [...keys].map((key) => manifest[key]);
  return {
    scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith(".js")),
    styles: chunks.flatMap(({ css = [] }) => css),
  };
}

const paths = (...files) => [...new Set(files.flat())].map((file) => `${dist}/${file}`);
const entry = filesOf("index.html");
const home = filesOf("src/routes/home/route.tsx");
const detail = filesOf("src/routes/pooja/route.tsx");
const atFirst = new Set(entry.scripts);

const onDemand = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !isWords(key))
  .map(([key]) => [key, filesOf(key).scripts.filter((file) => !atFirst.has(file))])
  .filter(([, scripts]) => scripts.length > 0);

export default [
  {
    name: "script until home answers to taps",
    path: paths(entry.scripts, home.scripts),
    limit: "135 kB",
    gzip: true,
  },
  {
    name: "script until a puja answers to taps",
    path: paths(entry.scripts, detail.scripts),
    limit: "135 kB",
    gzip: true,
  },
  {
    name: "styles of home's first paint",
    path: paths(entry.styles, home.styles),
    limit: "10 kB",
    gzip: true,
  },
  {
    name: "the font of an English page",
    path: globSync(`${dist}/assets/*latin*.woff2`),
    limit: "28 kB",
    gzip: false,
    brotli: false,
  },
  {
    name: "script until the widget of pujas answers to taps",
    path: "apps/widgets/dist/assets/*.js",
    limit: "95 kB",
    gzip: true,
  },
  ...onDemand.map(([key, scripts]) => ({
    name: `more for ${key.replace(/^.*node_modules\//, "").replace(/^src\//, "")}`,
    path: paths(scripts),
    limit: "30 kB",
    gzip: true,
  })),
];
