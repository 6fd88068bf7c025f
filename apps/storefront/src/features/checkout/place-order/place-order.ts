import { loadWithRetry } from "@aradhana/browser/lazy";
import { reportUnexpected } from "@aradhana/checkout/query";
import { type ApiClient, isApiError } from "@aradhana/core/api";
import {
  type Attempt,
  attributionOf,
  type Draft,
  isDeclined,
  placeOrder as placeAnyOrder,
  readyOrder,
  retireAttempt,
  sankalpOf,
  submitNames,
} from "@aradhana/core/checkout";
import type { Language, Quote } from "@aradhana/core/contract";
import { storedToken } from "@aradhana/core/user";
import { goodsSuccessPath } from "../../../lines/goods-pages.ts";
import { trackLabel } from "../../../shared/analytics/label.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import type { toSaveOf } from "../../account/saved/save-for-next.ts";
import { accessTo, storeAccess, storePhone } from "../../orders/access/order-access.ts";
import { openPayment } from "../../orders/order/open-payment.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";

const SAVED_WITHIN = 2_000; // ms

interface Options {
  quote: Quote;
  draft: Draft;
  needsAddress: boolean;
  /** The reservation that becomes the order. */
  reservationId?: string | undefined;
  language: Language;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
  uuid(): string;
  /** Saves the attempt before anything is sent, so that a reload in between leads to the same order. */
  save(attempt: Attempt): void;
}

/**
 * Orders what was quoted, submits the names that were given with it and opens a payment; returns the address of the
 * gateway's page, or of the order where it is paid on delivery. As long as it is the same booking at the same price, it is the same order.
 */
export async function placeOrder(
  browser: Pick<BrowserServices, "api" | "storage" | "drafts" | "analytics">,
  { draft, origin, uuid, save, ...order }: Options,
): Promise<string> {
  const { api, storage, drafts, analytics } = browser;
  const { type, devotees } = draft;
  const secretOf = (id: string) => accessTo({ storage, drafts }, id);
  let latest: Attempt | undefined = draft.attempt;
  const saveLatest = (attempt: Attempt) => {
    latest = attempt;
    save(attempt);
  };
  try {
    const attribution = attributionOf(browser, document.cookie, Date.now());
    const { id, made } = await placeAnyOrder(api, readyOrder(draft, { ...order, attribution }), {
      ...{ before: draft.attempt, uuid, secretOf, save: saveLatest, isUsable: () => true },
    });
    if (made) {
      storeAccess({ storage, drafts }, id, made.secret);
      storePhone({ drafts }, id, draft.phone);
    }
    const saving =
      draft.saves && storedToken(storage)
        ? saveDetails(api, draft, { needsAddress: order.needsAddress, key: `save-${id}` })
        : Promise.resolve();
    if (devotees[0]?.name && !draft.good) {
      await submitNames(api, sankalpOf(id, devotees, order.language), secretOf(id));
    }
    const isOnDelivery = draft.good?.paysOnDelivery === true;
    const page = isOnDelivery
      ? origin + goodsSuccessPath(type, id)
      : await openPayment(id, { api, storage, drafts, type, origin });
    if (isOnDelivery) shopDrafts(drafts).markPaid(id);
    // The page is left now. What is not saved by then does not hold up the payment.
    await Promise.race([saving, new Promise((proceed) => setTimeout(proceed, SAVED_WITHIN))]);
    return page;
  } catch (error) {
    if (isDeclined(error) && latest) saveLatest(retireAttempt(latest));
    // A server error, no response or a defect of ours is no decision about the payment.
    if (isApiError(error) && error.status >= 400 && error.status < 500) trackLabel(analytics, "Pay refused");
    if (isApiError(error) && error.code === "already_paid" && latest?.orderId) {
      shopDrafts(drafts).markPaid(latest.orderId);
    }
    throw error;
  }
}

/** An order never fails for it. */
async function saveDetails(api: ApiClient, draft: Draft, options: Parameters<typeof toSaveOf>[1]) {
  try {
    const { saveForNext, toSaveOf } = await loadWithRetry(
      () => import("../../account/saved/save-for-next.ts"),
    );
    await saveForNext(api, toSaveOf(draft, options));
  } catch (error) {
    reportUnexpected(error);
  }
}
