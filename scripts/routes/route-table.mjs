// Each route of the shop with its screen, its story and its end-to-end test, read from the sources.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathPatterns } from "../../packages/core/src/paths/patterns.ts";
import { createReader } from "./source-names.mjs";

const root = join(import.meta.dirname, "../..");
const paths = join(root, "packages/core/src/paths");
const textsOf = createReader(
  { "@aradhana/core/paths": ["order-paths.ts", "page-path.ts"].map((file) => join(paths, file)) },
  // What opens the shop for every story names every route.
  (path) =>
    path.startsWith(paths) || path.includes("/e2e/support/") || path.endsWith("/stories/addresses.ts"),
);

const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(root, folder, file));

/** The screens by pattern, from the route tables of both apps. */
function readScreens() {
  const read = (file) => readFileSync(join(root, file), "utf8");
  const own = [...read("apps/storefront/src/app/routes.tsx").matchAll(/screen\(\s*"([^"]+)",\s*"([^"]+)"/g)];
  const widgets = read("apps/widgets/src/routes.ts").matchAll(
    /path: "([^"]+)"[\s\S]*?import\("\.\/([^"]+)\/route/g,
  );
  return new Map([
    ...own.map(([, pattern, folder]) => [pattern, `apps/storefront/src/routes/${folder}`]),
    ...[...widgets].map(([, pattern, folder]) => [pattern, `apps/widgets/src/${folder}`]),
  ]);
}

const isParam = (part) => part.startsWith(":");

/** The pattern that an address matches: of several, that with the fewest parameters. */
export function patternOf(address) {
  const parts = address
    .replace(/\$\{[^}]*\}/g, "x")
    .split(/[?#]/)[0]
    .split("/");
  const fits = (pattern) => {
    const segments = pattern.split("/");
    return (
      segments.length === parts.length &&
      segments.every((part, i) => part === parts[i] || (isParam(part) && parts[i]))
    );
  };
  const count = (pattern) => pattern.split("/").filter(isParam).length;
  return pathPatterns.filter(fits).sort((a, b) => count(a) - count(b))[0];
}

/** The patterns that a source opens or expects, as an address, a pattern, or a regular expression. */
function patternsIn(path) {
  const found = textsOf(path).flatMap((text) => [
    ...[...text.matchAll(/["'`](\/[a-z:][^"'`\s]*)["'`]/g)].map(([, address]) => address),
    ...[...text.matchAll(/(?:goto|at|pathTo|open)\(\s*["'`](\/(?:\?[^"'`]*)?)["'`]/g)].map(
      ([, address]) => address,
    ),
    ...[...text.matchAll(/\/((?:\\\/[\w-]+)+)/g)].map(([, address]) => address.replaceAll("\\/", "/")),
  ]);
  return new Set(found.map((address) => (pathPatterns.includes(address) ? address : patternOf(address))));
}

/** Tests that open routes and use nothing of them. */
const openingOnly = ["hostile-addresses", "stored-garbage", "widget-routes"];

/** The sources that name each pattern, by name. */
function namedBy(files) {
  const named = files.map((path) => ({ path: relative(root, path), patterns: patternsIn(path) }));
  return (pattern) => named.filter(({ patterns }) => patterns.has(pattern)).map(({ path }) => path);
}

/** A row for each pattern of the specification, in its order. */
export function routeRows() {
  const screens = readScreens();
  const storiesOf = namedBy([
    ...filesIn("apps/storefront/stories", ".stories.tsx"),
    ...filesIn("apps/widgets/stories", ".stories.tsx"),
  ]);
  const testsOf = namedBy(
    filesIn("e2e/tests", ".spec.ts").filter((file) => !openingOnly.includes(basename(file, ".spec.ts"))),
  );
  return pathPatterns.map((pattern) => {
    const screen = screens.get(pattern);
    if (!screen) return { pattern, screen, stories: [], tests: [] };
    // Several routes may have one screen, as the policies do.
    const alike = pathPatterns.filter((other) => screens.get(other) === screen);
    const stories = [storiesOf(pattern), alike.flatMap(storiesOf)].find((files) => files.length > 0) ?? [];
    return { pattern, screen, stories: [...new Set(stories)], tests: testsOf(pattern) };
  });
}

const listed = (files) =>
  files
    .map(
      (path) =>
        `[${path
          .split("/")
          .at(-1)
          .replace(/\.(?:stories\.tsx|spec\.ts)$/, "")}](../${path})`,
    )
    .join(", ") || "none";

/** The page about them, in Markdown. */
export function routesPage() {
  const rows = routeRows();
  const built = rows.filter(({ screen }) => screen);
  const lines = rows.map(({ pattern, screen, stories, tests }) =>
    screen
      ? `| \`${pattern}\` | [${screen.split("/").at(-1)}](../${screen}) | ${listed(stories)} | ${listed(tests)} |`
      : `| \`${pattern}\` | not built yet |  |  |`,
  );
  return `# Routes

Each of the ${rows.length} routes of the specification with its screen, the page stories that open it and the end-to-end tests that use
it. Tests that only open routes (${openingOnly.join(", ")}) are not listed. ${built.length} are built.

\`pnpm routes\` writes this page from the route tables, the stories and the tests; a check compares it with them.

| Route | Screen | Stories | End-to-end tests |
| --- | --- | --- | --- |
${lines.join("\n")}
`;
}
