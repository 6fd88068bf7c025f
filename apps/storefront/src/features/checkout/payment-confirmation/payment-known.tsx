import { PaymentResult, paymentFacts } from "@aradhana/checkout/payment";
import type { PaymentStatus } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { goodsSuccessPath, isGoodsType } from "../../../lines/goods-pages.ts";
import { orderLine } from "../../../lines/order-lines.ts";
import { isServiceType } from "../../../lines/service-pages.ts";
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

const namesGiven = (order: PaymentStatus["order"]) => "names_given" in order && order.names_given;

/** The result of a payment, with the links that follow from it. */
export function PaymentKnown({ payment, isPolling, isBack, refetch }: Props) {
  const t = useText(confirmationText);
  const moment = useMoment();
  const { language } = useVisitor();
  const methodName = useMethodName();
  const { order } = payment;
  const { type } = order;
  const isSent = isGoodsType(type);
  // A cart with goods and a ritual: each has its own next step.
  const isMixed = !isSent && order.lines.some(({ kind }) => kind === "product" || kind === "gem");
  const next = isMixed
    ? "mixed"
    : isSent
      ? "goods"
      : type === "consultation"
        ? "session"
        : isServiceType(type)
          ? "service"
          : namesGiven(order)
            ? "given"
            : "due";
  // Of a parcel the day is known, the hour is not.
  const when = isSent ? formatDate(order.starts_at, "day", language) : moment(order.starts_at);
  return (
    <PaymentResult
      {...{ payment, isPolling, isBack }}
      messages={t}
      facts={paymentFacts(payment, { messages: t, when, methodName })}
      success={{
        heading: isMixed ? t.paid.mixedHeading : undefined,
        text: t.paid.text[next],
        actions: (
          <>
            <ButtonLink
              href={isMixed ? goodsSuccessPath("cart", order.id) : orderLine(type).afterPayment(order)}
            >
              {t.paid.next[next]}
            </ButtonLink>
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
