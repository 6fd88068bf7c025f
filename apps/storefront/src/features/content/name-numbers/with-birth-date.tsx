import { birthNumbers, nameNumber, relationOf, rulerOf } from "@aradhana/jyotish/numerology";
import { useId } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./name-numbers.module.css";
import { nameNumbersText } from "./text.ts";

/** The numbers of a date of birth, and how the number of a name in use relates to them. */
export function WithBirthDate({ name, dob }: { name: string; dob: string }) {
  const t = useText(nameNumbersText);
  const id = useId();
  const own = nameNumber(name, "chaldean").root;
  const birth = birthNumbers(dob);
  const grahaOf = (root: number) => t.grahas[rulerOf(root)];
  const relation = (root: number) =>
    rulerOf(own) === rulerOf(root)
      ? t.relation.same(grahaOf(root))
      : t.relation[relationOf(own, root)](grahaOf(own), grahaOf(root));
  return (
    <section aria-labelledby={id} className={styles.counted}>
      <h2 id={id} className={styles.system}>
        {t.birth.title}
      </h2>
      <dl className={styles.birth}>
        {(["moolank", "bhagyank"] as const).map((key) => (
          <div key={key}>
            <dt className={styles.soft}>{t.birth[key]}</dt>
            <dd className={styles.sum}>{t.sum(birth[key].steps)}</dd>
            <dd>{t.number(birth[key].root, grahaOf(birth[key].root))}</dd>
            <dd className={styles.soft}>{relation(birth[key].root)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
