import { offeringRows } from "@aradhana/core/catalogue";
import type { Chadhaava } from "@aradhana/core/contract";

type OnSale = Pick<Chadhaava, "combos" | "offerings">;
/** How many of each offering and combo are chosen, by id. */
type Items = Readonly<Record<string, number>>;

export interface Quantity {
  name: string;
  quantity: number;
}

/** The chosen quantities that the buyer confirms before payment: above twenty, and above ten times the smallest. */
export const largeQuantities = (onSale: OnSale, items: Items): Quantity[] =>
  offeringRows(onSale).flatMap(({ id, name, min_qty }) => {
    const quantity = items[id] ?? 0;
    return quantity > Math.max(20, 10 * min_qty) ? [{ name, quantity }] : [];
  });

/** Offerings in more than one chosen row (two combos, or a combo and a single offering), with their total quantity. */
export function repeatedOfferings({ combos, offerings }: OnSale, items: Items): Quantity[] {
  const found = new Map<string, { quantity: number; choices: number }>();
  const add = (name: string, quantity: number) => {
    if (quantity === 0) return;
    const before = found.get(name);
    found.set(name, {
      quantity: (before?.quantity ?? 0) + quantity,
      choices: (before?.choices ?? 0) + 1,
    });
  };
  for (const { id, holds } of combos) for (const { name, qty } of holds) add(name, qty * (items[id] ?? 0));
  for (const { id, name } of offerings) add(name, items[id] ?? 0);
  return [...found].flatMap(([name, { quantity, choices }]) => (choices > 1 ? [{ name, quantity }] : []));
}
