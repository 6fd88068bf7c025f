import type { Pooja } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { PriceSplit } from "@aradhana/ui/price-split";
import { useText } from "../../i18n/define-text.ts";
import { Addons } from "./addons.tsx";
import { Part } from "./part.tsx";
import { PolicyTable } from "./policy-table.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

/** What may be added, what the price is made of, and what holds when plans change. */
export function Terms({ puja, now }: { puja: Pooja; now: number }) {
  const t = useText(poojaPageText);
  const { addons, tax, prasad } = puja;
  return (
    <>
      {addons.length > 0 && <Addons addons={addons} />}
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
      <PolicyTable puja={puja} now={now} />
    </>
  );
}
