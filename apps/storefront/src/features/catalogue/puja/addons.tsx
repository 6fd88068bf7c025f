import type { PoojaAddon } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "../detail/section.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

/** What may be added at the next step. Here it is only shown: nothing is chosen for anybody. */
export function Addons({ addons }: { addons: readonly PoojaAddon[] }) {
  const t = useText(poojaPageText).addons;
  return (
    <Section title={t.title}>
      <p className={styles.soft}>
        {t.note} {t.dakshina}
      </p>
      <ul className={styles.addons}>
        {/* Of dakshina the note tells: any amount may be given. */}
        {addons
          .filter(({ kind }) => kind !== "dakshina")
          .map(({ id, title, text, unit, price }) => (
            <li key={id} className={styles.addon}>
              <h3 className={styles.addonName}>{title}</h3>
              <p className={styles.amount}>{t.each(formatMoney(price), unit)}</p>
              <p className={styles.addonText}>{text}</p>
            </li>
          ))}
      </ul>
    </Section>
  );
}
