import type { Offering } from "../contract/index.ts";

type Quantities = Pick<Offering, "step" | "min_qty" | "max_qty">;

/** How many quantities a stepper offers beside none. */
export const positionCount = (offering: Quantities): number =>
  Math.floor((offering.max_qty - offering.min_qty) / offering.step) + 1;

/** The quantity at a position of the stepper; the first position is none. */
export const quantityAt = (offering: Quantities, position: number): number =>
  position === 0 ? 0 : offering.min_qty + (position - 1) * offering.step;

/** The position at which the stepper shows a quantity. */
export const positionOf = (offering: Quantities, quantity: number): number =>
  quantity === 0 ? 0 : Math.round((quantity - offering.min_qty) / offering.step) + 1;

/** The selected quantities after a change of one; items with zero are removed. */
export function withQuantity(
  items: Readonly<Record<string, number>>,
  id: string,
  quantity: number,
): Record<string, number> {
  const { [id]: _, ...others } = items;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
}

/** Chosen quantities as the API takes them. */
export const chosenItems = (items: Readonly<Record<string, number>>): { id: string; qty: number }[] =>
  Object.entries(items).map(([id, qty]) => ({ id, qty }));
