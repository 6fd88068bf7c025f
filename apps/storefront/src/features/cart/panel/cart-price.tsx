import { PriceDetails } from "@aradhana/checkout/price";
import type { OrderLine } from "@aradhana/core/contract";
import type { Cart } from "@aradhana/core/goods";
import { Disclosure } from "@aradhana/ui/disclosure";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import couponStyles from "../../checkout/steps/coupon.module.css";
import { CouponForm } from "../../checkout/steps/coupon-form.tsx";
import styles from "./cart.module.css";
import { cartText } from "./text.ts";

interface CartPriceProps {
  cart: Cart;
  isWorking: boolean;
  applyCoupon(code: string): void;
}

/** The coupon, and what everything costs with tax and delivery. */
export function CartPrice({ cart, isWorking, applyCoupon }: CartPriceProps) {
  const t = useText(cartText);
  const { country } = useVisitor();
  const { coupon, totals, split, count } = cart;
  const { items, addons, dakshina, shipping } = totals;
  const all = { ...items, amount: items.amount + addons.amount + dakshina.amount };
  const line = (title: string, amount: OrderLine["amount"]): OrderLine => ({
    ...{ kind: "product", item_id: null, title, qty: 1, unit_price: amount, amount },
  });
  // Abroad it costs the same to everywhere in a country.
  const isAtMost = country === "in" && shipping.amount > 0;
  const delivery = line(isAtMost ? t.delivery : t.details.shipping, shipping);
  const lines = [line(t.items(count), all), ...(shipping.amount > 0 ? [delivery] : [])];
  return (
    <section className={styles.price}>
      <Disclosure summary={t.coupon.coupon} open={coupon !== null}>
        <CouponForm
          draft={{ coupon: coupon?.code ?? "" }}
          change={(draft) => applyCoupon(draft.coupon)}
          result={coupon}
          rejected={cart.rejected_coupon}
          isWorking={isWorking}
          messages={t.coupon}
          rowClass={couponStyles.couponRow}
          takesFocus={false}
        />
      </Disclosure>
      <h3 className={styles.heading}>{t.price}</h3>
      <div className={styles.totals} data-old={isWorking || undefined}>
        <PriceDetails price={{ lines, totals, split }} messages={t.details} />
        {isAtMost && <p className={styles.soft}>{t.deliveryNote}</p>}
      </div>
    </section>
  );
}
