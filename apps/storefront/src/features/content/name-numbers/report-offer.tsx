import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense } from "react";
import { sampleNameReportPath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import styles from "./name-numbers.module.css";
import type { NameOrderProps } from "./order/name-order.tsx";
import { nameNumbersText } from "./text.ts";

/** Loaded when somebody wants the report. */
const NameOrder = lazy(async () => ({
  default: (await loadWithTexts(() => import("./order/name-order.tsx"))).NameOrder,
}));

interface ReportOfferProps extends NameOrderProps {
  /** Whether it is being ordered. */
  isOpen: boolean;
  onOrder(): void;
}

/** What the report has that the free numbers do not, its price and a sample; then its order. */
export function ReportOffer({ isOpen, onOrder, ...props }: ReportOfferProps) {
  const { report: t } = useText(nameNumbersText);
  const [offered] = props.sold.packages;
  if (!offered) return null;
  const { title, summary, features, price, due_minutes } = offered;
  return (
    <section className={styles.offer}>
      <h2 className={styles.system}>{title}</h2>
      <p>{summary}</p>
      <ul className={styles.bullets}>
        {[...features, t.due(due_minutes)].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link variant="more" href={sampleNameReportPath}>
        {t.sample}
      </Link>
      <NeedsScript>
        {isOpen ? (
          <Suspense fallback={<Opening />}>
            <NameOrder {...props} />
          </Suspense>
        ) : (
          <Button className={styles.order} onClick={onOrder}>
            {t.order(formatMoney(price))}
          </Button>
        )}
      </NeedsScript>
    </section>
  );
}
