// Rules of CONTRIBUTING.md for which the linter has none.
import assert from "node:assert/strict";
import { basename, dirname } from "node:path";
import { test } from "node:test";
import { devanagari } from "../../packages/ui/scripts/fonts/subsets.ts";
import { linesLike, readText, trackedFiles } from "./tracked-files.mjs";

const files = trackedFiles();
const code = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith(".d.ts"));
const self = (path) => path.startsWith("scripts/checks/");

test("files and folders are named in kebab-case", () => {
  // Names that tools and readers expect.
  const given = /^(README|CONTRIBUTING|CHANGELOG|SECURITY|OFL|LICENSE|Dockerfile|Caddyfile)\.?/;
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const generated = (path) => path.startsWith("apps/api/drizzle/");
  const odd = files
    .filter((path) => !generated(path))
    .flatMap((path) => path.split("/"))
    .filter((name) => !name.startsWith(".") && !given.test(name) && !kebab.test(name));
  assert.deepEqual([...new Set(odd)], []);
});

test("no folder is named utils, helpers or the like", () => {
  const drawers = new Set(["utils", "util", "helpers", "helper", "types", "misc", "common", "lib", "shared"]);
  // The lowest layer of the storefront holds folders of one noun each, and no files.
  const layer = /^apps\/storefront\/src\/shared\/(?=[^/]+\/)/;
  const found = files.filter((path) =>
    dirname(path.replace(layer, ""))
      .split("/")
      .some((folder) => drawers.has(folder)),
  );
  assert.deepEqual(found, []);
});

test("a file of the API has one of the five roles, or none", () => {
  const roles = new Set(["routes", "queries", "table", "errors", "rules"]);
  const found = files
    .filter((path) => /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(path))
    .filter((path) => {
      const [, ...suffixes] = basename(path, ".ts").split(".");
      return suffixes.length > 1 || suffixes.some((role) => !roles.has(role));
    });
  assert.deepEqual(found, []);
});

test("a route only names what is elsewhere: its files have at most 40 lines", () => {
  const long = files
    .filter((path) => /^apps\/storefront\/src\/routes\/.*(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => readText(path).trimEnd().split("\n").length > 40);
  assert.deepEqual(long, []);
});

test("each migration is in the journal, without which it is not applied", () => {
  const { entries } = JSON.parse(readText("apps/api/drizzle/meta/_journal.json"));
  const written = files.filter((path) => /^apps\/api\/drizzle\/[^/]+\.sql$/.test(path));
  assert.deepEqual(
    entries.map(({ tag }) => tag),
    written.map((path) => basename(path, ".sql")).sort(),
  );
});

test("each decision has a number of its own, which its heading repeats", () => {
  const decisions = files.filter((path) => /^docs\/decisions\/\d/.test(path));
  const numbers = decisions.map((path) => basename(path).slice(0, 4));
  assert.deepEqual([...new Set(numbers)], numbers);
  assert.deepEqual(
    decisions.map((path) => readText(path).slice(2, 6)),
    numbers,
  );
});

test("the Devanagari font has every character of the texts, the names and the catalogue", () => {
  const served = new Set(devanagari.characters.normalize("NFD"));
  const texts = files.filter(
    (path) =>
      /\.(ts|md|json|tsv)$/.test(path) &&
      !/\.test\.ts$/.test(path) &&
      /^(apps\/(storefront|widgets)\/src|apps\/api\/(data|seed|src)|packages\/(core|checkout)\/src)\//.test(
        path,
      ),
  );
  const missing = texts.flatMap((path) =>
    [...new Set(readText(path).match(/[\u0900-\u097f]/g))]
      .filter((letter) => ![...letter.normalize("NFD")].every((part) => served.has(part)))
      .map((letter) => `${path}: ${letter}`),
  );
  assert.deepEqual(missing, []);
});

