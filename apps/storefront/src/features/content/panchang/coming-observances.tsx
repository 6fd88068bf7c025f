import { formatDate } from "@aradhana/core/date";
import type { PanchangDay } from "@aradhana/core/panchang";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./panchang.module.css";
import { panchangText } from "./text.ts";

const MOST = 5;

/** The next vrats and festivals. */
export function ComingObservances({
  observances,
  today,
}: Pick<PanchangDay, "observances"> & { today: string }) {
  const t = useText(panchangText);
  const { language } = useVisitor();
  if (observances.length === 0) return null;
  return (
    <div>
      <h3 className={styles.coming}>{t.coming}</h3>
      <ul className={styles.observances}>
        {observances.slice(0, MOST).map(({ key, name, date }) => (
          <li key={`${key} ${date}`} className={styles.observance}>
            <span className={styles.soft}>
              {date === today ? t.today : formatDate(`${date}T12:00:00Z`, "short-day", language, 0)}
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
