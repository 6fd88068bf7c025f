// Byte budgets of the storefront, the widgets and the console, from Vite's manifests. The limits are those of docs/performance.md:
// change them there too; `pnpm size` compares the two.
import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundleEntryPoints } from "./packages/core/scripts/bundle-entry-points.ts";
import { bundleEntryPoints as bundleJyotish } from "./packages/jyotish/scripts/bundle-entry-points.ts";
import { checkDocumented } from "./scripts/size/documented-budgets.mjs";
import { entryPointLimits, jyotishLimits } from "./scripts/size/entry-point-limits.mjs";
import { ownChunksOfGoods } from "./scripts/size/own-chunks-of-goods.mjs";
import { partsWithPages } from "./scripts/size/parts-with-pages.mjs";

const dist = "apps/storefront/dist";
const widgets = "apps/widgets/dist";
const manifestOf = (build) => JSON.parse(readFileSync(`${build}/.vite/manifest.json`, "utf8"));
const manifest = manifestOf(dist);
const styles = JSON.parse(readFileSync(`${dist}/.vite/page-styles.json`, "utf8"));
const isMessages = (key) => /\.(en|hi)\.ts$/.test(key);

/** The scripts of one module: its chunk, all that it imports, and its messages in English. */
function scriptsOf(module, chunks = manifest) {
  const keys = new Set();
  const walk = (key) => {
    if (keys.has(key)) return;
    if (!chunks[key]) throw new Error(`The build has no ${key}: name the module that replaced it.`);
    keys.add(key);
    const { imports = [], dynamicImports = [] } = chunks[key];
    for (const next of [...imports, ...dynamicImports.filter((name) => name.endsWith(".en.ts"))]) walk(next);
  };
  walk(module);
  return [...keys].map((key) => chunks[key].file).filter((file) => file.endsWith(".js"));
}

/** All scripts of one widget until it answers to taps. */
function scriptsOfWidget(name) {
  const chunks = manifestOf(widgets);
  const files = ["index.html", `src/routes/${name}/route.tsx`].flatMap((key) => scriptsOf(key, chunks));
  return [...new Set(files)].map((file) => `${widgets}/${file}`);
}

const desk = "apps/console/dist";
const consoleChunks = manifestOf(desk);
const consultation = ["index.html", "src/consultations/consultation-show.tsx"].flatMap((screen) =>
  scriptsOf(screen, consoleChunks),
);
const callAtDesk = scriptsOf("src/consultations/call/session-call.tsx", consoleChunks).filter(
  (file) => !consultation.includes(file),
);

const paths = (...files) => [...new Set(files.flat())].map((file) => `${dist}/${file}`);
const entry = scriptsOf("index.html");
const storefront = "apps/storefront";
const screens = globSync("src/routes/*/route.tsx", { cwd: storefront }).sort();
const screenName = (module) => module.split("/")[2];
// Every page fetches the API client once it is interactive.
const client = scriptsOf("src/app/services/create-browser-services.ts");
// What the screens for reading share: visitors come to all others over one of these.
const reading = Object.keys(manifest).filter((key) => key.startsWith("_reading-"));
const everywhere = new Set([...entry, ...client, ...reading.flatMap((key) => scriptsOf(key))]);

/** What all panels share: Base UI's dialog. docs/decisions/0021 */
const panels = globSync("src/features/*/panel/panel.tsx", { cwd: storefront }).map(
  (module) => new Set(scriptsOf(module)),
);
const overlays = [...panels[0]].filter(
  (file) => panels.every((own) => own.has(file)) && !everywhere.has(file),
);
/** For a screen everything counts: none may load the dialog before one is opened. */
const isShared = (key, file) => !key.endsWith("/route.tsx") && overlays.includes(file);

/** What opening a screen or a panel downloads that not every page has already. */
const onDemand = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !isMessages(key) && !key.endsWith("/loader.ts"))
  .map(([key, { dynamicImports = [] }]) => {
    const loaders = dynamicImports.filter((name) => name.endsWith("/loader.ts"));
    const scripts = [key, ...loaders].flatMap((module) => scriptsOf(module));
    return [key, [...new Set(scripts)].filter((file) => !everywhere.has(file) && !isShared(key, file))];
  })
  .filter(([, scripts]) => scripts.length > 0);

const gzipOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);
const ofGoods = ownChunksOfGoods(onDemand, gzipOf);
const goodsLimits = { median: "15 kB", largest: "30 kB", part: "5 kB" };

/** Screens with a budget of their own: of all their script, of what navigating to them downloads, or of their styles. */
const budgets = {
  // docs/decisions/0053
  home: { total: "120 kB" },
  pooja: { total: "125 kB", styles: "10.6 kB" },
  "pooja-vip": { styles: "10.6 kB" },
  // With names and addresses of earlier orders to tap.
  continue: { more: "54.9 kB" },
  // Two forms: the details of a birth, and a time with an astrologer. What pays is a part of its own.
  "astro-guru-form": { more: "46.4 kB" },
  // A conversation with its clock, and what is before and after it.
  "astro-consultation": { more: "40 kB" },
  // A booking that is paid, moved and cancelled on its page.
  "astro-booking-status": { more: "41 kB" },
  "book-now-pay-later": { more: "35.2 kB" },
  "payment-confirmation": { more: "37.5 kB" },
  "pooja-payment-confirmation": { more: "37.5 kB" },
  "chadhaava-payment-confirmation": { more: "37.5 kB" },
  // Offerings and the form that pays for them, on one page.
  "chadhaava-detail": { styles: "11.2 kB", more: "52.6 kB" },
  // The check of a PIN code is drawn with the page, so its styles are too.
  ...{ "abhimantrit-product": { styles: "10.6 kB" }, gemstone: { styles: "10.6 kB" } },
  // Setting, address, price and payment of a good, on one page too.
  "goods-order": { styles: "10.6 kB", more: "42.2 kB" },
  // The cart on that page, with the page around its form.
  cart: { more: "45 kB" },
  // Its invoice, what can be changed about it, and its reviews, of goods too.
  order: { more: "44.7 kB" },
  // Three charts, their tables, and the sections of a report.
  "kundali-report": { more: "32 kB" },
  // With the space of an order's parts while it is loaded.
  "chadhaava-success": { more: "34.3 kB" },
  sankalp: { more: "53.9 kB" },
  // They name each item of a cart.
  "order-success": { more: "31.9 kB" },
  "sankalp-form-submitted": { more: "31.7 kB" },
};

/** Parts of a page, with what the page itself has loaded by then. */
const partLimits = {
  // With the page of the order; some 6 kB of it are new.
  "src/features/checkout/goods-order/sold-meanwhile.tsx": "48 kB",
  "src/features/astrology/name-correction/name-report-by-id.tsx": "42.9 kB",
  // 7 kB of them are new on the page of a session, whose calls it shares.
  "src/features/consultation/chart/share-chart.tsx": "38.5 kB",
  // With the page of a session; 7.5 kB of it are new.
  "src/features/consultation/call/call-panel.tsx": "48 kB",
  // With the page of a chat or a session, which have most of it.
  "src/features/chat/kundali/kundali-beside.tsx": "37.8 kB",
  "src/features/chat/voice/voice-recorder.tsx": "32.1 kB",
  // With the page of an order; 1.7 kB of it are new.
  "src/features/orders/returns/returns.tsx": "46.4 kB",
  // With the page of the names.
  "src/features/orders/sankalp-form/correction-form.tsx": "54.8 kB",
  ...partsWithPages(budgets),
};

