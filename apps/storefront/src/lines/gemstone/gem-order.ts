import { plainGood } from "@aradhana/core/checkout";
import type { Gem } from "@aradhana/core/goods";
import type { GoodsOrderLine } from "../goods-order-line.ts";
import { GemChoice } from "./gem-choice.tsx";

/** The order of a gemstone: loose, or set in a metal. */
export const gemOrder: GoodsOrderLine<Gem> = {
  firstColor: () => "",
  fitted(saved, { settings, ring_sizes }) {
    const good = saved.good ?? plainGood;
    const isMade = settings.some(
      ({ form, metal }) => form === good.form && (metal?.value ?? null) === good.metal,
    );
    const hasSize = ring_sizes.some(({ size }) => size === good.ringSize);
    return {
      ...saved,
      // The next price says whether it is still sold.
      good: {
        ...good,
        isSold: undefined,
        ...(!isMade && { form: "loose", metal: null }),
        ...(!hasSize && { ringSize: null }),
      },
    };
  },
  isSold: (_, isGone) => isGone,
  pictureOf: ({ image }) => image,
  choiceOf({ id }, { good = plainGood }) {
    const { form, metal, ringSize, isEnergised: energise } = good;
    const isRing = form === "ring";
    if (isRing && ringSize === null) return undefined;
    const ring_size = isRing ? ringSize : null;
    return { type: "gemstone", product_id: id, setting: form, metal, ring_size, energise };
  },
  Choice: GemChoice,
};
