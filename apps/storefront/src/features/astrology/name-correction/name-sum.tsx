import type { NameReportContent } from "@aradhana/core/name-correction";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./name-report.module.css";
import { nameReportText } from "./text.ts";

interface NameSumProps {
  name: string;
  sum: NameReportContent["current"][number];
}

/** The letters of a name with their values in one system, their sum, and how it relates to the birth. */
export function NameSum({ name, sum: { title, letters, steps, reasons } }: NameSumProps) {
  const t = useText(nameReportText);
  return (
    <div className={styles.sum}>
      <p>
        <b>{title}</b> <span className={styles.figures}>{steps.join(" → ")}</span>
      </p>
      <ol aria-label={t.letters(name)} className={styles.letters}>
        {letters.map(({ letter, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the name
          <li key={index} className={styles.letter}>
            <span>{letter}</span>
            <VisuallyHidden> </VisuallyHidden>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.bullets}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
