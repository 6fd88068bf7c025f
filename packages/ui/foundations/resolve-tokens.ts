import type { PartnerTheme } from "@aradhana/core/partner";
import { mix } from "../src/partner-theme/contrast.ts";
import { fitPartnerTheme, partnerTokens } from "../src/partner-theme/index.ts";

type Tokens = ReadonlyMap<string, string>;

const declarations = (block: string) =>
  [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value] as const);

/** The first rule of a stylesheet text. */
const firstRule = (css: string) =>
  css.slice(css.indexOf(":root {"), css.indexOf("\n}", css.indexOf(":root {")));

/** The computed colour of each token of tokens.css in a scheme and a partner's theme. */
export function resolveTokens(css: string, scheme: "light" | "dark", theme?: PartnerTheme): Tokens {
  const fitted = theme && fitPartnerTheme(theme);
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const raw = new Map(declarations(firstRule(light)));
  if (scheme === "dark") for (const [name, value] of declarations(firstRule(dark))) raw.set(name, value);
  for (const rule of css.matchAll(/^((?:\.[\w-]+,?\s)+)\{([^}]*)\}/gm)) {
    if (!fitted?.buttonClass || !rule[1]?.split(/[\s,]+/).includes(`.${fitted.buttonClass}`)) continue;
    for (const [name, value] of declarations(rule[2] ?? "")) raw.set(name, value);
  }
  for (const each of ["light", "dark"] as const) {
    for (const [name, token] of Object.entries(partnerTokens)) {
      const color = fitted?.colors[each][name as keyof typeof partnerTokens];
      if (color) raw.set(`${token}-${each}`, color);
    }
  }
  return new Map([...raw].map(([name, value]) => [name.slice(2), settle(value, raw)]));
}

/** A value with every `var()` and `color-mix()` resolved. */
function settle(value: string, raw: Tokens): string {
  const named = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/s.exec(value);
  if (named) {
    const next = raw.get(named[1] ?? "") ?? named[2];
    return next === undefined ? value : settle(next, raw);
  }
  const mixed = /^color-mix\(in srgb,\s*(.+?) (\d+)%,\s*(.+)\)$/s.exec(value);
  if (!mixed) return value;
  const [, one = "", share = "", other = ""] = mixed;
  return mix(settle(one, raw), settle(other, raw), Number(share) / 100);
}
