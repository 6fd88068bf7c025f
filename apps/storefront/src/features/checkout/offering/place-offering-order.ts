import type { ApiClient } from "@aradhana/core/api";
import { isDeclined, placeOrder, retireAttempt, sankalpOf, submitNames } from "@aradhana/core/checkout";
import type { Attribution, Language, OrderType, Quote } from "@aradhana/core/contract";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo, storeAccess } from "../../orders/access/order-access.ts";
import { openPayment } from "../../orders/order/open-payment.ts";
import { linkDraft } from "../booking-draft/draft.ts";
import type { OfferingDraft } from "./offering-draft.ts";

const type: OrderType = "chadhaava";

interface Options extends Pick<BrowserServices, "storage" | "drafts"> {
  api: ApiClient;
  quote: Quote;
  draft: OfferingDraft;
  needsAddress: boolean;
  language: Language;
  attribution: Attribution;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
  uuid(): string;
  /** Saves the attempt before anything is sent, so that a reload in between leads to the same order. */
  save(part: Pick<OfferingDraft, "attempt">): void;
}

/**
 * Orders what was quoted, hands in the names and opens a payment; gives the address of the gateway's page.
 * As long as it is the same booking at the same price, the order is the same, too.
 */
export async function placeOfferingOrder(options: Options): Promise<string> {
  const { api, storage, drafts, quote, draft, needsAddress, language, attribution, origin, uuid } = options;
  const save = (attempt: OfferingDraft["attempt"]) => options.save({ attempt });
  const { id, attempt, made } = await placeOrder(
    api,
    {
      ...{ type, quote, language, attribution },
      contact: { name: draft.devotees[0]?.name ?? "", ...draft.phone },
      address: needsAddress ? draft.address : null,
    },
    {
      ...{ before: draft.attempt, uuid, save, isUsable: () => true },
      secretOf: (orderId) => accessTo({ storage, drafts }, orderId),
    },
  );
  if (made) {
    storeAccess({ storage, drafts }, id, made.secret);
    linkDraft(drafts, id, draft.chadhaavaId);
  }
  try {
    await submitNames(api, sankalpOf(id, draft.devotees, language), accessTo({ storage, drafts }, id));
    return await openPayment(id, { api, origin, storage, drafts, type });
  } catch (error) {
    if (isDeclined(error)) save(retireAttempt(attempt));
    throw error;
  }
}
