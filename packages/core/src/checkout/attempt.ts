import * as v from "valibot";
import type { Attribution, Business, Language, Phone } from "../contract/index.ts";
import { attribution, money, type OrderRequest, orderId, type Quote } from "../contract/index.ts";
import type { Draft } from "./draft.ts";
import { orderSecret } from "./order-secret.ts";
import { agreedPriceOf } from "./price-change.ts";

/** An order as it was first requested: repeated under the same idempotency key, it makes one order. */
export const attempt = v.object({
  /** The content of the booking, at its price; empty once the order was declined. */
  of: v.string(),
  quoteId: v.string(),
  /** Missing in drafts from before December 2026. */
  agreed: v.optional(v.object({ of: v.string(), total: money })),
  idempotencyKey: v.string(),
  /** The reservation that becomes the order. */
  reservationId: v.optional(v.string()),
  attribution: v.optional(attribution),
  replaces: v.optional(v.object({ order_id: orderId, t: orderSecret })),
  /** Whether its address is for the invoice alone. */
  needsInvoiceAddress: v.optional(v.boolean()),
  /** The order that it made, once that is known. */
  orderId: v.optional(v.string()),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** A booking that is ready to be ordered, whatever its line of business. The buyer has agreed to the terms. */
export interface ReadyOrder {
  type: OrderRequest["type"];
  quote: Quote;
  /** What was chosen, where the lines of the quote do not say it: a package. */
  choice?: string | undefined;
  contact: { name: string } & Phone;
  /** Where a parcel goes, or of the invoice; null where it is not needed. */
  address: Omit<NonNullable<OrderRequest["address"]>, "name"> | null;
  /** Whom the invoice is for. @default the buyer */
  business?: Business | undefined;
  whatsapp?: boolean | undefined;
  /** How it is repeated; the buyer has agreed to that as well. @default once */
  repeat?: Draft["repeat"];
  /** In whose name goods are energised. */
  energisedFor?: { name: string; gotra: string | null } | undefined;
  /** Of a cart: in whose name each line is energised. */
  energisedLines?: OrderRequest["energised_lines"];
  /** Cash on delivery. @default paid now */
  paysOnDelivery?: boolean | undefined;
  /** Whose kundali it is. */
  birth?: OrderRequest["birth"];
  /** Which name is corrected. */
  nameDetails?: OrderRequest["name_details"];
  language: Language;
  attribution: Attribution;
  partnerId?: string | undefined;
  /** The partner's own number of the order. */
  tempOrderId?: string | undefined;
  reservationId?: string | undefined;
}

interface Options {
  uuid(): string;
  /** The secret of an order made here, as far as it is known. */
  secretOf(orderId: string): string | undefined;
}

/** The attempt before, where this is the same booking at the same price, else a new one; and what to send for it. */
export function attemptFor(
  order: ReadyOrder,
  before: Attempt | undefined,
  { uuid, secretOf }: Options,
): { attempt: Attempt; request: OrderRequest } {
  const { quote, choice, attribution, reservationId } = order;
  const content = contentOf(order);
  const of = JSON.stringify({ ...content, choice, lines: quote.lines, total: quote.totals.grand });
  const replaces = replacedBy(before, secretOf);
  const attempt: Attempt =
    before?.of === of
      ? before
      : {
          ...{ of, quoteId: quote.quote_id, idempotencyKey: uuid(), attribution },
          agreed: agreedPriceOf(quote),
          ...(isForInvoice(order) && { needsInvoiceAddress: true }),
          ...(reservationId && { reservationId }),
          ...(replaces && { replaces }),
        };
  return {
    attempt,
    request: {
      ...{ ...content, ...attempt.attribution, quote_id: attempt.quoteId },
      ...(attempt.reservationId && { reservation_id: attempt.reservationId }),
      ...(attempt.replaces && { replaces: attempt.replaces }),
    },
  };
}

const isForInvoice = ({ address, business, quote }: ReadyOrder) =>
  address !== null && !quote.is_sent && (business !== undefined || quote.needs_address);

const ordered = v.pipe(v.string(), v.parseJson(), v.object({ address: v.object({}) }));

/** Whether something is sent home with what was ordered. */
export function hasAddress({ of, needsInvoiceAddress }: Attempt): boolean {
  return !needsInvoiceAddress && v.is(ordered, of);
}

/** The attempt after the server has declined it: the next one is a new order, which replaces what this one made. */
export const retireAttempt = (attempt: Attempt): Attempt => ({ ...attempt, of: "" });

/** The order that a changed booking replaces: the previous one, or the one that it was to replace. */
function replacedBy(before: Attempt | undefined, secretOf: Options["secretOf"]): Attempt["replaces"] {
  const secret = before?.orderId && secretOf(before.orderId);
  return before?.orderId && secret ? { order_id: before.orderId, t: secret } : before?.replaces;
}

/** Everything that makes a booking this one, without what is new at each quote or visit. */
function contentOf(order: ReadyOrder): Omit<OrderRequest, "quote_id"> {
  const { type, contact, address, business, whatsapp, repeat, language, partnerId, tempOrderId } = order;
  const { energisedFor, energisedLines, paysOnDelivery, birth, nameDetails } = order;
  const name = contact.name.trim() || null;
  return {
    type,
    contact: { ...contact, name },
    address: address && name ? { ...address, name } : null,
    ...(business && { business }),
    consent: true,
    ...(whatsapp !== undefined && { whatsapp_opt_in: whatsapp }),
    ...(repeat && { mandate: { ...repeat, consent: true } }),
    language,
    ...(energisedFor && { energised_for: energisedFor }),
    ...(energisedLines && { energised_lines: energisedLines }),
    ...(paysOnDelivery && { pays_on_delivery: true }),
    ...(birth && { birth }),
    ...(nameDetails && { name_details: nameDetails }),
    ...(partnerId && { partner_id: partnerId }),
    ...(tempOrderId && { temp_order_id: tempOrderId }),
  };
}
