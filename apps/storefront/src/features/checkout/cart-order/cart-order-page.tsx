import { pathTo } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { lazy, type ReactNode, Suspense } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { TextSkeleton } from "../../../shared/skeleton/text-skeleton.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { OrderWithoutScript } from "../../../shared/without-script/order-without-script.tsx";
import { useCart } from "../../cart/open/use-cart.ts";
import { goodsOrderText } from "../goods-order/text.ts";
import { onePageText } from "../one-page/text.ts";

const CartOrderForm = lazy(async () => {
  const module = await loadWithTexts(() => import("./cart-order-form.tsx"));
  return { default: module.CartOrderForm };
});

/** The order of everything in this browser's cart. */
export function CartOrderPage({ className, titleClass }: { className?: string; titleClass?: string }) {
  const { cart: t } = useText(goodsOrderText);
  const isCartDisabled = useCartDisabled();
  return (
    <article className={className}>
      <h1 className={titleClass}>{t.title}</h1>
      <OrderWithoutScript title={t.title} />
      <NeedsScript>
        {isCartDisabled ? (
          <NothingToOrder heading={t.disabled}>{t.oneByOne}</NothingToOrder>
        ) : (
          <Suspense fallback={<TextSkeleton />}>
            <LoadedCart />
          </Suspense>
        )}
      </NeedsScript>
    </article>
  );
}

function LoadedCart() {
  const { cart: t } = useText(goodsOrderText);
  const { price } = useText(onePageText);
  const messageFor = useErrorMessage();
  const { store, state, read } = useCart();
  const { cart, failure, isWorking } = state;
  if (!cart && failure && !isWorking) {
    return (
      <ErrorState
        heading={messageFor(failure)}
        headingAs="h2"
        retry={{ label: price.retry, onClick: read }}
      />
    );
  }
  if (!cart || !store) return <TextSkeleton />;
  if (cart.lines.length === 0) return <NothingToOrder heading={t.empty} />;
  return <CartOrderForm cart={cart} store={store} isWorking={isWorking} reload={read} />;
}

/** Why there is no order of a cart, with links to the lists. */
function NothingToOrder({ heading, children }: { heading: string; children?: ReactNode }) {
  const { cart: t } = useText(goodsOrderText);
  return (
    <StatusScreen
      status="pending"
      heading={heading}
      headingAs="h2"
      actions={
        <>
          <ButtonLink href={pathTo("/online-puja")}>{t.toPujas}</ButtonLink>
          <ButtonLink variant="line" href={pathTo("/abhimantrit-products")}>
            {t.toProducts}
          </ButtonLink>
        </>
      }
    >
      {children}
    </StatusScreen>
  );
}
