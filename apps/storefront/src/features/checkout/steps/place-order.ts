import { type ApiClient, createOrder, isApiError } from "@aradhana/core/api";
import type { Attribution, Language, OrderRequest, Quote } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { keepAccess } from "../../orders/access/order-access.ts";
import { openPayment } from "../../orders/order/open-payment.ts";
import { type BookingDraft, linkDraft } from "../booking-draft/draft.ts";

interface Options {
  api: ApiClient;
  storage: KeyValueStorage;
  drafts: KeyValueStorage;
  quote: Quote;
  draft: BookingDraft;
  needsAddress: boolean;
  /** The held place that becomes the order. */
  reservationId?: string;
  language: Language;
  /** Who or what sent the buyer. */
  attribution: Attribution;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
  uuid(): string;
  /** Keeps the attempt before anything is sent, so that a reload in between leads to the same order. */
  keep(part: Partial<BookingDraft>): void;
}

/**
 * Orders what was quoted and opens a payment for it; gives the address of the gateway's page. Back from
 * there the price is reckoned anew: as long as it is the same booking, the order is the same, too.
 */
export async function placeOrder(options: Options): Promise<string> {
  const { quote, draft, language, attribution, reservationId, uuid, keep } = options;
  const request = orderOf(options, language);
  const of = contentOf(request, options);
  const begun = draft.attempt?.of === of ? draft.attempt : undefined;
  const attempt = begun ?? {
    ...{ of, quoteId: quote.quote_id, idempotencyKey: uuid(), attribution },
    ...(reservationId && { reservationId }),
  };
  keep({ attempt });
  try {
    const orderId = attempt.orderId ?? (await makeOrder(request, attempt, options));
    return await openPayment(orderId, options);
  } catch (error) {
    // What got no answer is asked for again as it was; what was refused would be refused again.
    if (isRefusal(error)) keep({ attempt: undefined });
    throw error;
  }
}

type Attempt = NonNullable<BookingDraft["attempt"]>;

async function makeOrder(request: OrderRequest, attempt: Attempt, options: Options) {
  const { api, drafts, draft, keep } = options;
  const { attribution, quoteId, reservationId } = attempt;
  const asked = {
    ...{ ...request, ...attribution, quote_id: quoteId },
    ...(reservationId && { reservation_id: reservationId }),
  };
  const { results } = await createOrder(api, asked, attempt.idempotencyKey);
  const { order, access_token } = results;
  keep({ attempt: { ...attempt, orderId: order.id } });
  keepAccess(options, order.id, access_token);
  linkDraft(drafts, order.id, draft.poojaId);
  return order.id;
}

/** Everything that makes a booking this one, at this price; not the quote, which is new each time. */
function contentOf({ quote_id, ...request }: OrderRequest, { draft, quote }: Options): string {
  return JSON.stringify({
    ...request,
    package: draft.packageId,
    lines: quote.lines,
    total: quote.totals.grand,
  });
}

const isRefusal = (error: unknown) =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== "already_paid";

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
