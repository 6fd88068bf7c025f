import { orderSecret } from "@aradhana/core/checkout";
import { instant, orderId, tempOrderId } from "@aradhana/core/contract";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";

const lastOrder = v.object({
  id: orderId,
  number: v.string(),
  /** Opens the order without an account. */
  secret: orderSecret,
  madeAt: instant,
  /** The partner's own number of it. */
  tempOrderId: v.optional(tempOrderId),
  /** The priest has its names. */
  isNamed: v.boolean(),
  /** The page around knows that it is paid. */
  isVisible: v.optional(v.boolean()),
  /** An earlier order that can be paid as well. */
  earlier: v.optional(v.object({ id: orderId, number: v.string() })),
});
/** The order made last in a widget, as its tab remembers it. */
export type LastOrder = v.InferOutput<typeof lastOrder>;

/** Where a widget finds its last order again, after a reload or in a popup that is opened again. */
export interface LastOrderKeeper {
  get(): LastOrder | undefined;
  keep(order: LastOrder): void;
  forget(): void;
}

const LIFETIME = 24 * 60 * 60 * 1000; // ms

/** Keeps it in the tab, for the widget that begins at `from` in this partner's page, and for a day. */
export function storeLastOrder(
  storage: KeyValueStorage,
  { partnerId, from, now }: { partnerId: string | undefined; from: string; now: () => number },
): LastOrderKeeper {
  const key = `widget_order ${partnerId ?? "-"} ${from}`;
  return {
    get() {
      const stored = readJson(storage, key, lastOrder);
      return stored && Date.parse(stored.madeAt) + LIFETIME > now() ? stored : undefined;
    },
    keep: (order) => storage.set(key, JSON.stringify(order)),
    forget: () => storage.remove(key),
  };
}
