import type { KundaliContent } from "@aradhana/core/kundali";
import styles from "./kundali-report.module.css";

/** Short texts, each with a name. */
export function Statements({ statements }: { statements: readonly { title: string; text: string }[] }) {
  return (
    <div className={styles.statements}>
      {statements.map(({ title, text }) => (
        <article key={`${title} ${text}`} className={styles.statement}>
          <h3 className={styles.name}>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}

/** Free remedies come first, and what costs money says so. */
export function RemediesSection({ remedies }: Pick<KundaliContent, "remedies">) {
  return (
    <div className={styles.statements}>
      {remedies.map(({ kind_text, title, text }) => (
        <article key={title} className={styles.statement}>
          <h3 className={styles.name}>
            {title} <span className={styles.tag}>{kind_text}</span>
          </h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}

/** Which gems tradition allows and which it does not, with the reasons. */
export function GemsSection({ gems, notWith }: Pick<KundaliContent, "gems"> & { notWith: string }) {
  return (
    <div className={styles.statements}>
      {gems.map(({ stone, verdict, verdict_text, why, not_with }) => (
        <article key={stone} className={styles.statement}>
          <h3 className={styles.name}>
            {stone}: <span data-gem={verdict}>{verdict_text}</span>
          </h3>
          {why.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {not_with && (
            <p className={styles.soft}>
              {notWith}: {not_with}
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
