import { NamesFields as Fields, type NamesFieldsProps } from "@aradhana/checkout/names";
import styles from "./booking.module.css";
import type { text } from "./text.en.ts";

interface Props
  extends Pick<
    NamesFieldsProps,
    "devotees" | "limit" | "errors" | "language" | "storage" | "api" | "onChange"
  > {
  messages: (typeof text)["names"];
}

/** The names that the priest reads out, with their gotra. */
export function NamesFields({ messages: t, ...fields }: Props) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.soft}>
        {t.why} {t.gotraHint}
      </p>
      <Fields
        {...fields}
        messages={t}
        tooMany={t.tooMany(fields.limit)}
        classNames={{ row: styles.devotee, column: styles.column, remove: styles.remove, add: styles.more }}
      />
    </section>
  );
}
