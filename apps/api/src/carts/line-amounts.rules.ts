import type { PricedLine } from "../quotes/price.rules.ts";

/** What a cart line costs before the coupon and without delivery; its prasad's postage is a part of the amount. */
export interface LineAmount {
  amount: number;
  postage: number;
  /** What was added to it or is offered with it. */
  extras: PricedLine[];
}

export function lineAmounts(
  { lines, parts }: { lines: readonly PricedLine[]; parts?: { lines: number }[] | undefined },
  lineIds: readonly string[],
): Map<string, LineAmount> {
  const counts = parts?.map((part) => part.lines) ?? [lines.length];
  let from = 0;
  return new Map(
    lineIds.map((id, i) => {
      const own = lines.slice(from, from + (counts[i] ?? 0));
      from += counts[i] ?? 0;
      const sumOf = (lines: readonly PricedLine[]) => lines.reduce((total, { amount }) => total + amount, 0);
      return [
        id,
        {
          amount: sumOf(own.filter(({ kind }) => kind !== "delivery")),
          postage: sumOf(own.filter(({ kind }) => kind === "prasad")),
          extras: own.filter(({ kind }) => kind === "addon" || kind === "offering"),
        },
      ];
    }),
  );
}

/** What a piece costs wherever it is sent, to compare prices: another address is no change of them. */
export const pieceOf = ({ amount, postage }: Pick<LineAmount, "amount" | "postage">, qty: number): number =>
  Math.round((amount - postage) / qty);
