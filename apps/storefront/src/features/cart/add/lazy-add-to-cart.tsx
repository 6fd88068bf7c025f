import { lazy, Suspense } from "react";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import styles from "./add-to-cart.module.css";
import type { AddToCartProps } from "./add-to-cart.tsx";

const Button = lazy(async () => {
  const { AddToCart } = await loadWithTexts(() => import("./add-to-cart.tsx"));
  return { default: AddToCart };
});

/** The button that adds to the cart. Without scripts, or where the cart is hidden, "Buy now" is the only one. */
export function LazyAddToCart(props: AddToCartProps) {
  const hydrated = useHydrated();
  if (useCartDisabled()) return null;
  return (
    <div className={styles.place}>
      {hydrated && (
        <SilentBoundary>
          <Suspense>
            <Button {...props} />
          </Suspense>
        </SilentBoundary>
      )}
    </div>
  );
}