test("raw colours are only in the theme", () => {
  // The demo sites of partners have designs of their own.
  const free = ["packages/ui/src/theme/", "apps/widgets/demo/"];
  const styles = code.filter(
    (path) => path.endsWith(".css") && !free.some((folder) => path.startsWith(folder)),
  );
  const raw = /(:|\s|\()#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
  assert.deepEqual(linesLike(raw, styles), []);
});

test("an app reads each setting of its build in one place", () => {
  const readers = linesLike(
    /import\.meta\.env\.VITE_/,
    code.filter((path) => !self(path)),
  );
  const settings = readers.map((line) => line.replace(/^(\w+\/\w+).*(VITE_\w+).*$/, "$1 $2"));
  assert.deepEqual(settings, [...new Set(settings)], readers.join("\n"));
});

test("links to pages of the shop are made by @aradhana/core/paths", () => {
  const patterns = readText("packages/core/src/paths/patterns.ts").matchAll(/^ {2}"\/([a-z][\w-]*)/gm);
  const first = new Set(Array.from(patterns, ([, segment]) => segment));
  // The folder of the widgets has files too, which its prefix names.
  first.delete("widget");
  // A path in quotes that is not an argument of `pathTo`, of `pathBefore` or of a route table's `screen`.
  const literal = new RegExp(
    `(?<!\\b(?:pathTo|pathBefore|screen)\\([^()]*)["'\`]/(?:(?:${[...first].join("|")})(?![\\w-])|widget/(?!assets\\b)[a-z])[^\\n]{0,40}`,
    "g",
  );
  const makers =
    /^(apps\/(storefront|widgets)\/(src|server)|apps\/api\/src|packages\/(core|checkout|ui)\/src)\//;
  const others = [
    /\.(test|stories|fixtures)\.tsx?$/,
    /^packages\/core\/src\/paths\//,
    // Routes of the API, of which some begin as pages do.
    /^apps\/api\/.*\.routes\.ts$/,
    // Beginnings of addresses, which ruling D11 lists.
    /\/skips-lookup\.ts$/,
  ];
  const found = code
    .filter((path) => /\.tsx?$/.test(path) && makers.test(path) && !others.some((other) => other.test(path)))
    .flatMap((path) => {
      const text = readText(path).replace(/\/\*[\s\S]*?\*\//g, "");
      return Array.from(text.matchAll(literal), ([link]) => `${path}: ${link}`);
    });
  assert.deepEqual(found, []);
});

test("an app has no barrels", () => {
  assert.deepEqual(
    files.filter((path) => path.startsWith("apps/") && basename(path) === "index.ts"),
    [],
  );
});

test("the code has no TODOs and no silenced checks", () => {
  const leftover = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|lorem ipsum|coming soon/i;
  assert.deepEqual(
    linesLike(
      leftover,
      code.filter((path) => !self(path)),
    ),
    [],
  );
});

test("a silenced lint rule has a reason", () => {
  const bare = /biome-ignore\s+[\w/]+\s*(:\s*.{0,10})?$/;
  assert.deepEqual(
    linesLike(
      bare,
      code.filter((path) => !self(path)),
    ),
    [],
  );
});

test("every dependency comes from the catalog, at one exact version", () => {
  const loose = files
    // The examples are projects of partners, who have no catalog.
    .filter((path) => basename(path) === "package.json" && !path.startsWith("docs/examples/"))
    .flatMap((path) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readText(path));
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, version]) => !/^(catalog:|workspace:\*)/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
  assert.deepEqual(loose, []);

  const catalogs = readText("pnpm-workspace.yaml")
    .split(/^catalog:$/m)[1]
    .split(/^allowBuilds:$/m)[0];
  const ranges = [...catalogs.matchAll(/^ {2,4}\S+: +(\S*[\^~*><][^\n]*)$/gm)].map(([line]) => line.trim());
  assert.deepEqual(ranges, []);
});

test("every package has the same scripts for the same things", () => {
  const workspaces = files.filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path));
  for (const path of workspaces) {
    const { scripts, exports = {} } = JSON.parse(readText(path));
    // A package that exports its sources is built by the apps that bundle it.
    const isSource =
      path.startsWith("packages/") && Object.values(exports).every((file) => /\.ts$/.test(file));
    for (const name of isSource ? ["typecheck", "test"] : ["build", "typecheck", "test"])
      assert.ok(scripts[name], `${path} has no script ${name}`);
  }
});

test("no file contains a path of one machine", () => {
  const texts = files.filter(
    (path) => !/\.(woff2|png|avif|webp|ico|jpg)$|pnpm-lock/.test(path) && !self(path),
  );
  assert.deepEqual(linesLike(/(^|[\s"'`(=])\/(work|root|tmp|home|Users)\/[a-z.]/, texts), []);
});

test("the code uses no browser features that old phones lack", () => {
  // Chrome 111 and Safari 16.4 are what the builds are made for; the server may be newer.
  const young = [/\bURL\.(?:canParse|parse)\b/, /\b(?:query|search|searchParams|params)\.size\b/];
  const inBrowsers = code.filter(
    (path) =>
      /^(packages\/(?!server\/)[^/]+|apps\/(storefront|widgets|console))\/src\//.test(path) &&
      !/\.test\.tsx?$/.test(path),
  );
  assert.deepEqual(
    young
      .flatMap((pattern) => linesLike(pattern, inBrowsers))
      .filter((line) => !line.includes("`URL.canParse`")),
    [],
  );
});

test("a sentence is in the texts of one workspace only", () => {
  const workspaceOf = (path) => path.split("/").slice(0, 2).join("/");
  const texts = files.filter((path) => /(text|summaries)\.en\.ts$|\/(site-)?messages-en\//.test(path));
  assert.ok(texts.length > 30);
  const places = new Map();
  for (const path of texts)
    for (const [sentence] of readText(path).matchAll(/"[^"\n]*"|`[^`\n]*`/g)) {
      const words = sentence.replace(/\$\{[^}]*\}/g, " ").match(/[\w']+/g) ?? [];
      if (words.length >= 4 && !sentence.startsWith('"@'))
        places.set(sentence, new Set(places.get(sentence)).add(workspaceOf(path)));
    }
  const copies = [...places].filter(([, workspaces]) => workspaces.size > 1).map(([sentence]) => sentence);
  assert.deepEqual(copies, [], "put them into packages/checkout, in messages or site-messages");
});

// Hindi shows it best: its sentences differ with the grammar, so equal ones mean the same.
test("a sentence is in one text file only", () => {
  const texts = files.filter((path) => /(text|summaries)\.hi\.ts$|\/(site-)?messages-hi\//.test(path));
  assert.ok(texts.length > 30);
  const places = new Map();
  for (const path of texts)
    for (const [sentence] of readText(path).matchAll(/"[^"\n]*"|`[^`\n]*`/g)) {
      const words = sentence.replace(/\$\{[^}]*\}/g, " ").match(/[\p{L}\p{M}\d]+/gu) ?? [];
      if (words.length >= 7 && !/^"[@.]/.test(sentence))
        places.set(sentence, new Set(places.get(sentence)).add(path));
    }
  const copies = [...places].filter(([, paths]) => paths.size > 1);
  assert.deepEqual(
    copies.map(([sentence, paths]) => [sentence, ...paths]),
    [],
    "put them into packages/checkout, in messages or site-messages",
  );
});
