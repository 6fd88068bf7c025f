import type { PartnerTheme } from "@aradhana/core/partner";
import { fitPartnerTheme, partnerTokens } from "./fit-partner-theme.ts";

const schemes = ["light", "dark"] as const;

/**
 * Applies a partner's theme to the document, or the brand's without one. An unreadable colour is reported to
 * `warn` and replaced by the brand's.
 */
export function applyPartnerTheme(
  root: HTMLElement,
  theme: PartnerTheme | undefined,
  warn: (warning: string) => void,
): void {
  const before = root.dataset.buttonClass;
  if (before) root.classList.remove(before);
  const { colors, buttonClass, warnings } = theme
    ? fitPartnerTheme(theme)
    : { colors: { light: {}, dark: {} }, buttonClass: undefined, warnings: [] };

  for (const scheme of schemes) {
    for (const [name, token] of Object.entries(partnerTokens)) {
      const color = colors[scheme][name as keyof typeof partnerTokens];
      // Through the CSSOM, which no policy blocks: the widgets' policy rejects style attributes.
      if (color) root.style.setProperty(`${token}-${scheme}`, color);
      else root.style.removeProperty(`${token}-${scheme}`);
    }
  }
  if (buttonClass) {
    root.classList.add(buttonClass);
    root.dataset.buttonClass = buttonClass;
  } else delete root.dataset.buttonClass;
  for (const warning of warnings) warn(warning);
}
