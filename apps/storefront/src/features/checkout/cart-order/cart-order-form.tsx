import { loadWithRetry } from "@aradhana/browser/lazy";
import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { useMutation } from "@aradhana/checkout/query";
import type { ApiClient } from "@aradhana/core/api";
import type { Cart } from "@aradhana/core/goods";
import { CART_ORDER } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Opening } from "@aradhana/ui/progress";
import { type FormEvent, lazy, Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { focusOnMount } from "../../account/saved/focus-on-mount.ts";
import { DeliveryPart } from "../goods-order/delivery-part-below-fold.tsx";
import { PricePart } from "../goods-order/price-part.tsx";
import { goodsOrderText } from "../goods-order/text.ts";
import { Agreement } from "../one-page/agreement.tsx";
import { ContactPart } from "../one-page/contact-part.tsx";
import styles from "../one-page/one-page.module.css";
import { PayBar } from "../one-page/pay-bar.tsx";
import { PayButton } from "../one-page/pay-button.tsx";
import { payFormId } from "../one-page/pay-form-id.ts";
import { PlacingNotice } from "../one-page/placing-notice.tsx";
import { OwnReservation } from "../own-reservation/own-reservation.tsx";
import { CartLines } from "./cart-lines.tsx";
import { loadCartOrderActions } from "./load-cart-order-actions.ts";
import { cartOrderText } from "./text.ts";
import { useCartOrder } from "./use-cart-order.ts";

export const texts = [cartOrderText];

type CartOrderActions = Awaited<ReturnType<typeof loadCartOrderActions>>;

/** Loaded once something is energised in a name. */
const EnergisedName = lazy(async () => {
  const module = await loadWithRetry(() => import("../goods-order/energised-name.tsx"));
  return { default: module.EnergisedName };
});

interface CartOrderFormProps {
  cart: Cart;
  onCart(cart: Cart): void;
  reload(): void;
}

/** What is in the cart, where it goes and what it costs: then all of it is paid at once. */
export function CartOrderForm({ cart, onCart, reload }: CartOrderFormProps) {
  const t = useText(cartOrderText);
  const goods = useText(goodsOrderText);
  const wordsFor = useErrorMessage();
  const { language } = useVisitor();
  const api = useBrowser()?.api;
  const form = useRef<HTMLFormElement>(null);
  const { state: changing, mutate } = useMutation(
    async (edit: (api: ApiClient, actions: CartOrderActions) => Promise<{ results: Cart }>) => {
      if (!api) return;
      const { results } = await edit(api, await loadCartOrderActions());
      // Before the change counts as saved: a press in between would pay for the cart as it was.
      flushSync(() => onCart(results));
    },
  );
  const isChanging = changing.status === "working";
  const order = useCartOrder({ title: goods.cart.title, cart, isChanging, reload });
  const { tries, quote, draft } = order;
  useFocusFirstError(form, tries);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void order.pay();
  };
  const isBlocked = cart.lines.some(({ problems }) => problems.some(({ blocks }) => blocks));
  const isSold = cart.lines.some(({ problems }) => problems.some(({ code }) => code === "sold_out"));
  const ownOrderId = draft.attempt?.orderId;
  const reservation = order.reservation ?? (isSold && ownOrderId ? { orderId: ownOrderId } : undefined);
  const button = {
    page: order,
    ...(order.good.paysOnDelivery && order.mayPayCash && { labelOf: goods.place }),
  };
  return (
    <>
      {reservation && (
        <div ref={focusOnMount} tabIndex={-1} className={styles.outcome}>
          <OwnReservation {...reservation} instead={null} />
        </div>
      )}
      {order.replaced && (
        <div ref={focusOnMount} tabIndex={-1}>
          <Banner>{goods.replacing(order.replaced.number)}</Banner>
        </div>
      )}
      <form ref={form} id={payFormId} onSubmit={submit} noValidate className={styles.form}>
        <FieldErrors form={form} errors={order.fieldErrors}>
          <CartLines
            cart={cart}
            isChanging={isChanging}
            onRemove={({ id }) => void mutate((client, calls) => calls.removeCartLine(client, language, id))}
            onQuantity={({ id }, qty) =>
              void mutate((client, calls) => calls.changeCartLine(client, language, id, qty))
            }
          />
          {changing.status === "failed" && (
            <Banner role="alert" kind="danger">
              {wordsFor(changing.failure)}
            </Banner>
          )}
          {order.isNamed && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{goods.energise.title}</h2>
              <Suspense fallback={<Opening />}>
                <EnergisedName order={order} />
              </Suspense>
            </section>
          )}
          <ContactPart page={order} />
          {order.needsAddress && <DeliveryPart order={order} />}
          <PricePart
            order={{
              quote,
              facts: order.facts,
              good: order.good,
              setGood: order.setGood,
              mayPayCash: order.mayPayCash,
              draft: { coupon: cart.coupon?.code ?? "" },
              change: ({ coupon }) =>
                void mutate((client, calls) => calls.setCartCoupon(client, language, coupon || null)),
            }}
            empty=""
          />
          <Agreement page={order} />
          {isBlocked ? (
            <Banner role="alert" kind="warning">
              {t.blocked}
            </Banner>
          ) : (
            <PlacingNotice page={order} type="cart" title={CART_ORDER} />
          )}
          {order.facts?.returns.map(({ item_id, title, detail, terms }) => (
            <p key={`${item_id} ${detail}`}>
              <b>
                {goods.returns}, {[title, detail].filter(Boolean).join(", ")}:
              </b>{" "}
              {terms}
            </p>
          ))}
          <div className={styles.action}>
            <PayButton {...button} />
          </div>
        </FieldErrors>
      </form>
      <PayBar {...button} />
    </>
  );
}
