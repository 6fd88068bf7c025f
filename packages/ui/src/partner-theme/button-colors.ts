import type { PartnerTheme } from "@aradhana/core/partner";
import { fitPartnerTheme } from "./fit-partner-theme.ts";
import { type Scheme, schemes } from "./grounds.ts";

type ButtonColors = Record<Scheme, { ground: string; text: string }>;

/** The colours of a partner's button outside of our pages, in both schemes: the brand's if they are unreadable. */
export function buttonColors(theme: PartnerTheme): ButtonColors {
  const { colors } = fitPartnerTheme(theme);
  const of = (scheme: Scheme) => ({
    ground: colors[scheme].btnBgColor ?? schemes[scheme].button,
    text: schemes[scheme].onButton,
  });
  return { light: of("light"), dark: of("dark") };
}
