import { MAX_QUANTITY } from "@aradhana/core/goods";
import { lines } from "../lines/lines.ts";
import type { cartLines } from "./carts.table.ts";

/** What is in a cart line, and when it was chosen. */
export type ChosenLine = Pick<typeof cartLines.$inferSelect, "choice" | "qty" | "seen" | "addedAt">;

type Chosen = Pick<ChosenLine, "choice">;

/** Whether two choices are one cart line. */
export const isSame = ({ choice: one }: Chosen, { choice: other }: Chosen): boolean =>
  one.type === other.type && lines[one.type].cart.isSame(one, other);

/** The line that two of the same become, with the time and the price of the choice that counts. */
export function merge(one: ChosenLine, other: ChosenLine): ChosenLine {
  const [older, newer] = one.addedAt > other.addedAt ? [other, one] : [one, other];
  const { counted, combine } = lines[newer.choice.type].cart;
  const choice = combine ? combine(older.choice, newer.choice) : newer.choice;
  const { seen, addedAt } = choice === older.choice ? older : newer;
  const qty = counted ? Math.min(older.qty + newer.qty, MAX_QUANTITY) : 1;
  return { choice, qty, seen, addedAt };
}
