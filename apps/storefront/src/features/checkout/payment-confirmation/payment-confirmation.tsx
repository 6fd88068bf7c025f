import { signInPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { Awaiting } from "@aradhana/ui/progress";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { useOrderAccess } from "../../orders/access/use-order-access.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { forgetPaidReservation } from "../pay-later/forget-paid-reservation.ts";
import { PaymentKnown } from "./payment-known.tsx";
import { confirmationText } from "./text.ts";
import { trackPayment } from "./track-payment.ts";
import { usePaymentStatus } from "./use-payment-status.ts";

/** The result of an order's payment. The address may name any gateway and type: only the server is trusted. */
export function PaymentConfirmation({ orderId }: { orderId: string }) {
  const t = useText(confirmationText);
  const browser = useBrowser();
  const { pathname, search } = useLocation();
  useOrderAccess(orderId);
  const { view, refetch } = usePaymentStatus(orderId);

  const isPaid = view.status === "known" && view.payment.state === "success";
  useEffect(() => {
    if (!isPaid || !browser) return;
    forgetPaidReservation(browser, orderId);
    shopDrafts(browser.drafts).markPaid(orderId);
    browser.refreshCart();
  }, [isPaid, browser, orderId]);

  const state = view.status === "known" ? view.payment.state : undefined;
  useEffect(() => {
    if (state && browser) trackPayment(browser, orderId, state);
  }, [state, browser, orderId]);

  if (view.status === "checking") {
    return (
      <>
        <WithoutScript topic="payment" />
        <NeedsScript>
          <StatusScreen status="checking" heading={t.checking.heading}>
            <p>{t.checking.text}</p>
            <Awaiting />
          </StatusScreen>
        </NeedsScript>
      </>
    );
  }
  if (view.status === "known") {
    return <PaymentKnown {...view} refetch={refetch} />;
  }
  const { requestId } = view.failure;
  if (view.status === "inaccessible") {
    return (
      <UnavailableState
        heading={t.gone.heading}
        headingAs="h1"
        actions={
          <>
            <ButtonLink href={signInPath({ pathname, search })}>{t.gone.signIn}</ButtonLink>
            <AskOnWhatsapp requestId={requestId} />
          </>
        }
      >
        <p>{t.gone.text}</p>
      </UnavailableState>
    );
  }
  return (
    <ErrorState
      heading={t.failedToAsk.heading}
      headingAs="h1"
      retry={{ label: t.failedToAsk.retry, onClick: refetch }}
      support={<AskOnWhatsapp requestId={requestId} />}
      requestId={requestId ? { label: t.failedToAsk.requestId, value: requestId } : undefined}
    >
      <p>{t.failedToAsk.text}</p>
    </ErrorState>
  );
}
