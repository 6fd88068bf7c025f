import type { Money } from "../contract/index.ts";
import type { Cart, CartLine } from "../goods/index.ts";

/** What a piece of each line cost when this tab showed it first, or first after a quote, by the id of the line. */
export type SeenPrices = ReadonlyMap<string, { choice: string; price: Money }>;

type Problem = CartLine["problems"][number];

/** A name and a quantity do not change what a piece costs. */
const choiceOf = ({ choice }: CartLine) =>
  JSON.stringify({ ...choice, qty: undefined, energised_for: undefined });

const changeOf = ({ problems }: CartLine): Problem | undefined =>
  problems.find(({ code }) => code === "price_changed");

/**
 * The cart with a note at each line that costs another price than this tab showed. The server stores one seen price for
 * all tabs of a shopper: what another tab has shown it no longer reports.
 */
export function withSeenPrices(cart: Cart, seen: SeenPrices): { cart: Cart; seen: SeenPrices } {
  const next = new Map<string, { choice: string; price: Money }>();
  const lines = cart.lines.map((line) => {
    const choice = choiceOf(line);
    const { unit_price, problems } = line;
    const before = seen.get(line.id);
    const isComparable = before?.choice === choice && before.price.currency === unit_price.currency;
    const price = isComparable ? before.price : (changeOf(line)?.was ?? unit_price);
    next.set(line.id, { choice, price });
    if (price.amount === unit_price.amount || changeOf(line)) return line;
    return { ...line, problems: [...problems, changedFrom(price)] };
  });
  return { cart: { ...cart, lines }, seen: next };
}

/** Screens name both prices instead of a message. */
const changedFrom = (was: Money): Problem => ({
  ...{ code: "price_changed", message: "", blocks: false, available: null, was },
});
