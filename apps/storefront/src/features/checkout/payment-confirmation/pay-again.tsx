import { useMutation } from "@aradhana/checkout/query";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect } from "react";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { openPayment } from "../../orders/order/open-payment.ts";
import { confirmationText } from "./text.ts";

interface Props {
  orderId: string;
  /** Of the order, as its address has it. */
  type: string;
  label: string;
  /** Reads the status of the payment again. */
  refetch(): void;
}

/** Opens another try to pay the same order. */
export function PayAgain({ orderId, type, label, refetch }: Props) {
  const t = useText(confirmationText);
  const browser = useBrowser();
  const messageFor = useErrorMessage();
  const { state, mutate, reset } = useMutation(
    async ({ storage, drafts, api, analytics }: BrowserServices) => {
      trackLabel(analytics, "Pay start");
      const { origin } = window.location;
      window.location.assign(await openPayment(orderId, { storage, drafts, api, origin, type }));
    },
  );

  // Back from the gateway, the page may be shown as it was left: busy.
  useEffect(() => {
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, [reset]);

  async function open() {
    const settled = browser && (await mutate(browser));
    if (!settled || settled.ok) return;
    const { httpStatus, code } = settled.failure;
    // Something was paid meanwhile: this page shows it instead of a way to pay.
    if (code === "payment_pending" || code === "already_paid") refetch();
    // A server error, no response or a defect of ours is no decision about the payment.
    if (httpStatus >= 400 && httpStatus < 500) trackLabel(browser.analytics, "Pay refused");
  }

  return (
    <>
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(state.failure, t.retryRefused)}
        </Banner>
      )}
      <Button loading={state.status === "working" || state.status === "done"} onClick={() => void open()}>
        {label}
      </Button>
    </>
  );
}
