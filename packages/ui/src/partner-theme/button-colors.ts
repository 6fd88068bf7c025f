import type { PartnerTheme } from "@aradhana/core/partner";
import { fitPartnerTheme } from "./fit-partner-theme.ts";
import { type Scheme, schemes } from "./grounds.ts";

type ButtonColors = Record<Scheme, { ground: string; text: string }>;

/** The colours of a partner's button outside of our pages, in both schemes; undefined if they are unreadable. */
export function buttonColors(theme: PartnerTheme): ButtonColors | undefined {
  const { light, dark } = fitPartnerTheme(theme).colors;
  if (!light.btnBgColor || !dark.btnBgColor) return undefined;
  return {
    light: { ground: light.btnBgColor, text: schemes.light.onButton },
    dark: { ground: dark.btnBgColor, text: schemes.dark.onButton },
  };
}
