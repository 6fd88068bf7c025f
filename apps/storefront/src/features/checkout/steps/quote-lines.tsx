import { formatMoney } from "@aradhana/core/money";
import { Accordion } from "@aradhana/ui/accordion";
import { Link } from "@aradhana/ui/link";
import { PriceSplit } from "@aradhana/ui/price-split";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./checkout.module.css";
import type { Step } from "./step.ts";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

type Props = Pick<StepProps, "quote"> & { addressOf(step: Step): string };

/** What is paid for, line by line as the server priced it, and what the total is made of. */
export function QuoteLines({ quote, addressOf }: Props) {
  const t = useText(continueText);
  const { shown } = quote.state;
  if (!shown) {
    return (
      <div aria-busy="true" className={styles.awaited}>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    );
  }

  const { lines, totals, split } = shown;
  const priced = lines.map(({ title, qty, unit_price, amount }) => ({
    label: title,
    amount: formatMoney(amount),
    ...(qty > 1 && { note: `${qty} × ${formatMoney(unit_price)}` }),
  }));
  const discount = totals.discount.amount > 0 && {
    label: t.pay.lines.discount,
    amount: formatMoney({ ...totals.discount, amount: -totals.discount.amount }),
  };
  const total = { label: t.pay.total, amount: formatMoney(totals.grand), note: t.pay.inclusive };

  return (
    <>
      <div className={styles.lines}>
        <PriceSplit lines={discount ? [...priced, discount] : priced} total={total} />
        <Link variant="text" href={addressOf("package")}>
          {t.edit}
        </Link>
      </div>
      <Accordion
        items={[
          {
            id: "split",
            summary: t.pay.split,
            content: (
              <PriceSplit
                lines={[
                  { label: t.pay.ritual, amount: formatMoney(split.ritual) },
                  { label: t.pay.service, amount: formatMoney(split.service) },
                  ...split.tax.map(({ name, pct, amount }) => ({
                    label: t.pay.tax(name, pct),
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
  );
}
