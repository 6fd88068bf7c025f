import type { Money } from "@aradhana/core/contract";
import type { GemCard } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";

/** A rate for comparison, rounded to the rupee or dollar. */
export const wholeMoney = ({ amount, currency }: Money) =>
  formatMoney({ amount: Math.round(amount / 100) * 100, currency });

const MG_IN_CARAT = 200;

/** A weight as labels print it: carats and ratti to the hundredth, grams to the milligram. */
export const weightFigures = ({ carat, ratti, grams }: Pick<GemCard, "carat" | "ratti" | "grams">) => ({
  carat: carat.toFixed(2),
  ratti: ratti.toFixed(2),
  grams: grams.toFixed(3),
});

/** One ratti in carats and milligrams. Traditions differ, so it is stated wherever weights are. */
export const rattiFigures = (rattiInCarats: number) => ({
  carat: String(rattiInCarats),
  mg: String(Math.round(rattiInCarats * MG_IN_CARAT)),
});
