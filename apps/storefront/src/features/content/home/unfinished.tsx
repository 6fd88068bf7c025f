import { ButtonLink } from "@aradhana/ui/button-link";
import { CloseIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { useEffect, useState } from "react";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { type BrowserServices, useUser } from "../../../shared/services/browser.tsx";
import { shopDrafts } from "../../checkout/drafts/shop-drafts.ts";
import { usePayLater } from "../../checkout/pay-later/use-pay-later.ts";
import { markDone, readStoredOrders } from "../../orders/access/saved-orders.ts";
import { loadReservation } from "./load-reservation.ts";
import { loadUnfinishedOrders } from "./load-unfinished-orders.ts";
import { homeText } from "./text.ts";
import { TimeLeft } from "./time-left.tsx";
import styles from "./unfinished.module.css";
import { isDone, type UnfinishedThing, unfinishedThings } from "./unfinished-things.ts";

/**
 * "Continue where you left off": only the browser knows it, so it is rendered after hydration; right after the hero for
 * focus and screen readers, and visible without scrolling. It moves nothing.
 */
export function Unfinished({ browser }: { browser: BrowserServices }) {
  const t = useText(homeText).unfinished;
  const isSignedIn = useUser() !== undefined;
  // Another tab may make, pay or release a reservation, or find that its time is over.
  const { record } = usePayLater();
  const isCartDisabled = useCartDisabled();
  const [things, setThings] = useState<readonly UnfinishedThing[]>([]);
  const [isDismissed, setDismissed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reservation is read again when its record changes
  useEffect(() => {
    const { api, storage } = browser;
    const now = Date.now();
    const storedOrders = readStoredOrders(storage, now);
    // The draft of a finished order is hidden too.
    const done = new Set(storedOrders.filter((order) => order.isDone).map(({ id }) => id));
    const drafts = shopDrafts(browser.drafts)
      .list()
      .filter(({ attempt }) => !done.has(attempt?.orderId ?? ""));
    setThings(unfinishedThings([], drafts, { now, isCartDisabled }));
    let isCurrent = true;
    void Promise.all([
      loadUnfinishedOrders(api, { isSignedIn, storedOrders }),
      loadReservation(browser),
    ]).then(([orders, reservation]) => {
      const over = orders.filter((order) => isDone(order, now)).map(({ id }) => id);
      markDone(storage, over, now);
      if (isCurrent) setThings(unfinishedThings(orders, drafts, { now, reservation, isCartDisabled }));
    });
    return () => {
      isCurrent = false;
    };
  }, [browser, isSignedIn, record, isCartDisabled]);

  const [first] = things;
  if (!first || isDismissed) return null;
  return (
    <section aria-label={t.label} className={styles.unfinished}>
      <p className={styles.words}>
        <b>
          {t[first.kind]}
          {first.ends && <TimeLeft {...first.ends} onEnd={() => setThings(things.slice(1))} />}
        </b>
        <span className={styles.title}>
          {first.title}
          {things.length > 1 && ` ${t.more(things.length - 1)}`}
        </span>
      </p>
      <ButtonLink size="sm" href={first.href}>
        {t.actions[first.kind] ?? t.continue}
      </ButtonLink>
      <IconButton label={t.dismiss} onClick={() => setDismissed(true)}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}
