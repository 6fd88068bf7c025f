import { useMutation } from "@aradhana/checkout/query";
import { errorMessage } from "@aradhana/core/error-message";
import type { CartChoice } from "@aradhana/core/goods";
import { loadWithRetry } from "@aradhana/core/lazy";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useEffect, useRef, useState } from "react";
import styles from "../booking/booking.module.css";
import { errorTexts } from "../errors/text.ts";
import type { WidgetProps } from "../widget.ts";
import { cartText } from "./text.ts";
import { useCartDisabled } from "./use-cart-disabled.ts";

interface CartHandoffProps extends Pick<WidgetProps, "api" | "visitor" | "search" | "host" | "buyer"> {
  /** What is chosen. Another choice is another instance: it is not in the cart yet. */
  choice: CartChoice;
}

/**
 * Puts what is chosen into the cart, and links to the shop, which takes it over: a frame shares no storage with it.
 * Absent where the cart is hidden, and until scripts run.
 */
export function CartHandoff({ choice, api, visitor, search, host, buyer }: CartHandoffProps) {
  const { language } = visitor;
  const t = cartText[language];
  const link = useRef<HTMLAnchorElement>(null);
  const isOffered = useCartDisabled({ search, buyer }) === false;
  const [key] = useState(() => crypto.randomUUID());
  const [isOpened, setOpened] = useState(false);
  const { state, mutate, reset } = useMutation(async () => {
    const { handOff } = await loadWithRetry(() => import("./hand-off.ts"));
    const handed = await handOff(api, { choice, key, language, search });
    setOpened(false);
    host.notify("cart_handoff", { url: new URL(handed.href, window.location.origin).href });
    return handed;
  });
  const handed = state.status === "done" ? state.result : undefined;
  useEffect(() => {
    if (!handed) return;
    link.current?.focus();
    // Then a press gets another ticket.
    const expiry = setTimeout(reset, handed.expiresAt - buyer.now());
    return () => clearTimeout(expiry);
  }, [handed, reset, buyer]);

  if (!isOffered) return null;
  return (
    <div className={styles.part}>
      {handed ? (
        <>
          <p role="status">{t.added}</p>
          <ButtonLink
            ref={link}
            variant="line"
            fullWidth
            href={isOpened ? handed.cartHref : handed.href}
            // A ticket works once. The browser follows the link before it changes.
            onClick={() => setTimeout(() => setOpened(true))}
          >
            {t.open}
          </ButtonLink>
        </>
      ) : (
        <Button variant="line" fullWidth loading={state.status === "working"} onClick={() => void mutate()}>
          {t.add}
        </Button>
      )}
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {errorMessage(state.failure, errorTexts[language])}
        </Banner>
      )}
      <p className={styles.soft}>{t.hint}</p>
    </div>
  );
}
