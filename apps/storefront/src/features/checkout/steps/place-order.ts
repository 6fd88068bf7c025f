import type { ApiClient } from "@aradhana/core/api";
import { isDeclined, placeOrder as placeAnyOrder, retireAttempt } from "@aradhana/core/checkout";
import type { Attribution, Language, OrderType, Quote } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { accessTo, storeAccess } from "../../orders/access/order-access.ts";
import { openPayment } from "../../orders/order/open-payment.ts";
import { type BookingDraft, linkDraft } from "../booking-draft/draft.ts";

interface Options {
  api: ApiClient;
  storage: KeyValueStorage;
  drafts: KeyValueStorage;
  type: OrderType;
  quote: Quote;
  draft: BookingDraft;
  needsAddress: boolean;
  /** The reservation that becomes the order. */
  reservationId?: string;
  language: Language;
  /** Who or what referred the buyer. */
  attribution: Attribution;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
  uuid(): string;
  /** Saves the attempt before anything is sent, so that a reload in between leads to the same order. */
  save(part: Pick<BookingDraft, "attempt">): void;
}

/**
 * Orders what was quoted and opens a payment for it; returns the address of the gateway's page. On return from there
 * the price is calculated again: as long as it is the same booking, the order is the same, too.
 */
export async function placeOrder(options: Options): Promise<string> {
  const { api, storage, drafts, type, quote, draft, needsAddress, uuid, save } = options;
  const { language, attribution, reservationId, origin } = options;
  const secretOf = (id: string) => accessTo({ storage, drafts }, id);
  const { id, attempt, made } = await placeAnyOrder(
    api,
    {
      ...{ type, quote, language, attribution, reservationId, choice: draft.packageId },
      contact: { name: draft.name, ...draft.phone },
      address: needsAddress ? draft.address : null,
      whatsapp: draft.whatsapp,
    },
    {
      ...{ before: draft.attempt, uuid, secretOf },
      save: (attempt) => save({ attempt }),
      isUsable: () => true,
    },
  );
  if (made) {
    storeAccess({ storage, drafts }, id, made.secret);
    linkDraft(drafts, id, draft.poojaId);
  }
  try {
    return await openPayment(id, { api, storage, drafts, type, origin });
  } catch (error) {
    if (isDeclined(error)) save({ attempt: retireAttempt(attempt) });
    throw error;
  }
}
