import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("src/*/*.stories.tsx").sort();
const read = (file: string) => readFileSync(file, "utf8");
const storiesOf = (file: string) => [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

/** Shows one theme after the other instead of a component with its args. */
const themes = "src/partner-theme/partner-theme.stories.tsx";
/** Components whose text is for screen readers only, or is the same in every language. */
const FOR_THE_EAR = /\/(?:gallery|icon-button|language-picker|rating|visually-hidden)\//;

test.each(files)("%s says when to use it, when not, and its keys", (file) => {
  expect(read(file)).toMatch(/\bdocs: (?:usage\(|\{\s*\.\.\.usage\()/);
});

test.each(files.filter((file) => file !== themes))("%s starts with a playground", (file) => {
  expect(storiesOf(file)[0]).toBe("Playground");
});

test.each(files.filter((file) => / hi: /.test(read(file)) && !FOR_THE_EAR.test(file)))(
  "%s has a story with long Devanagari text",
  (file) => {
    expect(storiesOf(file)).toContain("LongHindi");
  },
);

/** Components with a list: test/empty-lists.test.tsx tests each without items. */
const OF_LISTS = files.filter((file) => /export const Nothing\b/.test(read(file)));
test("each component with a list has stories with none, one and many", () => {
  const lists = read("test/empty-lists.test.tsx").match(/(?<=from "\.\.\/src\/)[\w-]+/g) ?? [];
  expect(lists.filter((folder) => !OF_LISTS.some((file) => file.startsWith(`src/${folder}/`)))).toEqual([]);
  expect(OF_LISTS.filter((file) => !storiesOf(file).some((name) => /^One/.test(name ?? "")))).toEqual([]);
});

test.each(files.filter((file) => /image: \{|poster:|pictures:/.test(read(file))))(
  "%s shows the fallback for a missing picture",
  (file) => {
    expect(storiesOf(file)).toContain("PictureMissing");
  },
);
