import { priceLines } from "@aradhana/checkout/price";
import type { QuoteState } from "@aradhana/core/checkout";
import { errorMessage } from "@aradhana/core/error-message";
import { formatMoney } from "@aradhana/core/money";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { PriceSplit } from "@aradhana/ui/price-split";
import { Skeleton } from "@aradhana/ui/skeleton";
import { errorTexts } from "../errors/text.ts";
import type { Visitor } from "../visitor.ts";
import styles from "./booking.module.css";
import type { text } from "./text.en.ts";

interface TotalProps {
  quote: QuoteState;
  language: Visitor["language"];
  words: (typeof text)["total"];
  onRetry(): void;
}

/** What the booking costs, line by line as the server priced it. */
export function Total({ quote, language, words: t, onRetry }: TotalProps) {
  const { status, shown, failure } = quote;
  return (
    <section className={styles.part} aria-label={t.heading} aria-busy={status === "working" || undefined}>
      <h2 className={styles.heading}>{t.heading}</h2>
      {status === "none" && <p className={styles.soft}>{t.nothing}</p>}
      {shown && (
        <PriceSplit
          lines={priceLines(shown.lines)}
          total={{ label: t.total, amount: formatMoney(shown.totals.grand), note: t.inclusive }}
        />
      )}
      {!shown && status === "working" && <Skeleton width="70%" />}
      {shown?.problems.map(({ code, message }) => (
        <Banner key={code} role="alert" kind="warning">
          {message}
        </Banner>
      ))}
      {failure && (
        <Banner
          role="alert"
          kind="danger"
          action={
            <Button variant="line" size="sm" onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {errorMessage(failure, errorTexts[language])}
        </Banner>
      )}
    </section>
  );
}