checkDocumented(
  {
    "the median of what only a screen of goods loads": goodsLimits.median,
    "the largest of what only a screen of goods loads": goodsLimits.largest,
    "the largest part that a screen of goods loads later": goodsLimits.part,
    "all script until the page answers to taps: home": budgets.home.total,
    "all script until the page answers to taps: a puja's page": budgets.pooja.total,
    "the checkout, with saved addresses to tap": budgets.continue.more,
    "the order of a good": budgets["goods-order"].more,
    "the order of a cart, with the page around its form": budgets.cart.more,
    "goods like one that was sold, with the page of its order":
      partLimits["src/features/checkout/goods-order/sold-meanwhile.tsx"],
    "the order of a kundali or a consultation, up to what pays": budgets["astro-guru-form"].more,
    "a booked consultation": budgets["astro-booking-status"].more,
    "the result of a payment": budgets["payment-confirmation"].more,
    "a reservation": budgets["book-now-pay-later"].more,
    "a kundali report, with its charts and their tables": budgets["kundali-report"].more,
    "a name report, with the page around it":
      partLimits["src/features/astrology/name-correction/name-report-by-id.tsx"],
    "a session with an astrologer": budgets["astro-consultation"].more,
    "its call, with the page around it": partLimits["src/features/consultation/call/call-panel.tsx"],
    "the chart of a kundali in a chat, with the page around it":
      partLimits["src/features/chat/kundali/kundali-beside.tsx"],
    "the recorder of a voice message, with the page around it":
      partLimits["src/features/chat/voice/voice-recorder.tsx"],
    "a chart shared in a session, with the page around it":
      partLimits["src/features/consultation/chart/share-chart.tsx"],
    "an order's page, with its invoice and changes": budgets.order.more,
    "the return of a good, with the page of its order": partLimits["src/features/orders/returns/returns.tsx"],
    "a correction of names, with the page around it":
      partLimits["src/features/orders/sankalp-form/correction-form.tsx"],
    "a chadhaava with its checkout": budgets["chadhaava-detail"].more,
    "the page after a chadhaava is paid": budgets["chadhaava-success"].more,
    "the page after goods are ordered": budgets["order-success"].more,
    "the page after names are submitted": budgets["sankalp-form-submitted"].more,
    "the sankalp form: names with gotras to tap": budgets.sankalp.more,
    "styles of the first paint of a puja with its section links": budgets.pooja.styles,
    "styles of the first paint of a chadhaava, with its form": budgets["chadhaava-detail"].styles,
  },
  [
    ...Object.entries(budgets).flatMap(([screen, limits]) =>
      Object.values(limits).map((limit) => [screen, limit]),
    ),
    ...Object.entries(partLimits),
  ],
);

export default [
  ...screens
    .filter((module) => budgets[screenName(module)]?.total)
    .map((module) => ({
      name: `script until ${screenName(module)} answers to taps`,
      path: paths(entry, scriptsOf(module)),
      limit: budgets[screenName(module)].total,
      gzip: true,
    })),
  ...screens.map((module) => ({
    name: `styles of the first paint of ${screenName(module)}`,
    path: dist + styles[module].file,
    limit: budgets[screenName(module)]?.styles ?? "10 kB",
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
    // docs/decisions/0045
    limit: "52 kB",
    gzip: true,
  },
  {
    name: "the service worker, fetched once the page is usable",
    path: `${dist}/service-worker.js`,
    limit: "10 kB",
    gzip: true,
  },
  {
    name: "the loader of the widgets, on partners' pages",
    path: "apps/widgets/dist/embed/v1.js",
    // docs/decisions/0018
    limit: "3 kB",
    gzip: true,
  },
  {
    // react-admin is nine tenths of it; only staff load it. docs/decisions/0037
    name: "script of the console",
    path: scriptsOf("index.html", consoleChunks).map((file) => `${desk}/${file}`),
    limit: "410 kB",
    gzip: true,
  },
  {
    name: "more for a call at the desk of the console",
    path: callAtDesk.map((file) => `${desk}/${file}`),
    limit: "10 kB",
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
    // A part of a screen imports what the screen has brought already, and is counted with it.
    limit: partLimits[key] || (key.startsWith("src/routes/") && budgets[screenName(key)]?.more) || "31.5 kB",
    gzip: true,
  })),
  {
    name: "the median chunk of the screens of goods",
    path: paths(ofGoods.median),
    limit: goodsLimits.median,
    gzip: true,
  },
  {
    name: "the largest chunk of the screens of goods",
    path: paths(ofGoods.largest),
    limit: goodsLimits.largest,
    gzip: true,
  },
  {
    name: "the largest later part of the screens of goods",
    path: paths(ofGoods.part),
    limit: goodsLimits.part,
    gzip: true,
  },
  // Each bundled by itself, with its own copy of what others contain too.
  ...Object.entries(await bundleEntryPoints()).map(([entryPoint, path]) => ({
    name: `@aradhana/core/${entryPoint}`,
    path,
    limit: entryPointLimits[entryPoint] ?? "3 kB",
    gzip: true,
  })),
  ...Object.entries(await bundleJyotish()).map(([entryPoint, path]) => ({
    name: `@aradhana/jyotish/${entryPoint}`,
    path,
    limit: jyotishLimits[entryPoint] ?? "3 kB",
    gzip: true,
  })),
];
