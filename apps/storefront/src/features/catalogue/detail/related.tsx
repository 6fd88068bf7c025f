import { variedPictures } from "@aradhana/core/catalogue";
import { Rail } from "@aradhana/ui/rail";
import type { ComponentType } from "react";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import type { TileProps } from "../../../lines/tile-props.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { detailText } from "./text.ts";

interface RelatedProps<Card extends CatalogueCard> {
  /** What the page itself is about. */
  beside: Pick<CatalogueCard, "image" | "temple" | "deities">;
  cards: readonly Card[];
  now: number;
  Tile: ComponentType<TileProps<Card>>;
}

/** Others of the same deity, temple or purpose. */
export function Related<Card extends CatalogueCard>({ beside, cards, now, Tile }: RelatedProps<Card>) {
  const t = useText(detailText);
  const arrows = useText(ritualText);
  if (cards.length === 0) return null;
  // The page's own picture is on it already.
  const [, ...pictures] = variedPictures([beside, ...cards]);
  return (
    <Rail heading={t.related} arrows={{ back: arrows.back, on: arrows.on }}>
      {cards.map((card, index) => (
        <Tile key={card.id} card={card} picture={pictures[index]} now={now} />
      ))}
    </Rail>
  );
}
