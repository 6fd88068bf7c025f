import type { NameReportContent } from "@aradhana/core/name-correction";
import { useText } from "../../../shared/i18n/define-text.ts";
import { LetterValues } from "../letter-values/letter-values.tsx";
import styles from "./name-report.module.css";
import { nameReportText } from "./text.ts";

interface NameSumProps {
  name: string;
  sum: NameReportContent["current"][number];
}

/** The letters of a name with their values in one system, their sum, and how it relates to the birth. */
export function NameSum({ name, sum: { title, name: other, letters, steps, reasons } }: NameSumProps) {
  const t = useText(nameReportText);
  return (
    <div className={styles.sum}>
      {other && (
        <p className={styles.soft} lang="en">
          {other}
        </p>
      )}
      <p>
        <b>{title}</b> <span className={styles.figures}>{steps.join(" → ")}</span>
      </p>
      <LetterValues label={t.letters(other ?? name)} letters={letters} />
      <ul className={styles.bullets}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
