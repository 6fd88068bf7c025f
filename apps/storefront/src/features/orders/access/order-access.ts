import { orderSecret } from "@aradhana/core/checkout";
import type { Phone } from "@aradhana/core/contract";
import { splitOrderSecret } from "@aradhana/core/paths";
import { createStorage } from "@aradhana/core/storage";
import * as v from "valibot";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { readStoredOrders, storeOrders, withOrder } from "./saved-orders.ts";

/**
 * The tab has its own copy: the end of a login clears `storage`, and must not close the order that
 * this tab is just paying.
 */
type Places = Pick<BrowserServices, "storage" | "drafts">;

const key = (orderId: string) => `order-access:${orderId}`;

/** Keeps the secret that opens a guest's order, out of every address: for this tab, and for later ones. */
export function storeAccess({ storage, drafts }: Places, id: string, secret: string): void {
  if (!v.is(orderSecret, secret)) return;
  drafts.set(key(id), secret);
  const now = Date.now();
  storeOrders(storage, withOrder(readStoredOrders(storage, now), { id, secret }, now));
}

/** The stored secret of an order; undefined if its owner is signed in or did not come from a link. */
export function accessTo({ storage, drafts }: Places, orderId: string): string | undefined {
  const ofTab = drafts.get(key(orderId));
  if (v.is(orderSecret, ofTab)) return ofTab;
  return readStoredOrders(storage, Date.now()).find(({ id }) => id === orderId)?.secret;
}

/** Whether the next page of this browser will find the secret, too: one that blocks storage forgets it with this page. */
export function isAccessStored(orderId: string): boolean {
  const storage = createStorage(() => window.localStorage);
  const drafts = createStorage(() => window.sessionStorage);
  return accessTo({ storage, drafts }, orderId) !== undefined;
}

/** Takes the secret of a signed link out of the address bar, so that no later page or picture of the screen has it, and stores it. */
export function takeAccessFromAddress(places: Places, orderId: string, address: string): string | undefined {
  const link = splitOrderSecret(address);
  if (link) storeAccess(places, orderId, link.secret);
  return link?.rest;
}

const phoneKey = (orderId: string) => `order-phone:${orderId}`;

/** Keeps the number with which this tab ordered, so that a guest does not type it twice. */
export function storePhone({ drafts }: Pick<Places, "drafts">, orderId: string, ordered: Phone): void {
  drafts.set(phoneKey(orderId), `${ordered.dial_code} ${ordered.number}`);
}

/** The number with which this tab ordered. */
export function phoneOf({ drafts }: Pick<Places, "drafts">, orderId: string): Phone | undefined {
  const [, dial_code, number] = /^(\d{1,4}) (.{1,20})$/.exec(drafts.get(phoneKey(orderId)) ?? "") ?? [];
  return dial_code && number ? { dial_code, number } : undefined;
}
