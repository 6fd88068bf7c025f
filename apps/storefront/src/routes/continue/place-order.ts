import { type ApiClient, createOrder, initiatePayment } from "@aradhana/core/api";
import type { Language, OrderRequest, Quote } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { type BookingDraft, linkDraft } from "../../booking-draft/draft.ts";
import { keepAccess } from "../../order-access/order-access.ts";

interface Options {
  api: ApiClient;
  drafts: KeyValueStorage;
  quote: Quote;
  draft: BookingDraft;
  needsAddress: boolean;
  language: Language;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
  uuid(): string;
  /** Keeps the attempt before anything is sent, so that a reload in between leads to the same order. */
  keep(part: Partial<BookingDraft>): void;
}

/** Orders what was quoted and opens a payment for it; gives the address of the gateway's page. */
export async function placeOrder(options: Options): Promise<string> {
  const { api, drafts, quote, draft, language, origin, uuid, keep } = options;
  const begun = draft.attempt?.quoteId === quote.quote_id ? draft.attempt : undefined;
  const attempt = begun ?? { quoteId: quote.quote_id, idempotencyKey: uuid() };
  keep({ attempt });

  const { results } = await createOrder(api, orderOf(options, language), attempt.idempotencyKey);
  const { order, access_token } = results;
  keep({ attempt: { ...attempt, orderId: order.id } });
  keepAccess(drafts, order.id, access_token);
  linkDraft(drafts, order.id, draft.poojaId);

  const payment = await initiatePayment(api, {
    order_id: order.id,
    t: access_token,
    // No secret in it: the gateway keeps this address.
    return_url: `${origin}/order/payment-confirmation/${order.id}/pooja/checkout`,
    surface: "web",
  });
  if (!payment.results.redirect_url) throw new Error(`${payment.results.gateway} gave no page to pay on`);
  return payment.results.redirect_url;
}

function orderOf({ quote, draft, needsAddress }: Options, language: Language): OrderRequest {
  const name = draft.name.trim() || null;
  return {
    type: "pooja",
    quote_id: quote.quote_id,
    contact: { name, ...draft.phone },
    address: needsAddress && name ? { ...draft.address, name } : null,
    consent: true,
    whatsapp_opt_in: draft.whatsapp,
    language,
  };
}
