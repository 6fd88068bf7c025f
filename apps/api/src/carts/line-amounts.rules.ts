import type { PricedLine } from "../quotes/price.rules.ts";

/** What each cart line costs before the coupon and without delivery. */
export function lineAmounts(
  { lines, parts }: { lines: readonly PricedLine[]; parts?: { lines: number }[] | undefined },
  lineIds: readonly string[],
): Map<string, number> {
  const counts = parts?.map((part) => part.lines) ?? [lines.length];
  let from = 0;
  return new Map(
    lineIds.map((id, i) => {
      const own = lines.slice(from, from + (counts[i] ?? 0));
      from += counts[i] ?? 0;
      const sent = own.filter(({ kind }) => kind !== "delivery");
      return [id, sent.reduce((total, { amount }) => total + amount, 0)];
    }),
  );
}
