/** The weight of a stone in each unit, as printed. */
interface Weight {
  carat: string;
  ratti: string;
  grams: string;
}

export const text = {
  weight: ({ carat, ratti, grams }: Weight) => `${carat} ct, ${ratti} ratti, ${grams} g`,
  /** What a ratti is: traditions differ. */
  factor: ({ carat, mg }: { carat: string; mg: string }) => `1 ratti = ${carat} ct = ${mg} mg`,
  unique: "One of a kind",
  perCarat: (price: string) => `${price} per carat`,
  sold: "Sold",
};
