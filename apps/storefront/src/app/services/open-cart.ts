import { reportUnexpected } from "@aradhana/checkout/query";
import type { ApiClient } from "@aradhana/core/api";
import { createCart } from "@aradhana/core/cart";
import type { Language } from "@aradhana/core/contract";
import type { Cart } from "@aradhana/core/goods";

interface Options {
  api: ApiClient;
  language: Language;
  session(): string;
  onAnswer(cart: Cart, isChanged: boolean): void;
}

/** Creates the cart of a tab. */
export const openCart = (options: Options) =>
  createCart({ ...options, newKey: () => crypto.randomUUID(), report: reportUnexpected });
