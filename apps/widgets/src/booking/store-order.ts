import type { Buyer } from "../buyer/buyer.ts";
import type { LastOrder } from "../buyer/last-order.ts";

interface Made extends Pick<LastOrder, "id" | "secret" | "number" | "madeAt"> {
  tempOrderId: string | undefined;
  /** The order that it replaces. */
  replaced: string | undefined;
}

/** Stores an order that was just made in the tab, with the one before it that may still be paid. */
export function storeOrder({ orders, last }: Pick<Buyer, "orders" | "last">, made: Made): void {
  const { tempOrderId, replaced, ...order } = made;
  const before = last.get();
  const isSame = before?.id === order.id;
  const earlier = isSame ? before.earlier : before && !before.isVisible && before.id !== replaced && before;
  last.keep({
    ...order,
    ...(tempOrderId && { tempOrderId }),
    isNamed: !orders.get(order.id)?.names,
    ...(isSame && before.isVisible && { isVisible: true }),
    ...(earlier && { earlier: { id: earlier.id, number: earlier.number } }),
  });
}
