import { focusOnMount } from "@aradhana/browser/focus";
import { loadWithRetry } from "@aradhana/browser/lazy";
import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { Opening } from "@aradhana/ui/progress";
import { type FormEvent, lazy, type ReactNode, Suspense, useRef } from "react";
import { goodsText } from "../../../lines/goods-text.ts";
import { LateFields } from "../../../shared/early-input/late-fields.tsx";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { OrderWithoutScript } from "../../../shared/without-script/order-without-script.tsx";
import { Agreement } from "../one-page/agreement.tsx";
import { ContactPart } from "../one-page/contact-part.tsx";
import styles from "../one-page/one-page.module.css";
import { PayBar } from "../one-page/pay-bar.tsx";
import { PayButton } from "../one-page/pay-button.tsx";
import { payFormId } from "../one-page/pay-form-id.ts";
import { PlacingNotice } from "../one-page/placing-notice.tsx";
import { OwnReservation } from "../own-reservation/own-reservation.tsx";
import { EnergisePart } from "./energise-part.tsx";
import { BeforePaying, DeliveryPart, PricePart } from "./late-parts.ts";
import type { OrderedGood } from "./ordered-good.ts";
import { ReplacedNotice } from "./replaced-notice.tsx";
import { ReturnRules } from "./return-rules.tsx";
import { goodsOrderText } from "./text.ts";
import type { GoodsOrderState } from "./use-goods-order.ts";

/** Below everything that is filled in. */
const CartPart = lazy(async () => {
  const module = await loadWithRetry(() => import("./cart-part.tsx"));
  return { default: module.CartPart };
});

/** Loaded once it was sold to somebody else. */
const SoldMeanwhile = lazy(async () => {
  const module = await loadWithTexts(() => import("./sold-meanwhile.tsx"));
  return { default: module.SoldMeanwhile };
});

interface GoodsOrderFormProps {
  ordered: OrderedGood;
  order: GoodsOrderState;
  /** How it is made: colour and quantity, or setting and size. */
  children: ReactNode;
}

/** How it is made, in whose name, where it goes, what it costs and the rule by which it can come back: then it is paid. */
export function GoodsOrderForm({ ordered, order, children }: GoodsOrderFormProps) {
  const t = useText(goodsOrderText);
  const line = t.lines[ordered.type];
  const goods = useText(goodsText);
  const form = useRef<HTMLFormElement>(null);
  const { title, energisation } = ordered.good;
  useFocusFirstError(form, order.tries);
  const ownOrderId = order.draft.attempt?.orderId;

  const reservation = order.reservation ?? (ownOrderId ? { orderId: ownOrderId } : undefined);
  if (order.isSold || order.reservation) {
    const sold = (
      <Suspense fallback={<Opening />}>
        <SoldMeanwhile heading={line.sold} good={ordered.good} isBegun={order.draft.at > 0} />
      </Suspense>
    );
    return (
      <div ref={focusOnMount} tabIndex={-1} className={styles.outcome}>
        {reservation ? <OwnReservation {...reservation} instead={sold} /> : sold}
      </div>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void order.pay();
  };
  const [returns] = order.facts?.returns ?? [];
  const button = {
    page: order,
    choose: line.choose,
    ...(order.paysCash && { labelOf: t.place }),
  };
  return (
    <>
      <OrderWithoutScript title={title} />
      {ownOrderId && (order.isGone || !order.choice) && (
        <div ref={focusOnMount} tabIndex={-1} className={styles.outcome}>
          <OwnReservation orderId={ownOrderId} instead={null} />
        </div>
      )}
      <ReplacedNotice replaced={order.replaced} />
      <form ref={form} id={payFormId} onSubmit={submit} noValidate className={styles.form}>
        <FieldErrors form={form} errors={order.fieldErrors}>
          <NeedsScript>
            {children}
            {energisation.in_your_name && <EnergisePart energisation={energisation} order={order} />}
            <ContactPart page={order} />
            <LateFields
              fallback={
                <div className={styles.lateParts}>
                  <Opening />
                </div>
              }
              className={styles.form}
            >
              <DeliveryPart order={order} />
              <PricePart order={order} empty={line.noPrice} />
            </LateFields>
            <Suspense>{order.shown && <BeforePaying {...{ order, form }} />}</Suspense>
            <Agreement page={order} />
            <PlacingNotice page={order} type={ordered.type} title={title} />
            <ReturnRules rules={order.facts?.returns} />
            <div className={styles.action}>
              <PayButton {...button} />
            </div>
            <Suspense>
              {order.choice && <CartPart choice={order.choice} devotees={order.draft.devotees} />}
            </Suspense>
          </NeedsScript>
        </FieldErrors>
      </form>
      <PayBar {...button} note={returns && goods.returns.returned(returns.days)} />
    </>
  );
}
