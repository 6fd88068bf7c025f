/** WCAG 2.2, level AA: contrast of text and its background. */
export const READABLE = 4.5;

/**
 * The backgrounds and text colours that a partner's colours are used with, per scheme, and the brand's button. A test
 * compares them with the tokens.
 */
export const schemes = {
  light: {
    grounds: { page: "#fbf7ef", surface: "#fffdf9", raised: "#f1e8d8" },
    banners: { "success-ground": "#eef2e3", "danger-ground": "#fbeae6", "warning-ground": "#fbf0d9" },
    button: "#800000",
    onButton: "#fff8ee",
  },
  dark: {
    grounds: { page: "#17100c", surface: "#211712", raised: "#2b1f18" },
    banners: { "success-ground": "#222a16", "danger-ground": "#3a1712", "warning-ground": "#33240d" },
    button: "#ecae3e",
    onButton: "#2a1503",
  },
} as const;

export type Scheme = keyof typeof schemes;
