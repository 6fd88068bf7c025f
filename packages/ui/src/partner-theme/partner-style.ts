import type { PartnerTheme } from "@aradhana/core/partner";
import { fitPartnerTheme, partnerTokens } from "./fit-partner-theme.ts";

/**
 * A partner's theme as the style of a server-rendered document: the same as `applyPartnerTheme`, without a script.
 */
export function partnerStyle(theme: PartnerTheme): { css: string; buttonClass: string | undefined } {
  const { colors, buttonClass } = fitPartnerTheme(theme);
  const declarations = (["light", "dark"] as const).flatMap((scheme) =>
    Object.entries(partnerTokens).flatMap(([name, token]) => {
      const color = colors[scheme][name as keyof typeof partnerTokens];
      return color ? [`${token}-${scheme}:${color}`] : [];
    }),
  );
  return { css: `:root{${declarations.join(";")}}`, buttonClass };
}
