import { type ApiClient, isApiError, writeSankalp } from "@aradhana/core/api";
import { sankalpOf } from "@aradhana/core/checkout";
import type { Language } from "@aradhana/core/contract";
import type { Buyer, PlacedOrder } from "../buyer/buyer.ts";
import type { BookingDraft } from "./booking-draft.ts";

interface Options {
  api: ApiClient;
  buyer: Buyer;
  draft: BookingDraft;
  language: Language;
}

/**
 * Hands in the names of an order that was just made, which count once it is paid: the payment may leave no page of ours to
 * do so after it. What its buyer can mend is thrown, to be mended before the payment; any other names are kept for later.
 */
export async function handInNames(
  placed: Pick<PlacedOrder, "id" | "secret">,
  { api, buyer, draft, language }: Options,
): Promise<void> {
  const names = sankalpOf(placed.id, draft.devotees, language);
  buyer.orders.set(placed.id, { ...placed, names });
  try {
    await writeSankalp(api, "submit", names, placed.secret);
    buyer.orders.set(placed.id, placed);
  } catch (error) {
    if (!isApiError(error) || error.code === "invalid_input") throw error;
  }
}
