import { globSync, readFileSync } from "node:fs";
import { partnerThemes } from "@aradhana/core/partner";
import { describe, expect, test } from "vitest";
import { decoration, pairs, SHAPE } from "../foundations/pairs.ts";
import { resolveTokens } from "../foundations/resolve-tokens.ts";
import { contrast } from "../src/partner-theme/contrast.ts";
import { schemes } from "../src/partner-theme/grounds.ts";
import { type CssRule, cssRules } from "./css-rules.ts";

const css = readFileSync("src/theme/tokens.css", "utf8");
const themeOf = (labelColor: string, textColor: string, secondaryTextColor: string, btnBgColor: string) => ({
  ...{ labelColor, textColor, secondaryTextColor, btnBgColor },
  buttonClass: partnerThemes.purple.buttonClass,
});
const themes = {
  brand: undefined,
  "orange and green": partnerThemes.default,
  purple: partnerThemes.purple,
  blue: partnerThemes.blue,
  // Colours that partners may give the shop: a near black, and a yellow that is unreadable on our page.
  black: themeOf("#111111", "#111111", "#444444", "#0b0b0c"),
  "pale yellow": themeOf("#a16207", "#3b2f0b", "#6b5a1e", "#fde68a"),
  "bright yellow": themeOf("#facc15", "#fef9c3", "#fde047", "#facc15"),
};

describe.each(["light", "dark"] as const)("in the %s", (scheme) => {
  test.each(Object.entries(themes))("every colour pair of %s reaches WCAG AA", (_, theme) => {
    const tokens = resolveTokens(css, scheme, theme);
    const tooLow = pairs
      .map((pair) => ({
        ...pair,
        ratio: contrast(tokens.get(pair.ink) ?? "none", tokens.get(pair.ground) ?? "none"),
      }))
      .filter(({ ratio, least }) => !(ratio >= least));
    expect(tooLow).toEqual([]);
  });

  test("the backgrounds for partner colours equal the tokens", () => {
    const { grounds, banners, button, onButton } = schemes[scheme];
    const tokens = resolveTokens(css, scheme);
    for (const [name, value] of Object.entries({ ...grounds, ...banners }))
      expect(tokens.get(`color-${name}`)).toBe(value);
    expect(tokens.get("color-accent")).toBe(button);
    expect(tokens.get("color-on-accent")).toBe(onButton);
  });
});

test("every colour used by components is in the list, as a text colour or a background", () => {
  const styles = globSync("src/**/*.module.css").map((sheet) => readFileSync(sheet, "utf8"));
  const used = new Set(styles.join("").match(/(?<=var\(--)(?:color|partner)-[\w-]+/g));
  const listed = new Set([...pairs.flatMap(({ ink, ground }) => [ink, ground]), ...decoration]);
  expect([...used].filter((name) => !listed.has(name))).toEqual([]);
});

test("text colour and background set by one rule are a pair of the list", () => {
  const listed = new Set(pairs.map(({ ink, ground }) => `${ink} on ${ground}`));
  const token = (rule: CssRule, property: string) => {
    const { value } = rule.declarations.findLast(({ name }) => name === property) ?? {};
    return /^var\(--((?:color|partner)-[\w-]+)\)$/.exec(value ?? "")?.[1];
  };
  const set = globSync("src/**/*.module.css").flatMap((sheet) =>
    cssRules(readFileSync(sheet, "utf8")).flatMap((rule) => {
      const [ink, ground] = [token(rule, "color"), token(rule, "background")];
      return ink && ground ? [`${ink} on ${ground}`] : [];
    }),
  );
  expect(set).not.toEqual([]);
  expect(set.filter((pair) => !listed.has(pair))).toEqual([]);
});

test("colours used for text are checked as text", () => {
  const styles = globSync("src/**/*.module.css").map((sheet) => readFileSync(sheet, "utf8"));
  const inks = new Set(
    [...styles.join("").matchAll(/[\s;{]color: var\(--([\w-]+)\);/g)].map(([, ink]) => ink),
  );
  const shapes = new Set(pairs.filter(({ least }) => least === SHAPE).map(({ ink }) => ink));
  // Stars, petals and rules, drawn in the text colour.
  expect([...inks].filter((ink) => shapes.has(ink ?? ""))).toEqual(["color-ornament"]);
});
