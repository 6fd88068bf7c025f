import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { type CssRule, cssRules } from "./css-rules.ts";

const sheets = globSync("src/**/*.module.css").sort();
const components = globSync("src/*/*.tsx").filter((file) => !/\.(?:test|stories)\.tsx$/.test(file));
const rulesOf = (sheet: string) => cssRules(readFileSync(sheet, "utf8"));
const within = ({ path }: CssRule, part: string) => path.some((selector) => selector.includes(part));
const inForcedColors = (rule: CssRule) => within(rule, "forced-colors: active");

describe("variants and states are attributes", () => {
  test.each(components)("%s sets no class conditionally", (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(/(?:&&|\?) *\w*[sS]tyles\.\w|\w*[sS]tyles\[/);
  });

  // Icons are one component in many shapes: their folder's test covers each.
  const isGiven = (file: string) =>
    !file.startsWith("src/icon/") &&
    readFileSync(`${dirname(file)}/index.ts`, "utf8").includes(`"./${basename(file)}"`);
  test.each(components.filter(isGiven))("%s tests each appearance prop in the shared suite", (file) => {
    const roots = readFileSync(file, "utf8").match(/<\w[^<]*\{\.\.\.rest\}[^<]*/g) ?? [];
    const looks = [...roots.join().matchAll(/data-([a-z-]+)=\{(\w+)(?: \|\| undefined)?\}/g)]
      .filter(([, attribute, prop = ""]) => attribute === prop.replace(/(?=[A-Z])/g, "-").toLowerCase())
      .map(([, , prop]) => prop);
    const tests = globSync(`${dirname(file)}/*.test.tsx`).map((test) => readFileSync(test, "utf8"));
    const isTested = (prop = "") =>
      tests.some((test) => new RegExp(`describeComponent\\([^;]*\\b${prop}: [\\[a-z]`).test(test));
    expect(looks.filter((prop) => !isTested(prop))).toEqual([]);
  });

  test.each(sheets)("%s has no class that modifies another", (sheet) => {
    const selectors = rulesOf(sheet).flatMap(({ path }) => path.filter((part) => !part.startsWith("@")));
    expect(selectors.filter((selector) => /\.\w+(?::where\()?\.\w+|&\.\w/.test(selector))).toEqual([]);
  });
});

describe("where the visitor's own colours are forced", () => {
  /** Properties that forced colours remove or override. */
  const isColourOnly = (name: string) =>
    /^(?:background|color|box-shadow|fill|stroke$|accent-color|--)|-color$|^transition/.test(name);
  const STATE =
    /\[aria-(?:pressed|selected|current|checked)\b[^\]]*\]|\[data-(?:active|highlighted|next)\b|:checked/;

  test.each(sheets)("%s shows a state by more than colour", (sheet) => {
    const rules = rulesOf(sheet);
    const marked = new Set<string>();
    const byColour = new Set<string>();
    for (const rule of rules) {
      const [state] = STATE.exec(rule.path.join(" ")) ?? [];
      if (!state) continue;
      const isVisible = inForcedColors(rule) || rule.declarations.some(({ name }) => !isColourOnly(name));
      (isVisible ? marked : byColour).add(state);
    }
    expect([...byColour].filter((state) => !marked.has(state))).toEqual([]);
  });

  /** A dialog, or the heading of a screen, has the focus for screen readers only: it has no control. */
  const NO_CONTROL = ["modal.module.css", "state-panel.module.css"];

  test.each(sheets.filter((sheet) => !NO_CONTROL.includes(basename(sheet))))(
    "%s draws the focus as an outline, possibly around another element",
    (sheet) => {
      const rules = rulesOf(sheet);
      const outlines = (rule: CssRule) =>
        rule.declarations.filter(({ name }) => name === "outline").map(({ value }) => value);
      const hides = rules.some((rule) => outlines(rule).includes("none"));
      // The box of a control is shared by all text inputs.
      const isInBox = globSync(sheet.replace(/[^/]+$/, "*.tsx")).some((file) =>
        readFileSync(file, "utf8").includes("control.module.css"),
      );
      const shows = isInBox || rules.some((rule) => outlines(rule).includes("var(--focus)"));
      expect({ hides, shows: hides ? shows : true }).toEqual({ hides, shows: true });
      for (const rule of rules.filter((one) => within(one, ":focus")))
        expect(rule.declarations.map(({ name }) => name)).not.toContain("box-shadow");
    },
  );
});

describe("where the line runs from right to left", () => {
  const MOVES_ALONG = /^(?:-?[\d.]+(?:%|px|rem|em)?|var\(|calc\()/;

  test.each(sheets)("%s mirrors what moves or points in reading direction", (sheet) => {
    const rules = rulesOf(sheet);
    const alongTheLine = rules.filter(({ declarations }) =>
      declarations.some(
        ({ name, value }) =>
          (/^(?:translate|--panel-from)$/.test(name) &&
            MOVES_ALONG.test(value) &&
            !/^0\b|^var\(/.test(value)) ||
          /\bto (?:left|right)\b|translateX/.test(value) ||
          (/(?:origin|position)$/.test(name) && /\b(?:left|right)\b/.test(value)) ||
          /^border-(?:top|bottom)-(?:left|right)-radius$/.test(name),
      ),
    );
    const isTurned = rules.some((rule) => within(rule, "rtl"));
    expect(isTurned ? [] : alongTheLine.map(({ path }) => path.join(" "))).toEqual([]);
  });
});
