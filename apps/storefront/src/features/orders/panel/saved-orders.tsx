import { getOrderById, isApiError } from "@aradhana/core/api";
import type { OrderCard } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { readStoredOrders } from "../access/saved-orders.ts";
import { orderSummary } from "../order/order-summary.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./orders.module.css";
import { ordersPanelText } from "./text.ts";

/** The orders that this browser can open without an account; nothing if there are none. */
export function StoredOrders() {
  const t = useText(ordersPanelText);
  const { resource } = useResource(loadStoredOrders);
  if (resource.status !== "ready" || resource.value.length === 0) return null;
  return (
    <div className={styles.body}>
      <h3>{t.madeHere}</h3>
      <ul className={styles.orders}>
        {resource.value.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </div>
  );
}

async function loadStoredOrders({ api, storage }: BrowserServices): Promise<OrderCard[]> {
  const stored = readStoredOrders(storage, Date.now());
  const orders = await Promise.all(
    stored.map(async ({ id, secret }) => {
      try {
        return [orderSummary((await getOrderById(api, id, secret)).results)];
      } catch (error) {
        // One that cannot be loaded does not hide the others; its own page says why.
        if (!isApiError(error)) throw error;
        return [];
      }
    }),
  );
  return orders.flat();
}
