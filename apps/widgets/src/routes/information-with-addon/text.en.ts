export const text = {
  change: "Change",
  heading: "Add an offering, if you wish",
  none: "Nothing is added unless you add it.",
  empty: "This puja has no add-ons.",
  dakshina: (symbol: string) => `Dakshina for the priests, in ${symbol} (optional)`,
  dakshinaHint: "It starts at nothing; give what you wish. All of it goes to the priests.",
};
