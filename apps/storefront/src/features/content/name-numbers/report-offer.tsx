import { formatMoney } from "@aradhana/core/money";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { sampleNameReportPath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { findSpellings } from "./find-spellings.ts";
import styles from "./name-numbers.module.css";
import type { NameOrderProps } from "./order/name-order.tsx";
import { nameNumbersText } from "./text.ts";

/** Loaded when somebody wants the report. */
const NameOrder = lazy(async () => ({
  default: (await loadWithTexts(() => import("./order/name-order.tsx"))).NameOrder,
}));

interface ReportOfferProps extends Omit<NameOrderProps, "notSold"> {
  /** Whether it is being ordered. */
  isOpen: boolean;
  onOrder(): void;
}

/** What the report has that the free numbers do not, its price and a sample; then its order. */
export function ReportOffer({ isOpen, onOrder, ...props }: ReportOfferProps) {
  const { report: t } = useText(nameNumbersText);
  const { correction, order } = props;
  // Two changes of a long name are thousands of spellings: typing does not wait for them.
  const counted = useDeferredValue(correction);
  const found = useMemo(() => findSpellings(counted, order.today), [counted, order.today]);
  const [offered] = props.sold.packages;
  if (!offered) return null;
  const { title, summary, features, price, due_minutes } = offered;
  const tooFew = found && !found.isEnough && (
    <Banner kind={found.isFriendly ? "success" : "warning"}>
      <p>{found.isFriendly ? t.friendly : t.few(found.count)}</p>
      {found.wouldBeEnough && <p>{t.wider}</p>}
    </Banner>
  );
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
            <NameOrder {...props} notSold={tooFew} />
          </Suspense>
        ) : (
          <>
            <div role="status">{tooFew || (found && <p>{t.found(found.count)}</p>)}</div>
            {(!found || found.wouldBeEnough) && (
              <Button className={styles.order} onClick={onOrder}>
                {t.order(formatMoney(price))}
              </Button>
            )}
          </>
        )}
      </NeedsScript>
    </section>
  );
}
