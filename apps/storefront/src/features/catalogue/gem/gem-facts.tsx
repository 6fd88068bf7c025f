import type { Gem } from "@aradhana/core/goods";
import { GemIcon, InfoIcon, PinIcon, ShieldIcon } from "@aradhana/ui/icon";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import { rattiFigures, weightFigures } from "../../../lines/gemstone/weight-figures.ts";
import { goodsText } from "../../../lines/goods-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Fact } from "../detail/fact.tsx";
import styles from "../detail/facts.module.css";
import goods from "../goods/goods.module.css";

/** What was measured of the stone, what was done to it, and who says so. */
export function GemFacts({ gem }: { gem: Gem }) {
  const t = useText(gemPageText);
  const card = useText(gemText);
  const { number } = useText(goodsText).certificate;
  return (
    <dl className={styles.facts}>
      <Fact icon={GemIcon} name={t.weight} more={card.factor(rattiFigures(gem.ratti_in_carats))}>
        {card.weight(weightFigures(gem))}
      </Fact>
      <Fact icon={InfoIcon} name={t.size} more={t.sizeNote}>
        {t.sizeOf(gem.size_mm)}
      </Fact>
      <Fact icon={GemIcon} name={t.shapeAndColour}>
        <span className={goods.first}>
          {gem.shape.label}, {gem.color.label}
        </span>
      </Fact>
      <Fact icon={InfoIcon} name={t.clarity} more={gem.inclusions}>
        <span className={goods.first}>{gem.clarity}</span>
      </Fact>
      <Fact icon={PinIcon} name={t.origin}>
        {gem.origin.label}
      </Fact>
      <Fact icon={InfoIcon} name={t.treatment}>
        {gem.treatment.label}
      </Fact>
      <Fact icon={ShieldIcon} name={t.report} more={number(gem.certificate.number)}>
        {gem.certificate.lab}
      </Fact>
    </dl>
  );
}
