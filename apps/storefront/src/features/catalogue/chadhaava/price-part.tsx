import { formatMoney } from "@aradhana/core/money";
import { Accordion } from "@aradhana/ui/accordion";
import { Banner } from "@aradhana/ui/banner";
import { PriceSplit } from "@aradhana/ui/price-split";
import { Skeleton } from "@aradhana/ui/skeleton";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { useRefusalWords } from "../../../shared/api-errors/use-refusal-words.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import type { OfferingState } from "./use-offering.ts";

/** What the offerings cost, line by line as the server priced them, and what the total is made of. */
export function PricePart({ offering: { quote } }: { offering: OfferingState }) {
  const t = useText(chadhaavaPageText);
  const wordsFor = useRefusalWords();
  const { status, shown, failure } = quote;
  const total = shown && {
    label: t.price.total,
    amount: formatMoney(shown.totals.grand),
    note: t.price.inclusive,
  };
  return (
    <section className={styles.part} aria-busy={status === "working" || undefined}>
      <h2 className={styles.heading}>{t.price.title}</h2>
      {status === "none" && <p className={styles.soft}>{t.price.empty}</p>}
      {status === "working" && !shown && <Skeleton width="70%" />}
      {shown && total && (
        <>
          <PriceSplit
            lines={shown.lines.map(({ title, qty, unit_price, amount }) => ({
              label: title,
              amount: formatMoney(amount),
              ...(qty > 1 && { note: `${qty} × ${formatMoney(unit_price)}` }),
            }))}
            total={total}
          />
          <Accordion
            items={[
              {
                id: "split",
                summary: t.price.split,
                content: (
                  <PriceSplit
                    lines={[
                      { label: t.price.ritual, amount: formatMoney(shown.split.ritual) },
                      { label: t.price.service, amount: formatMoney(shown.split.service) },
                      ...shown.split.tax.map(({ name, pct, amount }) => ({
                        label: t.price.tax(name, pct),
                        amount: formatMoney(amount),
                      })),
                    ]}
                    total={total}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      {shown?.problems.map(({ code, message }) => (
        <Banner key={code} role="alert" kind="warning">
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
