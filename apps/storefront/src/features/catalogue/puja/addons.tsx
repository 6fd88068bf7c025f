import type { PoojaAddon } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { PriceSplit } from "@aradhana/ui/price-split";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "../detail/section.tsx";
import story from "../detail/story.module.css";
import styles from "./terms.module.css";
import { pujaPageText } from "./text.ts";

/** The add-ons of the next step. They are only shown here: nothing is selected. */
export function Addons({ addons }: { addons: readonly PoojaAddon[] }) {
  const t = useText(pujaPageText).addons;
  return (
    <Section title={t.title}>
      <p className={story.soft}>
        {t.note} {t.dakshina}
      </p>
      {/* Dakshina is described by the note below: any amount may be given. */}
      <PriceSplit
        className={styles.split}
        lines={addons
          .filter(({ kind }) => kind !== "dakshina")
          .map(({ title, text, unit, price }) => ({
            label: title,
            note: text,
            amount: t.each(formatMoney(price), unit),
          }))}
      />
    </Section>
  );
}
