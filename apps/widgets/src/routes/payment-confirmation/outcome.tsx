import { PaymentResult, paymentFacts } from "@aradhana/checkout/payment";
import { orderPath, pathTo, signedPath } from "@aradhana/core/paths";
import type { PaymentView } from "@aradhana/core/payment";
import { whatsappAddress } from "@aradhana/core/shop";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useEffect } from "react";
import { siteHref } from "../../address/site-href.ts";
import { widgetHref } from "../../address/widget-href.ts";
import { listOfOrder } from "../../lines/ritual-pages.ts";
import { momentFor } from "../../moment-for.ts";
import { named } from "../../payment/confirmation-path.ts";
import { reportOutcome } from "../../payment/report-outcome.ts";
import { paymentText } from "../../payment/text.ts";
import { carePhone } from "../../shell/care-phone.ts";
import type { WidgetProps } from "../../widget.ts";
import type { PartnerPage } from "./use-partner-page.ts";
import { useSubmitNames } from "./use-submit-names.ts";

interface OutcomeProps extends WidgetProps, Omit<Extract<PaymentView, { status: "known" }>, "status"> {
  refetch(): void;
  partnerPage: PartnerPage | undefined;
}

/** The result of a payment, and what follows from it. */
export function Outcome(props: OutcomeProps) {
  const { payment, isPolling, isBack, refetch, partnerPage, visitor, host, buyer, params, search } = props;
  const { order, state } = payment;
  const t = paymentText[visitor.language];
  useEffect(() => {
    reportOutcome({ host, buyer }, { order, state, tempOrderId: named(params.tempOrderId) });
  }, [host, buyer, order, state, params]);
  const names = useSubmitNames(props, order.id, state === "success");

  return (
    <PaymentResult
      {...{ payment, isPolling, isBack }}
      messages={t}
      facts={paymentFacts(payment, { messages: t, when: momentFor(visitor, payment.order.starts_at) })}
      success={{
        text: t.names[order.names_given && names !== "waiting" ? "here" : names],
        actions: (
          <>
            {partnerPage && (
              // Replaces the partner's page on a tap: a frame of the partner's own shop could not be paid in.
              <ButtonLink href={partnerPage.href} target="_top">
                {t.partner(partnerPage.site)}
              </ButtonLink>
            )}
            <ButtonLink href={orderHref(props)} variant={partnerPage ? "line" : "primary"}>
              {t.success.order}
            </ButtonLink>
            <ButtonLink href={`${orderHref(props)}#receipt`} variant="line">
              {t.receipt}
            </ButtonLink>
            <ButtonLink
              href={whatsappAddress(carePhone(document), t.help.aboutOrder(order.number))}
              variant="line"
            >
              {t.help.ask}
            </ButtonLink>
          </>
        ),
      }}
      renderPay={(label) => (
        <ButtonLink href={widgetHref(pathTo("/widget/payment", { order_id: order.id }), search)}>
          {label}
        </ButtonLink>
      )}
      renderList={(type, label) => (
        <ButtonLink href={widgetHref(listOfOrder({ type }), search)}>{label}</ButtonLink>
      )}
      onRefetch={refetch}
    />
  );
}

/** The order's own page. Only this frame knows its buyer: the page is opened as by a link in our message. */
function orderHref({ payment: { order }, search, buyer }: OutcomeProps): string {
  const secret = buyer.orders.get(order.id)?.secret;
  const href = siteHref(orderPath({ id: order.id, name: order.title }), search);
  return secret ? signedPath(href, secret) : href;
}
