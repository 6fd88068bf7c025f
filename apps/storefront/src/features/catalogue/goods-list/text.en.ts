import type { RangeName } from "./ranges.ts";

export const text = {
  range: {
    price: (symbol: string) => `Price (${symbol})`,
    carat: () => "Weight in carat",
    ratti: () => "Weight in ratti",
  } satisfies Record<RangeName, (symbol: string) => string>,
  unit: { carat: (weight: string) => `${weight} ct`, ratti: (weight: string) => `${weight} ratti` },
  upTo: (max: string) => `up to ${max}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  from: (min: string) => `${min} and above`,
  shortUnit: { carat: "ct", ratti: "ratti" },
  least: (unit: string) => `From (${unit})`,
  most: (unit: string) => `To (${unit})`,
  weightError: "Enter a number from 0 to 999, such as 4.5",
  priceError: "Enter an amount in numbers, such as 500",
  tooLow: (least: string) => `Enter ${least} or more, or a lower amount in the other field`,
  stock: "Availability",
  inStock: "In stock",
  show: "Show",
  finder: {
    title: "Find a stone by",
    planet: "Planet",
    rashi: "Rashi",
    purpose: "Purpose",
    advice: "I have advice from an astrologer",
    adviceSteps: [
      "Ask whether your chart says to avoid the stone. Each stone's page lists the ascendants (lagna) for which most astrologers advise against it.",
      "Choose the stone, then the weight in ratti or carat that you were told. Ask which ratti is meant: ours is stated on this page.",
      "If two astrologers disagree, ask a third before you buy. You can return a loose stone.",
    ],
  },
};
