import { widgetHref } from "../address/widget-href.ts";
import type { WidgetProps } from "../widget.ts";
import type { RitualKind } from "./ritual-kinds.tsx";

interface RitualCardsProps<Card> extends Pick<WidgetProps, "visitor" | "search"> {
  kind: RitualKind<Card>;
  rituals: readonly Card[];
  now: number;
  titleAs: "h2" | "h3";
  sizes: string;
}

/** The card of each ritual, without a container: the caller lays them out. */
export function ritualCards<Card extends { id: string }>(props: RitualCardsProps<Card>) {
  const { kind, rituals, now, titleAs, sizes, visitor, search } = props;
  return rituals.map((ritual, index) => (
    <kind.Tile
      key={ritual.id}
      ritual={ritual}
      href={widgetHref(`${kind.folder}/${ritual.id}`, search)}
      language={visitor.language}
      now={now}
      titleAs={titleAs}
      priority={index === 0}
      sizes={sizes}
    />
  ));
}
