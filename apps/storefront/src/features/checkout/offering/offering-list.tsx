import { offeringRows, positionCount, positionOf, quantityAt, withQuantity } from "@aradhana/core/catalogue";
import type { Chadhaava, Offering } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Artwork } from "@aradhana/ui/artwork";
import { Stepper } from "@aradhana/ui/stepper";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "../../catalogue/detail/section.tsx";
import styles from "./booking.module.css";
import type { OfferingState } from "./use-offering.ts";

interface OfferingListProps {
  chadhaava: Chadhaava;
  offering: OfferingState;
}

/** What can be offered, each with how many; nothing is chosen beforehand. */
export function OfferingList({ chadhaava, offering: { draft, change } }: OfferingListProps) {
  const { offerings: t } = useText(chadhaavaPageText);
  return (
    <Section id="offerings" title={t.title}>
      <p className={styles.soft}>{t.note}</p>
      <ul className={styles.offerings}>
        {offeringRows(chadhaava).map((offering) => (
          <OfferingCard
            key={offering.id}
            offering={offering}
            quantity={draft.items[offering.id] ?? 0}
            onChange={(quantity) =>
              change(({ items }) => ({ items: withQuantity(items, offering.id, quantity) }))
            }
          />
        ))}
      </ul>
    </Section>
  );
}

interface OfferingCardProps {
  offering: Offering;
  quantity: number;
  onChange(quantity: number): void;
}

function OfferingCard({ offering, quantity, onChange }: OfferingCardProps) {
  const { offerings: t } = useText(chadhaavaPageText);
  const { name, what_is_offered, image, unit, price, min_qty } = offering;
  return (
    <li className={styles.offering} data-chosen={quantity > 0 || undefined}>
      <Artwork name={image.name} alt="" sizes="72px" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.soft}>{what_is_offered}</p>
      </div>
      <p className={styles.price}>
        <b>{formatMoney(price)}</b>{" "}
        <span className={styles.soft}>
          {t.each(unit)}
          {min_qty > 1 && `, ${t.least(min_qty, unit)}`}
        </span>
      </p>
      <Stepper
        label={name}
        decreaseLabel={t.less(name)}
        increaseLabel={t.more(name)}
        value={positionOf(offering, quantity)}
        max={positionCount(offering)}
        valueText={String(quantity)}
        onValueChange={(position) => onChange(quantityAt(offering, position))}
        className={styles.stepper}
      />
    </li>
  );
}
