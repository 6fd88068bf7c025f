export const text = {
  title: "Ring size (Indian)",
  choose: "Choose a size",
  option: (size: number, mm: string) => `${size} (${mm} mm across)`,
  error: "Choose your ring size",
  guide: "How to find your ring size",
  steps: [
    "Print this guide at 100%, without “fit to page”. On the paper, the line must be exactly as wide as a bank card.",
    "Lay a ring that fits you on the circles. Its inner edge must cover a circle exactly: that is your size.",
    "Between two sizes, take the larger one. Fingers are widest in the evening.",
  ],
  check: "A bank card, 8.56 cm",
  print: "Print the guide",
};
