import { type ApiClient, getOrderById, getOrders, isApiError } from "@aradhana/core/api";
import type { OrderCard } from "@aradhana/core/contract";
import type { StoredOrder } from "../../orders/access/saved-orders.ts";
import { orderSummary } from "../../orders/order/order-summary.ts";

/** How many of the stored orders are fetched for the reminder. */
const REQUESTED = 5;

interface Options {
  isSignedIn: boolean;
  /** The orders that this browser may open without an account, the newest first. */
  storedOrders: readonly StoredOrder[];
}

/** The orders that may wait for this visitor: those of the account, and those made here as a guest. */
export async function loadUnfinishedOrders(
  api: ApiClient,
  { isSignedIn, storedOrders }: Options,
): Promise<OrderCard[]> {
  const [ofAccount, ...ofGuest] = await Promise.all([
    isSignedIn ? orNone(getOrders(api).then(({ results }) => results.orders)) : [],
    ...storedOrders
      .filter(({ isDone }) => !isDone)
      .slice(0, REQUESTED)
      .map(({ id, secret }) => orNone(unfinishedOf(api, id, secret))),
  ]);
  const known = new Set(ofAccount.map(({ id }) => id));
  return [...ofAccount, ...ofGuest.flat().filter(({ id }) => !known.has(id))];
}

async function unfinishedOf(api: ApiClient, id: string, secret: string): Promise<OrderCard[]> {
  return [orderSummary((await getOrderById(api, id, secret)).results)];
}

/** The reminder is optional: the page of the order explains the error. */
async function orNone(orders: Promise<OrderCard[]>): Promise<OrderCard[]> {
  try {
    return await orders;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return [];
  }
}
