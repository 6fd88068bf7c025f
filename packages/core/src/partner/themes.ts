/** The five values that a partner's theme may change. Colours are CSS hexadecimal, made for a light ground. */
export interface PartnerTheme {
  labelColor: string;
  textColor: string;
  secondaryTextColor: string;
  btnBgColor: string;
  /** Names the button's variant in the stylesheet. */
  buttonClass: string;
}

/** The themes of the specification. Which one a partner has is in its row; `default` is that of every other page. */
export const partnerThemes = {
  default: {
    labelColor: "#b04a00",
    textColor: "#2b1d12",
    secondaryTextColor: "#5f5142",
    btnBgColor: "#2e6b34",
    buttonClass: "button-orange-green",
  },
  purple: {
    labelColor: "#6b21a8",
    textColor: "#221331",
    secondaryTextColor: "#5b4b6b",
    btnBgColor: "#5b21b6",
    buttonClass: "button-purple",
  },
  blue: {
    labelColor: "#1d4ed8",
    textColor: "#111c33",
    secondaryTextColor: "#475569",
    btnBgColor: "#1e40af",
    buttonClass: "button-blue",
  },
} as const satisfies Record<string, PartnerTheme>;
