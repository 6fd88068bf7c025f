import { type NumberSystem, nameNumber, rulerOf } from "@aradhana/jyotish/numerology";
import { useId } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { LetterValues } from "../../astrology/letter-values/letter-values.tsx";
import styles from "./name-numbers.module.css";
import { nameNumbersText } from "./text.ts";

/** The letters of a name with their values, and their sum. */
export function CountedName({ name, system }: { name: string; system: NumberSystem }) {
  const t = useText(nameNumbersText);
  const id = useId();
  const { letters, steps, root, master } = nameNumber(name, system);
  const { title, of } = t.systems[system];
  return (
    <section aria-labelledby={id} className={styles.counted}>
      <h2 id={id} className={styles.system}>
        {title}
      </h2>
      <p className={styles.soft}>{of}</p>
      <LetterValues label={t.letters(name)} letters={letters} />
      <p className={styles.sum}>{t.sum(steps)}</p>
      <p>{t.number(root, t.grahas[rulerOf(root)])}</p>
      {master !== undefined && master !== root && <p className={styles.soft}>{t.master(master)}</p>}
    </section>
  );
}
