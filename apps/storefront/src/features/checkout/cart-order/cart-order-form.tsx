import { focusOnMount } from "@aradhana/browser/focus";
import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import type { CartStore } from "@aradhana/core/cart";
import type { Cart } from "@aradhana/core/goods";
import { CART_ORDER } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Opening } from "@aradhana/ui/progress";
import { type FormEvent, lazy, Suspense, useRef } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { BlockedLines } from "../../cart/lines/blocked-lines.tsx";
import { CartLines } from "../../cart/lines/cart-lines.tsx";
import { isBlocked, otherProblems, shownProblems } from "../../cart/lines/shown-problems.ts";
import { cartLinesText } from "../../cart/lines/text.ts";
import { useCartEdits } from "../../cart/open/use-cart-edits.ts";
import { BeforePaying, DeliveryPart, PricePart } from "../goods-order/late-parts.ts";
import { ReplacedNotice } from "../goods-order/replaced-notice.tsx";
import { ReturnRules } from "../goods-order/return-rules.tsx";
import { goodsOrderText } from "../goods-order/text.ts";
import { Agreement } from "../one-page/agreement.tsx";
import { ContactPart } from "../one-page/contact-part.tsx";
import styles from "../one-page/one-page.module.css";
import { PayBar } from "../one-page/pay-bar.tsx";
import { PayButton } from "../one-page/pay-button.tsx";
import { payFormId } from "../one-page/pay-form-id.ts";
import { PlacingNotice } from "../one-page/placing-notice.tsx";
import { OwnReservation } from "../own-reservation/own-reservation.tsx";
import { useCartOrder } from "./use-cart-order.ts";

export const texts = [cartLinesText];

/** Loaded once something is energised in a name. */
const EnergisedLines = lazy(async () => {
  const module = await loadWithTexts(() => import("./energised-lines.tsx"));
  return { default: module.EnergisedLines };
});

interface CartOrderFormProps {
  cart: Cart;
  store: CartStore;
  isWorking: boolean;
  reload(): void;
}

/** What is in the cart, where it goes and what it costs: then all of it is paid at once. */
export function CartOrderForm({ cart, store, isWorking, reload }: CartOrderFormProps) {
  const t = useText(cartLinesText);
  const goods = useText(goodsOrderText);
  const messageFor = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const coupon = useCartEdits(store);
  const order = useCartOrder({ title: goods.cart.title, cart, store, isWorking, reload });
  const { tries, quote, draft } = order;
  useFocusFirstError(form, tries);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void order.pay();
  };
  const { shown } = quote;
  const blocked = cart.lines.filter((line) => isBlocked(shownProblems(line, shown)));
  const isSold = cart.lines.some(({ problems }) => problems.some(({ code }) => code === "sold_out"));
  const ownOrderId = draft.attempt?.orderId;
  const reservation = order.reservation ?? (isSold && ownOrderId ? { orderId: ownOrderId } : undefined);
  const button = {
    page: order,
    ...(order.paysCash && { labelOf: goods.place }),
  };
  return (
    <>
      {reservation && (
        <div ref={focusOnMount} tabIndex={-1} className={styles.outcome}>
          <OwnReservation {...reservation} instead={null} />
        </div>
      )}
      <ReplacedNotice replaced={order.replaced} />
      <form ref={form} id={payFormId} onSubmit={submit} noValidate className={styles.form}>
        <FieldErrors form={form} errors={order.fieldErrors}>
          <CartLines
            {...{ cart, store }}
            showsNames={false}
            headingAs="h2"
            headingClass={styles.heading}
            sentTo={{ country: draft.address.country_code, quote: shown }}
          />
          {coupon.failure && (
            <Banner role="alert" kind="danger">
              {messageFor(coupon.failure)}
            </Banner>
          )}
          {order.energised.length > 0 && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{goods.energise.title}</h2>
              <Suspense fallback={<Opening />}>
                <EnergisedLines order={order} />
              </Suspense>
            </section>
          )}
          <ContactPart page={order} />
          <Suspense
            fallback={
              <div className={order.needsAddress ? styles.lateParts : undefined}>
                <Opening />
              </div>
            }
          >
            {order.needsAddress && <DeliveryPart order={order} />}
            <PricePart
              order={{
                // Each problem of a line is at that line.
                quote: {
                  ...quote,
                  ...(shown && { shown: { ...shown, problems: otherProblems(cart.lines, shown) } }),
                },
                facts: order.facts,
                good: order.good,
                setGood: order.setGood,
                mayPayCash: order.mayPayCash,
                draft: { coupon: cart.coupon?.code ?? "" },
                rejectedCoupon: cart.rejected_coupon,
                change: (draft) => void coupon.settle(store.setCoupon(draft.coupon || null)),
              }}
              empty=""
            />
          </Suspense>
          <Suspense>{shown && <BeforePaying {...{ order, form }} />}</Suspense>
          <Agreement page={order} />
          {blocked.length > 0 ? (
            <Banner kind="warning" {...(tries > 0 && { role: "alert", title: t.notCharged })}>
              <BlockedLines lines={blocked} />
            </Banner>
          ) : (
            <PlacingNotice page={order} type="cart" title={CART_ORDER} />
          )}
          <ReturnRules rules={order.facts?.returns} areNamed />
          <div className={styles.action}>
            <PayButton {...button} />
          </div>
        </FieldErrors>
      </form>
      <PayBar {...button} />
    </>
  );
}
