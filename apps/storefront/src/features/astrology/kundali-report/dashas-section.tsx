import type { KundaliContent } from "@aradhana/core/kundali";
import { Disclosure } from "@aradhana/ui/disclosure";
import styles from "./kundali-report.module.css";

interface Period {
  name: string;
  from: string;
  to: string;
  is_now: boolean;
  parts?: readonly Period[];
}

interface DashasSectionProps {
  dashas: KundaliContent["dashas"];
  /** Marks the present period. */
  now: string;
}

/** The dashas of a life: each opens to its parts, the present one is open. */
export function DashasSection({ dashas, now }: DashasSectionProps) {
  return <Periods periods={dashas} now={now} />;
}

function Periods({ periods, now }: { periods: readonly Period[]; now: string }) {
  return (
    <ul className={styles.periods}>
      {periods.map((period) => {
        const { name, from, is_now, parts = [] } = period;
        return (
          <li key={`${name} ${from}`} data-now={is_now || undefined}>
            {parts.length > 0 ? (
              <Disclosure open={is_now} summary={<PeriodLine {...{ period, now }} />}>
                <Periods periods={parts} now={now} />
              </Disclosure>
            ) : (
              <PeriodLine {...{ period, now }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PeriodLine({ period: { name, from, to, is_now }, now }: { period: Period; now: string }) {
  return (
    <span className={styles.period}>
      <b>
        {name}
        {is_now && <span className={styles.now}> · {now}</span>}
      </b>
      <span className={styles.days}>
        {from} – {to}
      </span>
    </span>
  );
}
