import type { NameReportContent as Content } from "@aradhana/core/name-correction";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "./name-report.module.css";
import { NameSum } from "./name-sum.tsx";
import { nameReportText } from "./text.ts";

interface NameReportContentProps {
  content: Content;
  /** Above the report. */
  before?: ReactNode;
  /** Below the report. */
  after?: ReactNode;
}

/** The name as it is, and each other spelling with its sums, its reasons and why it sounds the same. */
export function NameReportContent({ content, before, after }: NameReportContentProps) {
  const t = useText(nameReportText);
  const moment = useMoment();
  const { name, made_at, birth, current, options, notes } = content;
  return (
    <article className={styles.page}>
      {before}
      <header className={styles.head}>
        <p className={styles.soft}>{t.title}</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.soft}>{t.made(moment(made_at))}</p>
      </header>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t.now}</h2>
        <dl className={styles.birth}>
          {birth.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.soft}>{label}</dt>
              <dd className={styles.figures}>{value}</dd>
            </div>
          ))}
        </dl>
        <Sums name={name} sums={current} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t.options(options.length)}</h2>
        {options.map((option) => (
          <article key={option.name} className={styles.option}>
            <h3 className={styles.spelling} lang="en">
              {option.name}
            </h3>
            <p>{option.changes.join(", ")}</p>
            <Sums name={option.name} sums={option.sums} />
            <p className={styles.soft}>
              {t.sound}: {option.pronunciation}
            </p>
          </article>
        ))}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t.notes}</h2>
        <ul className={styles.bullets}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      {after && <div className={styles.actions}>{after}</div>}
    </article>
  );
}

function Sums({ name, sums }: { name: string; sums: Content["current"] }) {
  return (
    <div className={styles.sums}>
      {sums.map((sum) => (
        <NameSum key={sum.system} {...{ name, sum }} />
      ))}
    </div>
  );
}
