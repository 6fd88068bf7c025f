import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("src/*/*.stories.tsx").sort();
const read = (file: string) => readFileSync(file, "utf8");
const storiesOf = (file: string) => [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

/** Shows one theme after the other instead of a component with its args. */
const themes = "src/partner-theme/partner-theme.stories.tsx";
/** Their words are for the ear alone, or are the point of the component in every language. */
const FOR_THE_EAR = /\/(?:gallery|icon-button|language-picker|rating|visually-hidden)\//;

test.each(files)("%s says when to use it, when not, and what the keys do", (file) => {
  expect(read(file)).toMatch(/\bdocs: (?:usage\(|\{\s*\.\.\.usage\()/);
});

test.each(files.filter((file) => file !== themes))("%s begins with a playground", (file) => {
  expect(storiesOf(file)[0]).toBe("Playground");
});

test.each(files.filter((file) => / hi: /.test(read(file)) && !FOR_THE_EAR.test(file)))(
  "%s shows how long words look in Devanagari",
  (file) => {
    expect(storiesOf(file)).toContain("LongHindi");
  },
);

/** What shows a list: test/nothing.test.tsx says what each draws without any. */
const OF_LISTS = files.filter((file) => /export const Nothing\b/.test(read(file)));
test("each component that shows a list shows none, one and many", () => {
  const lists = read("test/nothing.test.tsx").match(/(?<=from "\.\.\/src\/)[\w-]+/g) ?? [];
  expect(lists.filter((folder) => !OF_LISTS.some((file) => file.startsWith(`src/${folder}/`)))).toEqual([]);
  expect(OF_LISTS.filter((file) => !storiesOf(file).some((name) => /^One/.test(name ?? "")))).toEqual([]);
});

test.each(files.filter((file) => /image: \{|poster:|pictures:/.test(read(file))))(
  "%s shows what stands there when a picture is missing",
  (file) => {
    expect(storiesOf(file)).toContain("PictureMissing");
  },
);
