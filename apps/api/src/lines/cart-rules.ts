import type { CartLine } from "@aradhana/core/goods";
import type { LineInput } from "../quotes/quotes.table.ts";
import type { Text } from "../text/text.ts";
import type { Line, Snapshot } from "./line.ts";

type AnyChoice = CartLine["choice"];

/** The lines of business that a cart can hold. */
export type CartType = AnyChoice["type"];

/** How a line of business behaves in a cart. */
export interface CartRules<Choice = AnyChoice> {
  /** Null if a cart line is always of one piece. */
  counted: CountedChoice<Choice> | null;
  /** Whether two choices are one cart line. */
  isSame(one: Choice, other: Choice): boolean;
  /** The choice of a cart line after the same was chosen again. @default the newer one */
  combine?(older: Choice, newer: Choice): Choice;
  /** The package, colour or setting, in words; missing where all that is chosen has its own price. */
  detailOf?(item: Snapshot["item"]): Text | null;
}

/** A choice of several pieces, whose number can be changed. */
interface CountedChoice<Choice> {
  quantityOf(choice: Choice): number;
  withQuantity(choice: Choice, qty: number): Choice;
  /** How many pieces a quote was requested for. */
  piecesOf(requested: LineInput): number;
}

/** A line of business that a cart can hold. */
export interface CartableLine extends Line {
  cart: CartRules;
}

/** Hides the type of a line's choices from the carts. */
export const cartRulesOf = <Type extends CartType>(
  _: Type,
  rules: CartRules<Extract<AnyChoice, { type: Type }>>,
): CartRules => rules;
