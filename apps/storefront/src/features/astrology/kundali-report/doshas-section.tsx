import type { KundaliContent } from "@aradhana/core/kundali";
import { Disclosure } from "@aradhana/ui/disclosure";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./kundali-report.module.css";
import { reportText } from "./text.ts";

/** More of them, as the periods of Saturn in a life, are folded away. */
const FEW = 4;

interface DoshasSectionProps {
  doshas: KundaliContent["doshas"];
  titles: Pick<KundaliContent["titles"], "rule" | "cancellations">;
}

/** Each dosha in calm words: what was found, by which rule, and what authors say cancels it. */
export function DoshasSection({ doshas, titles: t }: DoshasSectionProps) {
  const own = useText(reportText);
  return (
    <div className={styles.statements}>
      {doshas.map(({ title, verdict, verdict_text, rule, details, cancellations }) => (
        <article key={title} className={styles.statement}>
          <h3 className={styles.name}>
            {title}: <span data-verdict={verdict}>{verdict_text}</span>
          </h3>
          {details.length > FEW ? (
            <Disclosure summary={own.dates}>
              <Bullets texts={details} />
            </Disclosure>
          ) : (
            <Bullets texts={details} />
          )}
          {cancellations.length > 0 && (
            <div>
              <p>{t.cancellations}:</p>
              <Bullets texts={cancellations} />
            </div>
          )}
          <p className={styles.soft}>
            {t.rule}: {rule}
          </p>
        </article>
      ))}
    </div>
  );
}

function Bullets({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.bullets}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
