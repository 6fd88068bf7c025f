export const text = {
  style: "Chart style",
  styles: { north: "North Indian", south: "South Indian", east: "East Indian" },
  hint: "The number in each box is its rashi, from 1 for Mesha. (R) marks a retrograde planet.",
  asTable: "As a table",
  lord: "Lord",
};
