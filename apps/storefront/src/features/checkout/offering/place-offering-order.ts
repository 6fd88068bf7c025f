import { type ApiClient, createOrder, isApiError, isTransient, writeSankalp } from "@aradhana/core/api";
import type { Attribution, Language, OrderRequest, Quote, SankalpRequest } from "@aradhana/core/contract";
import { toDevanagari } from "@aradhana/core/sankalp";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo, keepAccess } from "../../orders/access/order-access.ts";
import { openPayment } from "../../orders/order/open-payment.ts";
import { linkDraft } from "../booking-draft/draft.ts";
import type { OfferingDraft } from "./offering-draft.ts";

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

type Attempt = NonNullable<OfferingDraft["attempt"]>;

/**
 * Orders what was quoted, hands in the names and opens a payment; gives the address of the gateway's page.
 * As long as it is the same booking at the same price, the order is the same, too.
 */
export async function placeOfferingOrder(options: Options): Promise<string> {
  const { api, quote, draft, attribution, uuid, save, storage, drafts, origin } = options;
  const request = orderRequest(options);
  const of = contentOf(request, quote);
  const attempt: Attempt =
    draft.attempt?.of === of
      ? draft.attempt
      : { of, quoteId: quote.quote_id, idempotencyKey: uuid(), attribution };
  save({ attempt });
  try {
    const orderId = attempt.orderId ?? (await createAndSave(request, attempt, options));
    await submitNames(orderId, options);
    return await openPayment(orderId, { api, origin, storage, drafts, type: "chadhaava" });
  } catch (error) {
    // A request that timed out is sent once more as it was; one that the server rejected would be rejected again.
    if (isRejected(error)) save({ attempt: undefined });
    throw error;
  }
}

async function createAndSave(request: OrderRequest, attempt: Attempt, options: Options): Promise<string> {
  const { api, draft, drafts, save } = options;
  const asked = { ...request, ...attempt.attribution, quote_id: attempt.quoteId };
  const { order, access_token } = (await createOrder(api, asked, attempt.idempotencyKey)).results;
  save({ attempt: { ...attempt, orderId: order.id } });
  keepAccess(options, order.id, access_token);
  linkDraft(drafts, order.id, draft.chadhaavaId);
  return order.id;
}

/** The names count once the order is paid. What the buyer can correct is thrown; any other names can be given later. */
async function submitNames(orderId: string, options: Options): Promise<void> {
  const { api, draft, language } = options;
  try {
    await writeSankalp(api, "submit", namesOf(orderId, draft, language), accessTo(options, orderId));
  } catch (error) {
    if (!isApiError(error) || error.code === "invalid_input") throw error;
  }
}

/** The names as the priest reads them: the first is the buyer, and a gotra may be unknown. */
function namesOf(orderId: string, { devotees }: OfferingDraft, language: Language): SankalpRequest {
  return {
    order_id: orderId,
    language,
    purpose: "self",
    devotees: devotees.map(({ name, gotra }, place) => ({
      name: name.trim(),
      name_devanagari: toDevanagari(name.trim()),
      gotra: gotra.trim(),
      gotra_unknown: gotra.trim() === "",
      relation: place === 0 ? "self" : "other",
    })),
  };
}

function orderRequest({ quote, draft, needsAddress, language }: Options): OrderRequest {
  const name = draft.devotees[0]?.name.trim() ?? "";
  return {
    type: "chadhaava",
    quote_id: quote.quote_id,
    contact: { name, ...draft.phone },
    address: needsAddress ? { ...draft.address, name } : null,
    consent: true,
    language,
  };
}

/** Everything that makes a booking this one, at this price; not the quote, which is new each time. */
const contentOf = ({ quote_id, ...request }: OrderRequest, { lines, totals }: Quote): string =>
  JSON.stringify({ ...request, lines, total: totals.grand });

const isRejected = (error: unknown) =>
  isApiError(error) && !isTransient(error) && error.status !== 429 && error.code !== "already_paid";
