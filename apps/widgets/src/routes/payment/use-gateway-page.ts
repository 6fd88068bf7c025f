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
 * The address on which an order is paid. It is asked for before anybody taps: a page that opens later than the tap
 * would be held back as a pop-up. Asked again, the server goes on with the same attempt, anew if that was declined.
 */
export function useGatewayPage(
  { api, buyer, framed, app }: Pick<WidgetProps, "api" | "buyer" | "framed" | "app">,
  orderId: string,
  returnTo: string,
) {
  const [page, setPage] = useState<GatewayPage>({ status: "opening" });
  const [round, setRound] = useState(0);
  // An attempt leads back to one place, however much more is known of it later.
  const [returnUrl] = useState(() => new URL(returnTo, window.location.origin).href);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    let wanted = true;
    // A link that somebody is just following stays where it is.
    setPage((before) => (before.status === "ready" ? before : { status: "opening" }));
    async function ask() {
      const isInApp = (await app?.isThere()) ?? false;
      return openPayment(api, {
        ...{ orderId, secret: buyer.orders.get(orderId)?.secret, returnUrl },
        surface: framed ? "frame" : isInApp ? "webview" : "web",
      });
    }
    void settle(ask, reportUnexpected).then((settled) => {
      if (!wanted) return;
      if (!settled.ok) return setPage({ status: "refused", ...settled.failure });
      const { address, upi } = settled.value;
      // What becomes of this try is news to the page around, though the last one failed as well.
      buyer.told.delete(orderId);
      setPage({ status: "ready", address, upi: app && upi });
    });
    return () => {
      wanted = false;
    };
  }, [api, buyer, framed, app, orderId, returnUrl, round]);

  return { page, ask: useCallback(() => setRound((n) => n + 1), []) };
}
