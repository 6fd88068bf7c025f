import { orderSecret } from "@aradhana/core/checkout";
import { orderId } from "@aradhana/core/contract";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";
import { storedOrdersKey } from "./saved-orders-key.ts";

const storedOrder = v.object({
  id: orderId,
  secret: orderSecret,
  /** When this browser forgets it, milliseconds since the epoch. */
  until: v.number(),
  /** Its owner has nothing left to do: it can be opened, and its status is not requested any more. */
  isDone: v.optional(v.boolean()),
});
/** An order that this browser may open without an account. */
export type StoredOrder = v.InferOutput<typeof storedOrder>;

const MOST = 10;
const STORED_FOR = 30 * 24 * 60 * 60 * 1000; // ms

/** The list with an order put first: the newest ten, none of them past its time. */
export function withOrder(
  stored: readonly StoredOrder[],
  { id, secret }: Pick<StoredOrder, "id" | "secret">,
  now: number,
): StoredOrder[] {
  const others = stored.filter((order) => order.id !== id && order.until > now);
  return [{ id, secret, until: now + STORED_FOR }, ...others].slice(0, MOST);
}

/** The orders that every tab of this browser may open, the last stored first. */
export function readStoredOrders(storage: KeyValueStorage, now: number): StoredOrder[] {
  const stored = readJson(storage, storedOrdersKey, v.array(storedOrder)) ?? [];
  return stored.filter(({ until }) => until > now);
}

/** Keeps the list for every tab of this browser. */
export function storeOrders(storage: KeyValueStorage, orders: readonly StoredOrder[]): void {
  storage.set(storedOrdersKey, JSON.stringify(orders));
}

/** Notes of which orders nothing is left to do. Their secrets stay: the orders' own pages open as before. */
export function markDone(storage: KeyValueStorage, ids: readonly string[], now: number): void {
  const stored = readStoredOrders(storage, now);
  const isNews = ({ id, isDone }: StoredOrder) => !isDone && ids.includes(id);
  if (!stored.some(isNews)) return;
  storeOrders(
    storage,
    stored.map((order) => (isNews(order) ? { ...order, isDone: true } : order)),
  );
}
