export { applyPartnerTheme } from "./apply-partner-theme.ts";
export { buttonColors } from "./button-colors.ts";
export { type FittedTheme, fitPartnerTheme, partnerTokens } from "./fit-partner-theme.ts";
export { partnerStyle } from "./partner-style.ts";
