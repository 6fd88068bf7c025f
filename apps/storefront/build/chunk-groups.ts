import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const screens = (...folders: string[]) => folders.map((folder) => `/src/routes/${folder}/route.tsx`);

/** The screens that a visitor reads, from one to the next. */
const readingScreens = screens("home", "online-puja", "pooja");
/** Those on which a puja is booked. */
const bookingScreens = screens("pooja", "continue");

/** A few lines each, which a puja's page shares with later ones: in files of their own they would be as long again. */
const fewLines = /\/src\/shared\/share\/share-link\.ts$/;

const isValibot = (id: string) => id.includes("/node_modules/valibot/");
/** Schemas come with the API client. An index that names them beside what screens need does not make screens need them. */
const bringsSchemas = (id: string, modules: Modules) =>
  isValibot(id) || (modules.getModuleInfo(id)?.importedIds.some(isValibot) ?? false);

/** Gathers what at least two of the screens need, and not the entry, which has what it needs itself. */
const sharedBy =
  (among: readonly string[], name: string) =>
  (id: string, modules: Modules): string | null => {
    if (bringsSchemas(id, modules)) return null;
    const needing = new Set<string>();
    const climb = (each: string) => {
      if (needing.has(each)) return;
      needing.add(each);
      modules.getModuleInfo(each)?.importers.forEach(climb);
    };
    climb(id);
    const needs = (path: string) => [...needing].some((each) => each.endsWith(path));
    return !needs("/src/app/entry-client.tsx") && among.filter(needs).length > 1 ? name : null;
  };

const isBooking = sharedBy(bookingScreens, "booking");

/**
 * How the browser build is cut. Left to the bundler, each thing that two screens share is a file of its own:
 * some thirty of a kilobyte, each with a header, a link element and a place in the queue of a slow line.
 */
export const chunkGroups: Group[] = [
  // What stands before each lazy part, wherever that is asked for from.
  {
    name: "loading",
    test: /\/(?:browser\/src\/lazy|src\/shared\/lazy)\/(?:fetch-then-load|load-with-retry|next-task|reload-home-once|chunk-failure)\.ts$/,
    priority: 3,
  },
  // Each is evaluated in a task of its own, so that a slow phone can answer in between.
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  {
    name: "router",
    test: /node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  // The words of the shell and of what the reading screens share, a file for each language.
  { name: wordsOf, debugName: "words", priority: 1 },
  { name: sharedBy(readingScreens, "reading"), debugName: "reading" },
  { name: (id, modules) => (fewLines.test(id) ? "booking" : isBooking(id, modules)), debugName: "booking" },
];

function wordsOf(id: string): string | null {
  const language =
    /\/src\/(?:(?:shared\/shell-text|lines\/puja|features\/catalogue\/reviews)\/text|lines\/ritual-text)\.(en|hi)\.ts$/.exec(
      id,
    )?.[1];
  return language ? `words-${language}` : null;
}
