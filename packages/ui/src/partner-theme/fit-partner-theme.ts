import type { PartnerTheme } from "@aradhana/core/partner";
import { contrast, mix } from "./contrast.ts";
import { READABLE, type Scheme, schemes } from "./grounds.ts";

/** The colours of a partner theme and the tokens they set. */
export const partnerTokens = {
  labelColor: "--partner-label",
  textColor: "--partner-text",
  secondaryTextColor: "--partner-text-secondary",
  btnBgColor: "--partner-button",
} as const satisfies Partial<Record<keyof PartnerTheme, `--partner-${string}`>>;

type ColorName = keyof typeof partnerTokens;
const names = Object.keys(partnerTokens) as ColorName[];

export interface FittedTheme {
  /** Colours per scheme; a missing colour is the brand's. */
  colors: Record<Scheme, Partial<Record<ColorName, string>>>;
  /** Set only when the button has the partner's colour. */
  buttonClass: string | undefined;
  /** A sentence for each colour that was replaced. */
  warnings: readonly string[];
}

/**
 * A readable version of a partner's theme. A colour that fails WCAG AA is replaced by the brand's, with a warning.
 * In the dark scheme it is lightened to the contrast it has in the light scheme.
 */
export function fitPartnerTheme(theme: PartnerTheme): FittedTheme {
  const colors: FittedTheme["colors"] = { light: {}, dark: {} };
  const warnings: string[] = [];
  for (const name of names) {
    const color = theme[name];
    const problem = problemOf(name, color);
    if (problem) warnings.push(`Partner theme: ${problem}. The brand's own colour stands in.`);
    else {
      colors.light[name] = color;
      colors.dark[name] = tintOf(name, color);
    }
  }
  return { colors, buttonClass: colors.light.btnBgColor && theme.buttonClass, warnings };
}

/** Backgrounds of each colour: labels and hints those of a form, text and button lines those of banners as well. */
function metBy(name: ColorName, scheme: Scheme): Readonly<Record<string, string>> {
  const { grounds, banners, onButton } = schemes[scheme];
  if (name === "btnBgColor") return { ...grounds, ...banners, onButton };
  return name === "textColor" ? { ...grounds, ...banners } : grounds;
}

function lowest(name: ColorName, color: string, scheme: Scheme) {
  return Object.entries(metBy(name, scheme))
    .map(([ground, value]) => ({ ground, ratio: contrast(color, value) }))
    .reduce((low, next) => (next.ratio < low.ratio ? next : low));
}

function problemOf(name: ColorName, color: string) {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) return `${name} "${color}" is no hexadecimal colour`;
  const { ground, ratio } = lowest(name, color, "light");
  if (ratio >= READABLE) return undefined;
  return `${name} ${color} has a contrast of ${ratio.toFixed(2)} with ${ground}, and ${READABLE} is needed`;
}

/** The first tint towards white with the same contrast in the dark scheme as the colour has in the light one. */
function tintOf(name: ColorName, color: string) {
  const required = contrast(color, schemes.light.grounds.page);
  for (let white = 0; white <= 1; white += 0.02) {
    const tint = mix("#ffffff", color, white);
    const isPlain = contrast(tint, schemes.dark.grounds.page) >= required;
    if (isPlain && lowest(name, tint, "dark").ratio >= READABLE) return tint;
  }
  return "#ffffff";
}
