import { PriceDetails } from "@aradhana/checkout/price";
import type { Chadhaava } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Skeleton } from "@aradhana/ui/skeleton";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useErrorMessage } from "../../shared/api-errors/use-error-message.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import { repeatedOfferings } from "./quantities.ts";
import type { OfferingState } from "./use-offering.ts";

interface PricePartProps {
  chadhaava: Chadhaava;
  offering: OfferingState;
}

/** The server's price of each offering and the parts of the total. */
export function PricePart({ chadhaava, offering: { draft, quote } }: PricePartProps) {
  const t = useText(chadhaavaPageText);
  const wordsFor = useErrorMessage();
  const { status, shown, failure } = quote;
  return (
    <section className={styles.part} aria-busy={status === "working" || undefined}>
      <h2 className={styles.heading}>{t.price.title}</h2>
      {status === "none" && <p className={styles.soft}>{t.price.empty}</p>}
      {status === "working" && !shown && <Skeleton width="70%" />}
      {shown && <PriceDetails price={shown} messages={t.price} />}
      {shown &&
        repeatedOfferings(chadhaava, draft.items).map(({ name, quantity }) => (
          <p key={name} className={styles.soft}>
            {t.price.inAll(quantity, name)}
          </p>
        ))}
      {shown?.problems.map(({ code: problem, message }) => (
        <Banner key={problem} role="alert" kind="warning">
          {message}
        </Banner>
      ))}
      {failure && (
        <Banner role="alert" kind="danger">
          {wordsFor(failure, t.pay.failed)}
        </Banner>
      )}
    </section>
  );
}
