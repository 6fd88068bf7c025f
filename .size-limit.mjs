// Byte budgets of the storefront, taken from what Vite says it built, and of the widgets. The limits are
// those of docs/performance.md: change them there too.
import { globSync, readFileSync } from "node:fs";
import { bundleEntryPoints } from "./packages/core/scripts/bundle-entry-points.ts";

const dist = "apps/storefront/dist";
const widgets = "apps/widgets/dist";
const manifestOf = (build) => JSON.parse(readFileSync(`${build}/.vite/manifest.json`, "utf8"));
const manifest = manifestOf(dist);
const styles = JSON.parse(readFileSync(`${dist}/.vite/page-styles.json`, "utf8"));
const isWords = (key) => /\.(en|hi)\.ts$/.test(key);

/** The scripts that one module brings: its chunk, all that it imports, and its words in English. */
function scriptsOf(module, chunks = manifest) {
  const keys = new Set();
  const walk = (key) => {
    if (keys.has(key)) return;
    if (!chunks[key]) throw new Error(`The build holds no ${key}: name the module that took its place.`);
    keys.add(key);
    const { imports = [], dynamicImports = [] } = chunks[key];
    for (const next of [...imports, ...dynamicImports.filter((name) => name.endsWith(".en.ts"))]) walk(next);
  };
  walk(module);
  return [...keys].map((key) => chunks[key].file).filter((file) => file.endsWith(".js"));
}

/** What one widget brings, from nothing until it answers to taps. */
function scriptsOfWidget(name) {
  const chunks = manifestOf(widgets);
  const files = ["index.html", `src/routes/${name}/route.tsx`].flatMap((key) => scriptsOf(key, chunks));
  return [...new Set(files)].map((file) => `${widgets}/${file}`);
}

const paths = (...files) => [...new Set(files.flat())].map((file) => `${dist}/${file}`);
const entry = scriptsOf("index.html");
const home = scriptsOf("src/routes/home/route.tsx");
const detail = scriptsOf("src/routes/pooja/route.tsx");
// The client of the API comes to every page once that is interactive.
const client = scriptsOf("src/app/services/create-browser-services.ts");
const everywhere = new Set([...entry, ...client]);

/** What all panels share, whichever is opened first: Base UI's dialog. docs/decisions/0021 */
const panels = ["account", "locale", "orders"].map(
  (name) => new Set(scriptsOf(`src/features/${name}/panel/panel.tsx`)),
);
const overlays = [...panels[0]].filter(
  (file) => panels.every((own) => own.has(file)) && !everywhere.has(file),
);
/** A screen has all that it brings counted: none may stand on a dialog before somebody opens one. */
const isShared = (key, file) => !key.endsWith("/route.tsx") && overlays.includes(file);

/** What going to a screen, or opening a panel, brings that no page has already. */
const onDemand = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !isWords(key) && !key.endsWith("/loader.ts"))
  .map(([key, { dynamicImports = [] }]) => {
    const loaders = dynamicImports.filter((name) => name.endsWith("/loader.ts"));
    const scripts = [key, ...loaders].flatMap((module) => scriptsOf(module));
    return [key, [...new Set(scripts)].filter((file) => !everywhere.has(file) && !isShared(key, file))];
  })
  .filter(([, scripts]) => scripts.length > 0);

/** What a door of core brings with all that it needs, where that is more than most do. */
const ofDoors = {
  api: "19 kB",
  "app-state": "0.5 kB",
  // The client of the API, with which an order is placed, and libphonenumber-js as in `phone`.
  checkout: "57 kB",
  contract: "10 kB",
  country: "5 kB",
  currency: "0.5 kB",
  language: "0.5 kB",
  lazy: "1 kB",
  logging: "0.4 kB",
  money: "0.6 kB",
  payment: "4 kB",
  // libphonenumber-js, of which apps fetch the most part when another country's number is typed.
  phone: "50 kB",
  platform: "0.4 kB",
  "pooja-status": "0.4 kB",
  sankalp: "4 kB",
  session: "0.6 kB",
  time: "0.4 kB",
};

// Home and a puja's page have 10 % of headroom over what they weighed when the limit was set. docs/decisions/0025
/** Screens with 10 % of headroom, since every line of business adds to them. docs/decisions/0025 */
const growing = {
  "src/routes/continue/route.tsx": "33 kB",
  "src/routes/sankalp/route.tsx": "33 kB",
};

export default [
  {
    name: "script until home answers to taps",
    path: paths(entry, home),
    limit: "145 kB",
    gzip: true,
  },
  {
    name: "script until a puja answers to taps",
    path: paths(entry, detail),
    limit: "150 kB",
    gzip: true,
  },
  ...["home", "online-puja", "pooja"].map((screen) => ({
    name: `styles of the first paint of ${screen}`,
    path: dist + styles[`src/routes/${screen}/route.tsx`].file,
    limit: "10 kB",
    gzip: true,
  })),
  {
    name: "the font of an English page",
    path: globSync(`${dist}/assets/*latin*.woff2`),
    limit: "28 kB",
    gzip: false,
    brotli: false,
  },
  {
    name: "script until the widget of pujas answers to taps",
    path: scriptsOfWidget("pujas"),
    limit: "58 kB",
    gzip: true,
  },
  {
    name: "the loader of the widgets, on partners' pages",
    path: "apps/widgets/dist/embed/v1.js",
    // docs/decisions/0018
    limit: "3.5 kB",
    gzip: true,
  },
  {
    name: "what all panels share",
    path: paths(overlays),
    limit: "20 kB",
    gzip: true,
  },
  ...onDemand.map(([key, scripts]) => ({
    name: `more for ${key.replace(/^.*node_modules\//, "").replace(/^src\//, "")}`,
    path: paths(scripts),
    limit: growing[key] ?? "30 kB",
    gzip: true,
  })),
  // Each by itself: what one brings, another does not.
  ...Object.entries(await bundleEntryPoints()).map(([door, path]) => ({
    name: `@aradhana/core/${door}`,
    path,
    limit: ofDoors[door] ?? "3 kB",
    gzip: true,
  })),
];
