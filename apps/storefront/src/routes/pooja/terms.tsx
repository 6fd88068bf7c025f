import type { Pooja } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { PriceSplit } from "@aradhana/ui/price-split";
import { useText } from "../../i18n/define-text.ts";
import { Part } from "./part.tsx";
import { PolicyTable } from "./policy-table.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

/** What may be added, what the price is made of, and what holds when plans change. */
export function Terms({ puja }: { puja: Pooja }) {
  const t = useText(poojaPageText);
  const { addons, tax, prasad } = puja;
  return (
    <>
      <Part title={t.addons.title}>
        <p className={styles.soft}>
          {t.addons.note} {t.addons.dakshina}
        </p>
        <ul className={styles.addons}>
          {addons.map(({ id, title, text, unit, price }) => (
            <li key={id} className={styles.addon}>
              <h3>{title}</h3>
              <p className={styles.soft}>{text}</p>
              <p className={styles.amount}>{t.addons.each(formatMoney(price), unit)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t.price.title}>
        <PriceSplit
          className={styles.split}
          lines={[
            { label: t.price.ritual, note: t.price.ritualNote, amount: t.price.share(tax.ritual_pct) },
            {
              label: t.price.service,
              note: t.price.serviceNote(tax.gst_pct, tax.sac),
              amount: t.price.share(tax.service_pct),
            },
          ]}
          total={{ label: t.price.total, amount: t.price.totalShare }}
        />
        {prasad && prasad.fee.amount > 0 && (
          <p className={styles.soft}>{t.price.prasad(formatMoney(prasad.fee))}</p>
        )}
      </Part>
      <PolicyTable puja={puja} />
    </>
  );
}
