import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));

const [, hindiTable = "", englishTable = ""] = read("docs/vocabulary.md").split(/^## (?:Hindi|English)$/m);

const letter = String.raw`[\p{L}\p{M}]`;
// "7 am" is an example of every hour.
const asWord = (term: string) =>
  new RegExp(
    `(?<!${letter})${term.replace(/\./g, String.raw`\.`).replace(/[\d:]+/, String.raw`\d`)}(?!${letter})`,
    "iu",
  );

/** The terms under "not" in the last column of a table, each with what to write instead, from the column before it. */
const refusedIn = (table: string) =>
  table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .flatMap((line) => {
      const [not = "", write = ""] = line
        .split("|")
        .map((cell) => cell.trim())
        .slice(0, -1)
        .reverse();
      return not.split(", ").flatMap((term) => (term ? [{ term, write, asWord: asWord(term) }] : []));
    });

const languages = [
  {
    name: "Hindi",
    refused: refusedIn(hindiTable),
    files: filesOf([
      "apps/{storefront,widgets}/src/**/*.hi.ts",
      "packages/checkout/src/messages-hi/*.ts",
      "packages/core/src/shop/shop-hi.ts",
      "packages/ui/src/**/*.stories.tsx",
      "packages/ui/foundations/*.stories.tsx",
      "apps/api/seed/**/*.ts",
      "apps/api/seed/articles/*/hi.md",
      "apps/api/art/{reels,recordings}/*.ts",
      "apps/api/src/**/*.ts",
    ]),
    textOf: (line: string) => (/\p{Script=Devanagari}/u.test(line) ? line : ""),
  },
  {
    name: "English",
    refused: refusedIn(englishTable),
    files: filesOf([
      "apps/{storefront,widgets}/src/**/*.en.ts",
      "packages/checkout/src/messages-en/*.ts",
      "packages/core/src/shop/shop-en.ts",
      "apps/api/seed/**/*.ts",
      "apps/api/seed/articles/*/en.md",
      "apps/api/art/{reels,recordings}/*.ts",
      "apps/api/src/{messages,quotes,lines,payments}/**/*.ts",
    ]).filter((file) => !/\.(?:test|fixtures)\.ts$/.test(file)),
    textOf: (line: string, file: string) =>
      file.endsWith(".md") ? line : (line.match(/"[^"]*"|`[^`]*`/g) ?? []).join(" "),
  },
];

test.each(languages)("the $name terms and texts are found", ({ refused, files }) => {
  expect(refused.length).toBeGreaterThan(25);
  expect(files.length).toBeGreaterThan(50);
});

const filesByLanguage = languages.flatMap(({ files, ...language }) =>
  files.map((file) => ({ ...language, file })),
);

test.each(filesByLanguage)("$file has the $name terms of the vocabulary", ({ file, refused, textOf }) => {
  const text = read(file)
    .split("\n")
    .map((line) => textOf(line, file))
    .join("\n");
  const wrong = refused.filter(({ asWord }) => asWord.test(text));
  expect(wrong).toEqual([]);
});
