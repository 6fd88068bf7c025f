import type { Draft, DraftChange, GoodDraft, GoodsErrors } from "@aradhana/core/checkout";
import type { GoodsType, Image } from "@aradhana/core/contract";
import type { CartChoice, Gem, Product } from "@aradhana/core/goods";
import type { ReactNode } from "react";
import type { goodsOrderMessages } from "./goods-order-messages.en.ts";

/** A good of any line. */
export type Good = Gem | Product;

/** A good as it was chosen, for the cart and for its price. */
export type GoodChoice = Extract<CartChoice, { type: GoodsType }>;

/** What the choice of a good shows and changes. */
export interface GoodChoiceProps<Item> {
  item: Item;
  draft: Draft;
  change(part: DraftChange): void;
  good: GoodDraft;
  setGood(part: Partial<GoodDraft>): void;
  errors: GoodsErrors;
  messages: typeof goodsOrderMessages;
  classNames: { part?: string; heading?: string };
}

/** Everything that is specific to the order of one line's goods. */
export interface GoodsOrderLine<Item extends Good> {
  /** The colour that a new order begins with, given the one that the address names; empty for none. */
  firstColor(item: Item, named: string | null): string;
  /** A saved order without colours, settings and sizes that are no longer offered. */
  fitted(saved: Draft, item: Item, named: string | null): Draft;
  /** Whether nothing of it is left to order. `isGone`: what is chosen is sold out. */
  isSold(item: Item, isGone: boolean): boolean;
  /** How it looks as it is chosen. */
  pictureOf(item: Item, draft: Draft): Image;
  /** Undefined while something is missing. */
  choiceOf(item: Item, draft: Draft): GoodChoice | undefined;
  /** How it is made: colour and quantity, or setting and size. */
  Choice(props: GoodChoiceProps<Item>): ReactNode;
}
