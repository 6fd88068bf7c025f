import { paymentFacts } from "@aradhana/checkout/payment";
import type { PaymentStatus } from "@aradhana/core/contract";
import { errorMessage } from "@aradhana/core/error-message";
import { formatMoney } from "@aradhana/core/money";
import { paymentFailureReason } from "@aradhana/core/payment";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useShowProgress } from "@aradhana/ui/progress";
import { Fragment, useEffect, useRef, useState } from "react";
import { paymentTabHref } from "../../buyer/payment-tab.ts";
import { errorTexts } from "../../errors/text.ts";
import { momentFor } from "../../moment-for.ts";
import { paymentText } from "../../payment/text.ts";
import type { WidgetProps } from "../../widget.ts";
import { EarlierOrder } from "./earlier-order.tsx";
import { HowToPay, OrderDetails } from "./order-details.tsx";
import { OrderSummary } from "./order-summary.tsx";
import styles from "./payment.module.css";
import { useGatewayPage } from "./use-gateway-page.ts";
import { usePaymentPlace } from "./use-payment-place.ts";

interface PayOrderProps extends WidgetProps {
  payment: PaymentStatus;
  /** The return URL of the gateway, on our own site. */
  returnTo: string;
  refetch(): Promise<void>;
}

/** The order, and the link that opens the payment: never in the frame, which the host page could cover. */
export function PayOrder({ payment, returnTo, refetch, ...widget }: PayOrderProps) {
  const { visitor, framed, host, app, buyer, search } = widget;
  const { language } = visitor;
  const t = paymentText[language];
  const { page, ask } = useGatewayPage(widget, payment.order.id, returnTo);
  const { place, leave } = usePaymentPlace(payment);
  const [noApp, setNoApp] = useState(false);
  // Once a payment is open, its status can change at any time.
  useEffect(() => {
    if (page.status !== "opening") void refetch();
  }, [page, refetch]);
  const showProgress = useShowProgress();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (page.status !== "ready" || buyer.opensPaymentOf !== payment.order.id) return;
    buyer.opensPaymentOf = undefined;
    link.current?.click();
  }, [page, buyer, payment.order.id]);
  const isDeclined = payment.state === "failed_retryable";
  const wasDeclined = useRef(isDeclined);
  useEffect(() => {
    // Each decline is reported once, and one from before this page not at all.
    if (isDeclined && !wasDeclined.current) host.notify("payment_failed", { order_id: payment.order.id });
    wasDeclined.current = isDeclined;
  }, [isDeclined, host, payment.order.id]);
  const amount = formatMoney(payment.order.grand);
  const opened = () => {
    leave();
    // The server starts another attempt, and names the polling interval again.
    if (isDeclined) ask();
    host.notify("payment_started", { order_id: payment.order.id });
  };
  const isOpen = place !== "here" && !noApp && !isDeclined;
  // The buyer is paying on the other page: there is no action here.
  const isFollowing = isOpen && place === "gone";
  const upi = page.status === "ready" && !noApp ? page.upi : undefined;
  // The amount is on the button.
  const facts = paymentFacts(payment, {
    messages: t,
    when: momentFor(visitor, payment.order.starts_at),
  }).filter(({ label }) => label !== t.facts.amount);

  return (
    <div className={styles.pay}>
      <h1 className={styles.title}>{t.heading}</h1>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <EarlierOrder {...widget} orderId={payment.order.id} />
      <OrderDetails {...widget} order={payment.order} />
      <OrderSummary order={payment.order} language={language} />
      {isDeclined && (
        <Banner role="alert" kind="warning" title={t.failed.heading}>
          {t.failed[paymentFailureReason(payment)]}
        </Banner>
      )}
      {page.status === "refused" && (
        <Banner
          role="alert"
          kind="danger"
          action={
            page.code !== "payment_pending" && (
              <Button variant="line" size="sm" onClick={ask}>
                {t.retry}
              </Button>
            )
          }
        >
          {errorMessage(page, errorTexts[language])}
        </Banner>
      )}
      <HowToPay order={payment.order} visitor={visitor} />
      {page.status === "opening" && (
        <Button fullWidth loading>
          {t.opening}
        </Button>
      )}
      {app && upi && (
        <Button
          fullWidth
          variant={isFollowing ? "line" : "primary"}
          onClick={() => {
            opened();
            void app.openApp(upi).then((isOpen) => setNoApp(!isOpen));
          }}
        >
          {t.upi}
        </Button>
      )}
      {noApp && (
        <Banner role="alert" kind="warning">
          {t.noApp}
        </Banner>
      )}
      {page.status === "ready" && (
        // A link and no script: a tap on it opens a page in every browser, under every policy of the page around.
        <ButtonLink
          fullWidth
          variant={upi || isFollowing ? "line" : "primary"}
          ref={link}
          href={(framed && paymentTabHref(buyer, search, payment.order.id)) || page.address}
          target={framed ? "_blank" : "_self"}
          rel="noopener"
          onClick={opened}
        >
          {place === "here" || upi || noApp ? t.open(amount) : isDeclined ? t.payAgain(amount) : t.openAgain}
        </ButtonLink>
      )}
      {isOpen ? (
        <Banner
          role="status"
          kind={isFollowing ? "info" : "warning"}
          title={isFollowing ? undefined : t.left.title}
          action={
            <Button variant="line" size="sm" onClick={() => void showProgress(refetch())}>
              {t.pending.again}
            </Button>
          }
        >
          {isFollowing ? (upi ? t.openedApp : t.opened) : t.left.text}
        </Banner>
      ) : (
        framed && <p className={styles.soft}>{t.safe}</p>
      )}
    </div>
  );
}
