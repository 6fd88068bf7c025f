import { type ApiClient, createOrder, isApiError, writeSankalp } from "@aradhana/core/api";
import {
  type Attribution,
  attribution,
  type Language,
  type OrderRequest,
  type OrderType,
  type Quote,
  type SankalpRequest,
} from "@aradhana/core/contract";
import { toDevanagari } from "@aradhana/core/sankalp";
import { readUtm } from "@aradhana/core/utm";
import * as v from "valibot";
import { partnersNumber } from "../address/partners-number.ts";
import type { Buyer } from "../buyer/buyer.ts";
import type { BookingDraft } from "./booking-draft.ts";

interface Options {
  api: ApiClient;
  buyer: Buyer;
  type: OrderType;
  quote: Quote;
  draft: BookingDraft;
  /** Names the attempt: the same never makes a second order. */
  idempotencyKey: string;
  needsAddress: boolean;
  language: Language;
  partnerId: string | undefined;
  /** What the partner's address says. */
  search: URLSearchParams;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Orders what was quoted, and hands its names in, which count once it is paid: the payment may leave no page of ours to
 * do so after it. Gives the id of the order.
 */
export async function placeOrder(options: Options): Promise<string> {
  const { api, buyer, draft, language } = options;
  const { results } = await createOrder(api, orderOf(options), options.idempotencyKey);
  const { order, access_token: secret } = results;
  const names = namesOf(order.id, draft, language);
  const placed = { id: order.id, secret };
  try {
    await writeSankalp(api, "submit", names, secret);
    buyer.orders.set(order.id, placed);
  } catch (error) {
    // The order stands, and its names are handed in again once it is paid.
    if (!isApiError(error)) throw error;
    buyer.orders.set(order.id, { ...placed, names });
  }
  return order.id;
}

function orderOf({
  type,
  quote,
  draft,
  needsAddress,
  language,
  partnerId,
  search,
  now,
}: Options): OrderRequest {
  const name = draft.devotees[0]?.name.trim() ?? "";
  const number = partnersNumber(search);
  return {
    type,
    quote_id: quote.quote_id,
    contact: { name, ...draft.phone },
    address: needsAddress ? { ...draft.address, name } : null,
    consent: true,
    language,
    ...(partnerId && { partner_id: partnerId }),
    ...(number && { temp_order_id: number }),
    ...attributionOf(search, now),
  };
}

/** Who sent the buyer, as the address of the frame says it: its storage may be another one at every visit. */
export function attributionOf(search: URLSearchParams, now: number): Attribution {
  const affiliate = search.get("affiliate_id")?.trim();
  const visit = readUtm(search, now);
  return {
    ...(affiliate && v.is(attribution.entries.affiliate_id, affiliate) && { affiliate_id: affiliate }),
    utm: visit ? [visit] : [],
  };
}

/** The names as the priest reads them: the first is whoever books, and a gotra may be unknown. */
function namesOf(orderId: string, draft: BookingDraft, language: Language): SankalpRequest {
  return {
    order_id: orderId,
    language,
    purpose: "self",
    devotees: draft.devotees.map(({ name, gotra }, place) => ({
      name: name.trim(),
      name_devanagari: toDevanagari(name.trim()),
      gotra: gotra.trim(),
      gotra_unknown: gotra.trim() === "",
      relation: place === 0 ? "self" : "other",
    })),
  };
}
