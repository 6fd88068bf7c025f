import { reportUnexpected } from "@aradhana/checkout/query";
import { writeSankalp } from "@aradhana/core/api";
import { keepRetrying } from "@aradhana/core/query";
import { runAfter } from "@aradhana/core/time";
import { useEffect, useState } from "react";
import type { Buyer } from "../../buyer/buyer.ts";
import type { WidgetProps } from "../../widget.ts";

/** The state of the names of an order: submitted here, given elsewhere, being sent, or rejected. */
export type NamesStatus = "here" | "elsewhere" | "waiting" | "refused";

/** Submits the names of a paid order that could not be submitted with it, until the server has them. */
export function useSubmitNames(
  { api, buyer }: Pick<WidgetProps, "api" | "buyer">,
  orderId: string,
  isPaid: boolean,
) {
  const [status, setStatus] = useState(() => initialStatus(buyer, orderId));

  useEffect(() => {
    const order = isPaid ? buyer.orders.get(orderId) : undefined;
    if (!order?.names) return;
    const { names, ...submitted } = order;
    async function submit(request: typeof names) {
      await writeSankalp(api, "submit", request, submitted.secret);
      buyer.orders.set(orderId, submitted);
      setStatus("here");
    }
    // Safe to repeat: the names replace those that were there.
    return keepRetrying({
      run: () => submit(names),
      onFailure: () => setStatus("refused"),
      report: reportUnexpected,
      after: runAfter,
      random: Math.random,
      onOnline(listener) {
        window.addEventListener("online", listener);
        return () => window.removeEventListener("online", listener);
      },
    });
  }, [api, buyer, orderId, isPaid]);

  return status;
}

function initialStatus(buyer: Buyer, orderId: string): NamesStatus {
  const order = buyer.orders.get(orderId);
  if (!order || order.namesAre === "elsewhere") return "elsewhere";
  if (order.namesAre === "lost") return "refused";
  return order.names ? "waiting" : "here";
}
