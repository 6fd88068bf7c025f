import { variedPictures } from "@aradhana/core/catalogue";
import type { PoojaCard } from "@aradhana/core/contract";
import { widgetHref } from "../address/widget-href.ts";
import { ritualPages } from "../lines/ritual-pages.ts";
import type { WidgetProps } from "../widget.ts";
import type { RitualKind } from "./ritual-kinds.tsx";

interface RitualCardsProps<Card extends ListedCard> extends Pick<WidgetProps, "visitor" | "search"> {
  kind: RitualKind<Card>;
  rituals: readonly Card[];
  now: number;
  titleAs: "h2" | "h3";
  sizes: string;
}

/** The common fields of the cards of all kinds. */
export type ListedCard = Pick<PoojaCard, "id" | "image" | "temple" | "deities" | "cutoff_at" | "muhurat">;

/** When what the cards say of their bookings changes. */
export const momentsOf = (cards: readonly ListedCard[]): string[] =>
  cards.flatMap(({ cutoff_at, muhurat }) => [cutoff_at, muhurat.start_at, muhurat.end_at]);

/** The card of each ritual, without a container: the caller lays them out. */
export function ritualCards<Card extends ListedCard>(props: RitualCardsProps<Card>) {
  const { kind, rituals, now, titleAs, sizes, visitor, search } = props;
  const pictures = variedPictures(rituals);
  return rituals.map((ritual, index) => (
    <kind.Tile
      key={ritual.id}
      ritual={ritual}
      href={widgetHref(ritualPages(kind.type).item(ritual.id), search)}
      language={visitor.language}
      now={now}
      picture={pictures[index] ?? ritual.image.name}
      titleAs={titleAs}
      priority={index === 0}
      sizes={sizes}
    />
  ));
}
