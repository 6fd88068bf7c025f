import type { GemCard as Card } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { GemCard } from "@aradhana/ui/gem-card";
import { useText } from "../../shared/i18n/define-text.ts";
import type { TileProps } from "../tile-props.ts";
import { gemText } from "./text.ts";
import { weightFigures, wholeMoney } from "./weight-figures.ts";

/** A gemstone from the API as a card, in the visitor's language and currency. */
export function GemTile({ card, picture, now: _, ...rest }: TileProps<Card>) {
  const t = useText(gemText);
  return (
    <GemCard
      {...rest}
      href={pathTo("/gemstones/:id", { id: card.id })}
      title={card.title}
      image={{ name: picture ?? card.image.name, alt: "" }}
      weight={t.weight(weightFigures(card))}
      origin={card.origin.label}
      treatment={card.treatment.label}
      lab={card.lab.label}
      eyebrow={card.stock === 0 ? undefined : t.unique}
      price={formatMoney(card.price)}
      perCarat={t.perCarat(wholeMoney(card.price_per_carat))}
      sold={card.stock === 0 ? t.sold : undefined}
    />
  );
}
