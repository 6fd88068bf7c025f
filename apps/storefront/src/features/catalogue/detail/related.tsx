import { Rail } from "@aradhana/ui/rail";
import type { ComponentType } from "react";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import type { TileProps } from "../../../lines/tile-props.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { detailText } from "./text.ts";

interface RelatedProps<Card extends CatalogueCard> {
  cards: readonly Card[];
  /** The picture of each card, by name. @default its own */
  pictures?: readonly string[];
  /** @default "You may also like" */
  heading?: string;
  now: number;
  Tile: ComponentType<TileProps<Card>>;
}

/** Others like the one that the page is about. */
export function Related<Card extends CatalogueCard>({
  cards,
  pictures,
  heading,
  now,
  Tile,
}: RelatedProps<Card>) {
  const t = useText(detailText);
  const arrows = useText(ritualText);
  if (cards.length === 0) return null;
  return (
    <Rail heading={heading ?? t.related} arrows={{ back: arrows.back, on: arrows.on }}>
      {cards.map((card, index) => (
        <Tile key={card.id} card={card} picture={pictures?.[index]} now={now} />
      ))}
    </Rail>
  );
}
