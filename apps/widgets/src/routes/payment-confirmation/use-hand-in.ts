import { reportUnexpected } from "@aradhana/checkout/query";
import { writeSankalp } from "@aradhana/core/api";
import { keepRetrying } from "@aradhana/core/query";
import { runAfter } from "@aradhana/core/time";
import { useEffect, useState } from "react";
import type { Buyer } from "../../buyer/buyer.ts";
import type { WidgetProps } from "../../widget.ts";

/** Whether the names of an order are handed in from here, are being so, or that did not work. */
export type HandedIn = "here" | "elsewhere" | "waiting" | "refused";

/** Hands in the names of an order that is paid, where that did not work with the order itself, until they are taken. */
export function useHandIn(
  { api, buyer }: Pick<WidgetProps, "api" | "buyer">,
  orderId: string,
  isPaid: boolean,
) {
  const [handed, setHanded] = useState(() => handedSoFar(buyer, orderId));

  useEffect(() => {
    const order = isPaid ? buyer.orders.get(orderId) : undefined;
    if (!order?.names) return;
    const { names, ...taken } = order;
    async function handIn(request: typeof names) {
      await writeSankalp(api, "submit", request, taken.secret);
      buyer.orders.set(orderId, taken);
      setHanded("here");
    }
    // Safe to repeat: the names replace those that were there.
    return keepRetrying({
      run: () => handIn(names),
      onFailure: () => setHanded("refused"),
      report: reportUnexpected,
      after: runAfter,
      random: Math.random,
      onOnline(listener) {
        window.addEventListener("online", listener);
        return () => window.removeEventListener("online", listener);
      },
    });
  }, [api, buyer, orderId, isPaid]);

  return handed;
}

function handedSoFar(buyer: Buyer, orderId: string): HandedIn {
  const order = buyer.orders.get(orderId);
  if (!order || order.namesAre === "elsewhere") return "elsewhere";
  if (order.namesAre === "lost") return "refused";
  return order.names ? "waiting" : "here";
}
