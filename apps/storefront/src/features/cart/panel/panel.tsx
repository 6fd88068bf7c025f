import { formatMoney } from "@aradhana/core/money";
import { cartOrderPath, splitCartTicket } from "@aradhana/core/paths";
import type { Failure } from "@aradhana/core/query";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { Sheet } from "@aradhana/ui/sheet";
import { Skeleton } from "@aradhana/ui/skeleton";
import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { BlockedLines } from "../lines/blocked-lines.tsx";
import { isBlocked } from "../lines/shown-problems.ts";
import { cartLinesText } from "../lines/text.ts";
import { useCart } from "../open/use-cart.ts";
import styles from "./cart.module.css";
import { CartContents } from "./cart-contents.tsx";
import { cartText } from "./text.ts";

export const texts = [cartText, cartLinesText, errorTexts];

/** Everything that is to be ordered together, up to the button that leads to the order. */
export function Panel({ onClose }: PanelProps) {
  const t = useText(cartText);
  const messageFor = useErrorMessage();
  const { store, state, read } = useCart();
  const { cart, failure, isWorking } = state;
  const refused = useTicket(store);
  const blocked = cart?.lines.filter(({ problems }) => isBlocked(problems)) ?? [];

  return (
    <Sheet
      open
      title={t.title}
      closeLabel={t.close}
      onOpenChange={(open) => !open && onClose()}
      footer={
        cart &&
        cart.lines.length > 0 &&
        (blocked.length > 0 ? (
          <div role="status">
            <BlockedLines lines={blocked} />
          </div>
        ) : (
          <ButtonLink href={cartOrderPath} fullWidth onClick={stayAtWrongQuantity}>
            {t.checkout(formatMoney(cart.totals.grand))}
          </ButtonLink>
        ))
      }
    >
      {refused && (
        <Banner role="alert" kind="warning">
          {messageFor(refused)}
        </Banner>
      )}
      {cart && store && failure && (
        <Banner role="status" kind="warning">
          {messageFor(failure)} {t.stored}
        </Banner>
      )}
      {cart && store && <CartContents cart={cart} store={store} isWorking={isWorking} />}
      {!cart && (isWorking || !failure) && (
        <div aria-busy="true" className={styles.body}>
          {["first", "second", "third"].map((place) => (
            <div key={place} className={styles.waiting}>
              <Skeleton shape="card" />
            </div>
          ))}
        </div>
      )}
      {!cart && !isWorking && failure && (
        <ErrorState
          heading={t.failed}
          headingAs="h3"
          retry={{ label: t.retry, onClick: read }}
          support={<AskOnWhatsapp requestId={failure.requestId} />}
          requestId={failure.requestId ? { label: t.requestId, value: failure.requestId } : undefined}
        >
          <p>{messageFor(failure)}</p>
        </ErrorState>
      )}
    </Sheet>
  );
}

/** A quantity that is wrong is not in the cart, so nothing is ordered until it is right or the cart's own again. */
function stayAtWrongQuantity(event: MouseEvent<HTMLElement>) {
  const wrong = event.currentTarget
    .closest("[role=dialog]")
    ?.querySelector<HTMLElement>("input[inputmode=numeric][aria-invalid]");
  if (!wrong) return;
  event.preventDefault();
  wrong.focus();
}

/** Takes over the cart of the ticket in the address, which leaves the address first. Why that failed, if it did. */
function useTicket(store: ReturnType<typeof useCart>["store"]): Failure | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Failure>();
  useEffect(() => {
    const found = store && splitCartTicket(location);
    if (!found) return;
    void navigate(found.rest, { replace: true });
    void store.claim(found.ticket).then((settled) => {
      if (!settled.ok) setRefused(settled.failure);
    });
  }, [store, location, navigate]);
  return refused;
}
