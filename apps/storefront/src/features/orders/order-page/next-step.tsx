import { sankalpPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import { isAboutPayment, PaymentStep } from "./payment-step.tsx";
import { orderText } from "./text.ts";

interface NextStepProps {
  booked: AnsweredOrder;
  /** Whether a missed promise waits for the buyer's choice, further down. */
  isOffered: boolean;
}

/** The next action of the buyer, if there is one. */
export function NextStep({ booked, isOffered }: NextStepProps) {
  const { next: t } = useText(orderText);
  const { order } = booked;
  const { choice, isVip } = orderedRitual(booked);
  const until = useMoment(Date.parse(booked.server_time))(booked.sankalp_cutoff_at);
  const sankalp = sankalpPath({
    orderId: order.id,
    choiceId: choice.id,
    isVip,
  });

  if (isAboutPayment(order)) return <PaymentStep order={order} />;
  if (isOffered) {
    return (
      <Banner kind="warning" action={<ButtonLink href="#changes">{t.choose.action}</ButtonLink>}>
        {t.choose.words}
      </Banner>
    );
  }
  switch (order.next_action) {
    case "fill_sankalp":
      return (
        <Banner kind="warning" action={<ButtonLink href={sankalp}>{t.fill_sankalp.action}</ButtonLink>}>
          {t.fill_sankalp.words(until)}
        </Banner>
      );
    case "edit_sankalp":
      return (
        <Banner
          kind="success"
          action={
            <ButtonLink variant="line" href={sankalp}>
              {t.edit_sankalp.action}
            </ButtonLink>
          }
        >
          {t.edit_sankalp.words(until)}
        </Banner>
      );
    // Of services, which have a page of their own.
    case "give_details":
    case "open_result":
      return null;
    case "wait":
      return <Banner>{t.wait.words}</Banner>;
    case "pay":
    case "none":
      return null;
  }
}
