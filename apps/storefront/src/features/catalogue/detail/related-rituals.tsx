import { variedPictures } from "@aradhana/core/catalogue";
import type { ComponentType } from "react";
import type { RitualCard } from "../../../lines/catalogue-card.ts";
import type { TileProps } from "../../../lines/tile-props.ts";
import { Related } from "./related.tsx";

interface RelatedRitualsProps<Card extends RitualCard> {
  /** What the page itself is about: its picture is on the page already. */
  beside: Pick<RitualCard, "image" | "temple" | "deities">;
  cards: readonly Card[];
  now: number;
  Tile: ComponentType<TileProps<Card>>;
}

/** Others of the same deity, temple or purpose. */
export function RelatedRituals<Card extends RitualCard>({ beside, ...rest }: RelatedRitualsProps<Card>) {
  const [, ...pictures] = variedPictures([beside, ...rest.cards]);
  return <Related {...rest} pictures={pictures} />;
}
