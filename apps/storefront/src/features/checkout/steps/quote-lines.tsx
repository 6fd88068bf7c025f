import { PriceDetails } from "@aradhana/checkout/price";
import { Link } from "@aradhana/ui/link";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./checkout.module.css";
import type { Step } from "./step.ts";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

type Props = Pick<StepProps, "quote"> & { addressOf(step: Step): string };

/** The lines of the quote, and the price details. */
export function QuoteLines({ quote, addressOf }: Props) {
  const t = useText(continueText);
  const { status, shown } = quote.state;
  if (!shown) {
    return (
      status === "working" && (
        <div aria-busy="true" className={styles.awaited}>
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      )
    );
  }

  return (
    <PriceDetails
      price={shown}
      messages={t.pay}
      renderLines={(lines) => (
        <div className={styles.lines}>
          {lines}
          <Link variant="text" href={addressOf("package")}>
            {t.edit}
          </Link>
        </div>
      )}
    />
  );
}
