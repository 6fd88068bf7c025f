import type { Cart } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { lazy, Suspense, useCallback, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { TextSkeleton } from "../../../shared/skeleton/text-skeleton.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { goodsOrderText } from "../goods-order/text.ts";
import { onePageText } from "../one-page/text.ts";
import { loadCartOrderActions } from "./load-cart-order-actions.ts";

const CartOrderForm = lazy(async () => {
  const module = await loadWithTexts(() => import("./cart-order-form.tsx"));
  return { default: module.CartOrderForm };
});

const readCart = async ({ api }: BrowserServices) =>
  (await (await loadCartOrderActions()).getCart(api)).results;

/** The order of everything in this browser's cart. */
export function CartOrderPage({ className, titleClass }: { className?: string; titleClass?: string }) {
  const { cart: t, needsScript } = useText(goodsOrderText);
  return (
    <article className={className}>
      <h1 className={titleClass}>{t.title}</h1>
      <noscript>
        <Banner kind="warning">{needsScript}</Banner>
      </noscript>
      <NeedsScript>
        <Suspense fallback={<TextSkeleton />}>
          <LoadedCart />
        </Suspense>
      </NeedsScript>
    </article>
  );
}

function LoadedCart() {
  const { cart: t } = useText(goodsOrderText);
  const { price } = useText(onePageText);
  const wordsFor = useErrorMessage();
  const browser = useBrowser();
  const { resource, reload } = useResource(useCallback(readCart, []));
  // What a change of the cart was answered with, until the cart is read once more.
  const [changed, setChanged] = useState<{ of: Cart; cart: Cart }>();
  if (resource.status === "loading") return <TextSkeleton />;
  if (resource.status === "failed") {
    return (
      <ErrorState
        heading={wordsFor(resource)}
        headingAs="h2"
        retry={{ label: price.retry, onClick: reload }}
      />
    );
  }
  const read = resource.value;
  const cart = changed?.of === read ? changed.cart : read;
  if (cart.lines.length === 0) {
    return (
      <StatusScreen
        status="pending"
        heading={t.empty}
        headingAs="h2"
        actions={
          <>
            <ButtonLink href={pathTo("/online-puja")}>{t.toPujas}</ButtonLink>
            <ButtonLink variant="line" href={pathTo("/abhimantrit-products")}>
              {t.toProducts}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const showChanged = (next: Cart) => {
    setChanged({ of: read, cart: next });
    browser?.refreshCart();
  };
  return <CartOrderForm cart={cart} onCart={showChanged} reload={reload} />;
}
