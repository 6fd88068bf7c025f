import type { Currency } from "@aradhana/core/contract";

const euroZone = new Set(
  "at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk ad mc me sm va xk".split(" "),
);

/** The price list of a country: rupees in India, euros where the euro is the money, dollars elsewhere. */
export const currencyOf = (countryCode: string): Currency => {
  if (countryCode === "in") return "inr";
  return euroZone.has(countryCode) ? "eur" : "usd";
};
