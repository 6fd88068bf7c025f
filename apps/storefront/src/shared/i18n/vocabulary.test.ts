import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** The spellings under "not" in docs/vocabulary.md, each with what to write instead. */
const refused = read("docs/vocabulary.md")
  .split("\n")
  .filter((line) => /^\|.*\p{Script=Devanagari}|^\|.*WhatsApp/u.test(line))
  .flatMap((line) => {
    const [, , hindi = "", not = ""] = line.split("|").map((cell) => cell.trim());
    return not.split(", ").flatMap((spelling) => (spelling ? [{ spelling, write: hindi }] : []));
  });

const letter = String.raw`[\p{L}\p{M}]`;
// "7 am" is an example of every hour.
const asWord = (spelling: string) =>
  new RegExp(
    `(?<!${letter})${spelling.replace(/\./g, String.raw`\.`).replace(/[\d:]+/, String.raw`\d`)}(?!${letter})`,
    "u",
  );

const files = [
  "apps/storefront/src/**/*.hi.ts",
  "apps/widgets/src/**/*.hi.ts",
  "packages/ui/src/**/*.stories.tsx",
  "packages/ui/foundations/*.stories.tsx",
  "apps/api/seed/**/*.ts",
  "apps/api/seed/articles/*/hi.md",
  "apps/api/src/**/*.ts",
].flatMap((pattern) => globSync(pattern, { cwd: root }));

test("the table and the texts are found", () => {
  expect(refused.length).toBeGreaterThan(30);
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)("%s uses the words of the vocabulary", (file) => {
  const text = read(file);
  const hindi = text.split("\n").filter((line) => /\p{Script=Devanagari}/u.test(line));
  const wrong = refused.filter(({ spelling }) => hindi.some((line) => asWord(spelling).test(line)));
  expect(wrong).toEqual([]);
});
