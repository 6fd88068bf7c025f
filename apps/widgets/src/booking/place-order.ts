import { type ApiClient, createOrder, isApiError, isTransient } from "@aradhana/core/api";
import {
  type Attribution,
  attribution,
  type Language,
  type Order,
  type OrderRequest,
  type OrderType,
  type Quote,
} from "@aradhana/core/contract";
import { readUtm } from "@aradhana/core/utm";
import * as v from "valibot";
import { partnersNumber } from "../address/partners-number.ts";
import type { Buyer, PlacedOrder } from "../buyer/buyer.ts";
import type { AgreedDraft } from "./booking-draft.ts";

export interface Ordered {
  type: OrderType;
  quote: Quote;
  draft: AgreedDraft;
  needsAddress: boolean;
  language: Language;
  partnerId: string | undefined;
  /** What the partner's address says. */
  search: URLSearchParams;
  /** The order of this rite that is ordered anew, and may not be paid beside this one. */
  replaces: OrderRequest["replaces"];
  /** Milliseconds since the epoch. */
  now: number;
}

/** An order as it was asked for. What got no answer is asked for again as it was: a key makes one order. */
export interface Attempt {
  /** What makes a booking this one, at this price. */
  of: string;
  /** The quote and the hour of the visit are others each time: as they were sent first. */
  quoteId: string;
  utm: Attribution["utm"];
  /** As at first likewise. */
  replaces?: OrderRequest["replaces"];
  idempotencyKey: string;
  /** What it made, once that is known. */
  orderId?: string | undefined;
}

/** The attempt before, where this is the same booking, else a new one; and what it asks for. */
export function attemptOf(
  ordered: Ordered,
  before: Attempt | undefined,
  uuid: () => string,
): { attempt: Attempt; request: OrderRequest } {
  const { quote_id, utm, ...said } = orderOf(ordered);
  const { lines, totals } = ordered.quote;
  const of = JSON.stringify({ ...said, lines, total: totals.grand });
  const { replaces } = ordered;
  const attempt =
    before?.of === of ? before : { of, quoteId: quote_id, utm: utm ?? [], replaces, idempotencyKey: uuid() };
  return {
    attempt,
    request: {
      ...said,
      ...{ quote_id: attempt.quoteId, utm: attempt.utm },
      ...(attempt.replaces && { replaces: attempt.replaces }),
    },
  };
}

/** What a booking that was ordered before replaces when it is ordered anew: the order it made, else what it was to replace. */
export function replacedBy(
  before: Attempt | undefined,
  { orders }: Pick<Buyer, "orders">,
): OrderRequest["replaces"] {
  const made = orders.get(before?.orderId ?? "");
  return made ? { order_id: made.id, t: made.secret } : before?.replaces;
}

/** Whether it is settled that what was asked for made no order. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && !isTransient(error) && error.status !== 429;

interface Made extends Pick<PlacedOrder, "id" | "secret">, Pick<Order, "number" | "created_at"> {
  /** The order in whose place it was made, where that can be paid no longer. */
  replaced: string | undefined;
}

/** Orders what was quoted, once for an attempt however often it is asked for. */
export async function placeOrder(
  api: ApiClient,
  { request, attempt }: ReturnType<typeof attemptOf>,
): Promise<Made> {
  const {
    results: { order, access_token: secret, replaced },
  } = await createOrder(api, request, attempt.idempotencyKey);
  const { id, number, created_at } = order;
  return { id, secret, number, created_at, replaced: replaced ? request.replaces?.order_id : undefined };
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
}: Ordered): OrderRequest {
  const name = draft.devotees[0]?.name.trim() ?? "";
  const number = partnersNumber(search);
  return {
    type,
    quote_id: quote.quote_id,
    contact: { name, ...draft.phone },
    address: needsAddress ? { ...draft.address, name } : null,
    consent: draft.consent,
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
