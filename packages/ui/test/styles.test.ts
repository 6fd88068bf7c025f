import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, "");
const sheets = globSync("src/**/*.module.css").sort();
const tokens = new Set(read("src/theme/tokens.css").match(/--[\w-]+(?=:)/g));
/** Base UI's variables for the size and origin of a popup. */
const placed = ["--anchor-width", "--available-height", "--available-width"];

/** The classes that components use from each stylesheet. */
function classesUsed() {
  const used = new Map<string, Set<string>>();
  for (const file of globSync("src/**/*.tsx")) {
    const code = read(file);
    for (const [, name, path = ""] of code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const sheet = relative(".", join(dirname(file), path));
      const classes = used.get(sheet) ?? new Set();
      for (const [, taken = ""] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) classes.add(taken);
      used.set(sheet, classes);
    }
  }
  return used;
}
const used = classesUsed();

test.each(sheets)("%s has exactly the classes that are used", (sheet) => {
  const selectors = withoutComments(read(sheet)).match(/[^{};]+(?=\{)/g) ?? [];
  const defined = selectors.flatMap((selector) => selector.match(/(?<=\.)[a-zA-Z]\w*/g) ?? []);
  expect([...new Set(defined)].sort()).toEqual([...(used.get(sheet) ?? [])].sort());
});

test.each(sheets)("%s takes colours and fonts from the tokens", (sheet) => {
  const css = withoutComments(read(sheet));
  expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i);
  expect(css.match(/font-family:(?! *(?:var\(|inherit))/g)).toBeNull();
});

/** Sized to fit fixed boxes: the digits of a code. */
const OWN_SIZE = "src/otp-field/otp-field.module.css";
test.each(sheets.filter((sheet) => sheet !== OWN_SIZE))("%s takes font sizes from the tokens", (sheet) => {
  expect(withoutComments(read(sheet)).match(/font-size: *[\d.]+rem/g)).toBeNull();
});

test.each(sheets)("%s uses tokens and its own variables only", (sheet) => {
  const css = withoutComments(read(sheet));
  const own = new Set(css.match(/--[\w-]+(?=:)/g));
  const fromElsewhere = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
  // A component may pass a number to its stylesheet.
  const given = new Set<string>();
  const components = globSync(`${dirname(sheet)}/*.tsx`)
    .map(read)
    .join();
  for (const [, name = ""] of components.matchAll(/"(--[\w-]+)":/g)) given.add(name);
  // So may the positioning of a popup.
  if (components.includes("@base-ui/react")) for (const name of placed) given.add(name);
  expect(fromElsewhere.filter((name) => !tokens.has(name) && !own.has(name) && !given.has(name))).toEqual([]);
});

test.each(sheets)("%s uses logical properties", (sheet) => {
  // The edges of a screen are the same in every language.
  const css = withoutComments(read(sheet)).replace(/env\([^)]*\)/g, "");
  expect(css).not.toMatch(
    /\b(?:margin|padding|border|inset)-(?:left|right)\b|[;{\s](?:left|right):|text-align: (?:left|right)/,
  );
});

test.each(sheets)("%s animates only when motion is welcome", (sheet) => {
  const css = withoutComments(read(sheet));
  const calm = css.replace(/@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const frames = [...css.matchAll(/@keyframes (\w+) (\{(?:[^{}]|\{[^{}]*\})*\})/g)];
  const moving = frames.filter(([, , steps = ""]) =>
    /transform|rotate|scale|translate|offset|inset/.test(steps),
  );
  for (const [, name] of moving)
    expect(calm).not.toMatch(new RegExp(`animation(?:-name)?:[^;]*\\b${name}\\b`));
});
