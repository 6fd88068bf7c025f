import type { CartStore } from "@aradhana/core/cart";
import type { Cart } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { Opening } from "@aradhana/ui/progress";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { CartLines } from "../lines/cart-lines.tsx";
import { useCartEdits } from "../open/use-cart-edits.ts";
import styles from "./cart.module.css";
import { CartPrice } from "./cart-price.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { cartText } from "./text.ts";

interface CartContentsProps {
  cart: Cart;
  store: CartStore;
  isWorking: boolean;
}

/** The lines of the cart, its coupon and its price. */
export function CartContents({ cart, store, isWorking }: CartContentsProps) {
  const t = useText(cartText);
  const messageFor = useErrorMessage();
  const coupon = useCartEdits(store);
  return (
    <div className={styles.body} aria-busy={isWorking || undefined}>
      {isWorking && <Opening />}
      {cart.waiting ? (
        <Banner role="status" kind="info">
          {t.waiting(cart.waiting)}
        </Banner>
      ) : null}
      <CartLines {...{ cart, store }} headingAs="h3" headingClass={styles.heading} />
      {coupon.failure && (
        <Banner role="alert" kind="danger">
          {messageFor(coupon.failure)}
        </Banner>
      )}
      {cart.lines.length > 0 ? (
        <CartPrice
          cart={cart}
          isWorking={isWorking}
          applyCoupon={(code) => void coupon.settle(store.setCoupon(code || null))}
        />
      ) : (
        <EmptyCart />
      )}
    </div>
  );
}
