import type { RangeName } from "./ranges.ts";

export const text = {
  range: { price: "Price", carat: "Weight in carat", ratti: "Weight in ratti" } satisfies Record<
    RangeName,
    string
  >,
  unit: { carat: (weight: string) => `${weight} ct`, ratti: (weight: string) => `${weight} ratti` },
  upTo: (max: string) => `up to ${max}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  from: (min: string) => `${min} and above`,
  least: "From",
  most: "To",
  weightError: "Enter a number from 0 to 999, such as 4.5",
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
