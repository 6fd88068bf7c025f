// Each route of the shop with its screen, its stories and its end-to-end tests, read from the sources.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathPatterns } from "../../packages/core/src/paths/patterns.ts";
import { patternOf } from "./pattern-of.ts";
import { createReader } from "./source-names.mjs";

const root = join(import.meta.dirname, "../..");
const paths = join(root, "packages/core/src/paths");
const textsOf = createReader(
  { "@aradhana/core/paths": ["order-paths.ts", "page-path.ts"].map((file) => join(paths, file)) },
  (path) => path.startsWith(paths) || path.includes("/e2e/support/"),
);

/** The screens by pattern, from the route tables of both apps. */
function readScreens() {
  const read = (file) => readFileSync(join(root, file), "utf8");
  const own = [...read("apps/storefront/src/app/routes.tsx").matchAll(/screen\(\s*"([^"]+)",\s*"([^"]+)"/g)];
  const widgets = read("apps/widgets/src/routes.ts").matchAll(
    /screen\(\s*"([^"]+)",\s*\(\) => import\("\.\/([^"]+)\/route/g,
  );
  return new Map([
    ...own.map(([, pattern, folder]) => [pattern, `apps/storefront/src/routes/${folder}`]),
    ...[...widgets].map(([, pattern, folder]) => [pattern, `apps/widgets/src/${folder}`]),
  ]);
}

/** What stands before an address that is compared, or fetched without its page. */
const isNotOpened = /(?:[!=]==\s*|href\s*=\s*\\?|"href",\s*|\.get\(|\.log\(\)\)\.toContain\()$/;

/** The patterns that a test opens or expects, as an address, a pattern, or a regular expression. */
export function patternsIn(path) {
  const found = textsOf(path).flatMap((text) => [
    ...[...text.matchAll(/["'`](\/[a-z:][^"'`\s]*)["'`]/g)]
      .filter(({ index }) => !isNotOpened.test(text.slice(Math.max(0, index - 40), index)))
      .map(([, address]) => address),
    ...[...text.matchAll(/goto\(\s*["'`](\/(?:\?[^"'`]*)?)["'`]/g)].map(([, address]) => address),
    ...[...text.matchAll(/\/((?:\\\/[\w-]+)+)/g)].map(([, address]) => address.replaceAll("\\/", "/")),
  ]);
  return new Set(
    found
      .map((address) =>
        // An address that is put together stands for one value in each place.
        pathPatterns.includes(address) ? address : patternOf(address.replace(/\$\{[^}]*\}/g, "x")),
      )
      .filter((pattern) => pattern !== undefined),
  );
}

/** Tests that open routes and use nothing of them. */
export const openingOnly = [
  "firefox-storage",
  "hostile-addresses",
  "stored-garbage",
  "three-releases",
  "widget-routes",
];

/** The end-to-end tests with the patterns of each. */
const readTests = () =>
  readdirSync(join(root, "e2e/tests"))
    .filter((file) => file.endsWith(".spec.ts") && !openingOnly.includes(basename(file, ".spec.ts")))
    .sort()
    .map((file) => join(root, "e2e/tests", file))
    .map((path) => ({ path: relative(root, path), patterns: patternsIn(path) }));

/** A panel covers the screen that it is opened over. */
const isOfScreen = ({ opens }) => !/[?&]panel=/.test(opens);

/** A row for each pattern of the specification, in its order. Stories are those of read-stories.mjs. */
export function routeRows(stories) {
  const screens = readScreens();
  const tests = readTests();
  const opened = stories.filter(isOfScreen).map((story) => ({ ...story, pattern: patternOf(story.opens) }));
  return pathPatterns.map((pattern) => ({
    pattern,
    screen: screens.get(pattern),
    stories: opened.filter((story) => story.pattern === pattern),
    // Several routes may have one screen, as the policies do: each state is shown at one of them.
    ofScreen: opened.filter(
      (story) => screens.has(pattern) && screens.get(story.pattern) === screens.get(pattern),
    ),
    tests: tests.filter(({ patterns }) => patterns.has(pattern)).map(({ path }) => path),
  }));
}
