import { PaymentResult, paymentFacts } from "@aradhana/checkout/payment";
import type { PaymentStatus } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { isGoodsType } from "../../../lines/goods-pages.ts";
import { afterPayment, orderLine } from "../../../lines/order-lines.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { useMethodName } from "../../orders/order/use-method-name.ts";
import { PayAgain } from "./pay-again.tsx";
import { confirmationText } from "./text.ts";

interface Props {
  payment: PaymentStatus;
  /** Whether another check follows by itself. */
  isPolling: boolean;
  /** Whether the buyer came back from the gateway a moment ago. */
  isBack: boolean;
  refetch(): void;
}

/** The result of a payment, with the links that follow from it. */
export function PaymentKnown({ payment, isPolling, isBack, refetch }: Props) {
  const t = useText(confirmationText);
  const moment = useMoment();
  const { language } = useVisitor();
  const methodName = useMethodName();
  const { order } = payment;
  const { type } = order;
  const next = afterPayment(order);
  // Of a parcel the day is known, the hour is not.
  const when = isGoodsType(type) ? formatDate(order.starts_at, "day", language) : moment(order.starts_at);
  return (
    <PaymentResult
      {...{ payment, isPolling, isBack }}
      messages={t}
      facts={paymentFacts(payment, { messages: t, when, methodName })}
      success={{
        heading: next.step === "mixed" ? t.paid.mixedHeading : undefined,
        text: t.paid.text[next.step],
        actions: (
          <>
            <ButtonLink href={next.href}>{t.paid.next[next.step]}</ButtonLink>
            <ButtonLink href={orderPath({ id: order.id, name: order.title })} variant="line">
              {t.success.order}
            </ButtonLink>
            <ButtonLink href={`${orderPath({ id: order.id, name: order.title })}#receipt`} variant="line">
              {t.receipt}
            </ButtonLink>
            <AskOnWhatsapp order={order.number} />
          </>
        ),
      }}
      failedNote={t.otherMethod}
      renderPay={(label) => <PayAgain {...{ orderId: order.id, type, label, refetch }} />}
      renderList={(kind, label) => <ButtonLink href={orderLine(kind).listPath}>{label}</ButtonLink>}
      onRefetch={refetch}
    />
  );
}
