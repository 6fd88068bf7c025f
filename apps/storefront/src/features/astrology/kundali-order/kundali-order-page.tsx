import { type BirthDraft, emptyBirth } from "@aradhana/core/birth";
import type { DraftChange } from "@aradhana/core/checkout";
import type { ServicePackages } from "@aradhana/core/services";
import { Link } from "@aradhana/ui/link";
import { sampleReportPath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useToday } from "../../../shared/local-time/use-today.ts";
import { ServiceOrderForm } from "../../checkout/service-order/service-order-form.tsx";
import { useServiceDraft } from "../../checkout/service-order/use-service-draft.ts";
import { useServiceOrder } from "../../checkout/service-order/use-service-order.ts";
import { BirthDetails } from "../birth-details/birth-details.tsx";
import { useBirthRows } from "../birth-details/use-birth-rows.ts";
import { isAmbiguous, useLocalTime } from "../birth-details/use-local-time.ts";
import styles from "./kundali-order.module.css";
import { kundaliOrderText } from "./text.ts";

/** A change of the birth, whatever else is filled in meanwhile. */
const changeBirth =
  (part: Partial<BirthDraft>): DraftChange =>
  ({ birth = emptyBirth }) => ({ birth: { ...birth, ...part } });

/** The order of a kundali: which package, who was born when and where, and the payment. */
export function KundaliOrderPage({ sold }: { sold: ServicePackages }) {
  const t = useText(kundaliOrderText);
  const today = useToday();
  const { draft, change } = useServiceDraft("kundali", sold.packages);
  const { birth = emptyBirth } = draft;
  const known = useLocalTime(birth);
  const order = useServiceOrder({ type: "kundali", draft, change, isAmbiguous: isAmbiguous(known) });
  const rows = useBirthRows(birth, known);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <Link variant="more" href={sampleReportPath}>
          {t.sample}
        </Link>
      </header>
      <ServiceOrderForm {...{ sold, order, rows }}>
        <BirthDetails
          {...{ birth, known, today, errors: order.errors }}
          onChange={(part) => change(changeBirth(part))}
        />
      </ServiceOrderForm>
    </article>
  );
}
