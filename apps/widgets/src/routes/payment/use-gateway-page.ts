import { reportUnexpected } from "@aradhana/checkout/query";
import { openPayment } from "@aradhana/core/checkout";
import type { FailedCall } from "@aradhana/core/error-message";
import { settle } from "@aradhana/core/query";
import { useCallback, useEffect, useState } from "react";
import type { WidgetProps } from "../../widget.ts";

type GatewayPage =
  | { status: "opening" }
  /** `upi` opens a payment app, where the app around this page can. */
  | { status: "ready"; address: string; upi: string | undefined }
  | ({ status: "refused" } & FailedCall);

/**
 * The address on which an order is paid. It is fetched before the tap: browsers block a page that opens later as a
 * pop-up. Fetched again, the server continues the same attempt, or starts another one if that was declined.
 */
export function useGatewayPage(
  { api, buyer, framed, app }: Pick<WidgetProps, "api" | "buyer" | "framed" | "app">,
  orderId: string,
  returnTo: string,
) {
  const [page, setPage] = useState<GatewayPage>({ status: "opening" });
  const [round, setRound] = useState(0);
  // One attempt has one return URL, even if more is known of the order later.
  const [returnUrl] = useState(() => new URL(returnTo, window.location.origin).href);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts another request.
  useEffect(() => {
    let isCurrent = true;
    // A link that the buyer is just following stays in place.
    setPage((before) => (before.status === "ready" ? before : { status: "opening" }));
    async function ask() {
      const isInApp = (await app?.isThere()) ?? false;
      return openPayment(api, {
        ...{ orderId, secret: buyer.orders.get(orderId)?.secret, returnUrl },
        surface: framed ? "frame" : isInApp ? "webview" : "web",
      });
    }
    void settle(ask, reportUnexpected).then((settled) => {
      if (!isCurrent) return;
      if (!settled.ok) return setPage({ status: "refused", ...settled.failure });
      const { address, upi } = settled.value;
      // The host page is notified of the result of this attempt, even if it equals that of the last.
      buyer.reported.delete(orderId);
      setPage({ status: "ready", address, upi: app && upi });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, buyer, framed, app, orderId, returnUrl, round]);

  return { page, ask: useCallback(() => setRound((n) => n + 1), []) };
}
