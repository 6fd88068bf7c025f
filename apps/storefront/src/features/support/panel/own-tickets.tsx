import { useQuery } from "@aradhana/checkout/query";
import { getTickets, withSignal } from "@aradhana/core/api";
import { Link } from "@aradhana/ui/link";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import styles from "./support.module.css";
import { supportText } from "./text.ts";
import { storedTickets, withTicket } from "./ticket-access.ts";

/** The tickets of the signed-in customer and those that this browser opened; nothing where there are none. */
export function OwnTickets() {
  const t = useText(supportText);
  const browser = useBrowser();
  const isSignedIn = useUser() !== undefined;
  const location = useLocation();
  const { state } = useQuery(
    useMemo(
      () =>
        browser && isSignedIn
          ? async (signal: AbortSignal) => (await getTickets(withSignal(browser.api, signal))).results
          : undefined,
      [browser, isSignedIn],
    ),
  );
  const signedIn = state.status === "ready" ? state.value.map(({ number }) => number) : [];
  const numbers = [...new Set([...signedIn, ...(browser ? storedTickets(browser) : [])])];
  if (numbers.length === 0) return null;
  return (
    <section className={styles.ways}>
      <h3 className={styles.heading}>{t.yours}</h3>
      {numbers.map((number) => (
        <Link key={number} variant="more" href={withTicket(location, number)}>
          {t.ticket.heading(number)}
        </Link>
      ))}
    </section>
  );
}
