import { type Draft, type GoodDraft, plainGood } from "@aradhana/core/checkout";
import type { GoodsQuote } from "@aradhana/core/goods";

/** How the goods of a draft are ordered, and whether they can be and are paid in cash. */
export function useGood(draft: Draft, change: (change: (now: Draft) => Partial<Draft>) => void) {
  const good = draft.good ?? plainGood;
  return {
    good,
    setGood: (part: Partial<GoodDraft>) =>
      change((now) => ({ good: { ...(now.good ?? plainGood), ...part } })),
    /** What is no longer possible is not ordered: another address may not take cash. */
    cashOf(facts: GoodsQuote["goods"] | null | undefined) {
      const mayPayCash = facts?.cod.available === true;
      return { mayPayCash, paysCash: good.paysOnDelivery && mayPayCash };
    },
  };
}
