import { globSync, readFileSync } from "node:fs";
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const routes = globSync("src/routes/*/route.tsx", { cwd: `${import.meta.dirname}/..` });

/** The screens that name a chunk in their `sharedChunks`, by the ends of their modules' ids. */
const screensOf = (chunk: string) =>
  routes
    .filter((route) => {
      const source = readFileSync(`${import.meta.dirname}/../${route}`, "utf8");
      return /^export const sharedChunks\b.*$/m.exec(source)?.[0].includes(`"${chunk}"`);
    })
    .map((route) => `/${route}`);

/** A few lines each, which a puja's page shares with later ones: as separate files they would be twice as large. */
const fewLines =
  /\/src\/(?:shared\/share\/share-(?:link|button)|features\/(?:catalogue\/request\/form-opener|cart\/add\/lazy-add-to-cart))\.tsx?$/;

const isValibot = (id: string) => id.includes("/node_modules/valibot/");
/** Schemas come with the API client: that an index also exports them is no reason to add them to a screen's chunk. */
const bringsSchemas = (id: string, modules: Modules) =>
  isValibot(id) || (modules.getModuleInfo(id)?.importedIds.some(isValibot) ?? false);

const entry = "/src/app/entry-client.tsx";

/** Exports every icon: who imports one from it does not need the files of the others. */
const allIcons = "/ui/dist/icon/index.js";

/** The ids of all modules that import this one, directly or not, and its own. */
function modulesNeeding(id: string, modules: Modules): string[] {
  const needing = new Set<string>();
  const climb = (each: string) => {
    if (needing.has(each) || each.endsWith(allIcons)) return;
    needing.add(each);
    modules.getModuleInfo(each)?.importers.forEach(climb);
  };
  climb(id);
  return [...needing];
}

/** Whether every page renders it. Parts of core are not named here: of most, the entry imports the index alone. */
const isShell = (id: string, modules: Modules) =>
  /\/(?:packages\/ui|storefront\/src)\//.test(id) &&
  !id.endsWith(entry) &&
  modulesNeeding(id, modules).some((each) => each.endsWith(entry));

/** The file of icons that a module of the interface is, but for those of the shell: each stays a chunk of its own. */
function iconsOf(id: string): string | null {
  if (!id.includes("/ui/dist/shared/")) return null;
  const name = /^\/\/ src\/icon\/(\w+-icons)\.tsx$/m.exec(readFileSync(id, "utf8"))?.[1];
  return name && name !== "page-icons" ? name : null;
}

/** Collects the modules that at least two screens of a chunk need and the entry does not. */
const sharedBy = (name: string) => {
  const among = screensOf(name);
  return (id: string, modules: Modules): string | null => {
    if (bringsSchemas(id, modules)) return null;
    const needing = modulesNeeding(id, modules);
    const needs = (path: string) => needing.some((each) => each.endsWith(path));
    return !needs(entry) && among.filter(needs).length > 1 ? name : null;
  };
};

const isBooking = sharedBy("booking");

/**
 * How the browser build is split. By default, the bundler makes a file of each part that two screens share: about
 * thirty of a kilobyte, each with a header, a link element and a request on a slow connection.
 */
export const chunkGroups: Group[] = [
  // Needed before each lazy part.
  {
    name: "loading",
    test: /\/(?:browser\/src\/lazy|src\/shared\/lazy)\/(?:fetch-then-load|load-with-retry|next-task|reload-home-once|chunk-failure)\.ts$/,
    priority: 3,
  },
  // Each is evaluated in its own task, so that a slow phone can react to taps in between.
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  {
    name: "router",
    test: /node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  // The messages of the shell and of what the public screens share, a file for each language.
  { name: wordsOf, debugName: "words", priority: 3 },
  { name: (id, modules) => (isShell(id, modules) ? "shell" : null), debugName: "shell", priority: 2 },
  // Any screen that shows one of its icons loads such a file, so no group of screens may absorb it.
  { name: iconsOf, debugName: "icons", priority: 1 },
  { name: sharedBy("reading"), debugName: "reading" },
  { name: (id, modules) => (fewLines.test(id) ? "booking" : isBooking(id, modules)), debugName: "booking" },
];

function wordsOf(id: string): string | null {
  const language =
    /(?:\/src\/(?:(?:shared\/shell-text|lines\/puja|features\/catalogue\/reviews)\/text|lines\/ritual-text|shared\/i18n\/units)\.|\/checkout\/dist\/(?:card|site)-messages-)(en|hi)(?:\.ts|\/index\.js)$/.exec(
      id,
    )?.[1];
  return language ? `words-${language}` : null;
}
