import { widgetHref } from "../address/widget-href.ts";
import type { WidgetProps } from "../widget.ts";
import type { RiteKind } from "./rite-kinds.tsx";

interface RiteCardsProps<Card> extends Pick<WidgetProps, "visitor" | "search"> {
  kind: RiteKind<Card>;
  rites: readonly Card[];
  now: number;
  titleAs: "h2" | "h3";
  sizes: string;
}

/** The card of each rite, in a row of nothing: whoever asks lays them out. */
export function riteCards<Card extends { id: string }>(props: RiteCardsProps<Card>) {
  const { kind, rites, now, titleAs, sizes, visitor, search } = props;
  return rites.map((rite, index) => (
    <kind.Tile
      key={rite.id}
      rite={rite}
      href={widgetHref(`${kind.folder}/${rite.id}`, search)}
      language={visitor.language}
      now={now}
      titleAs={titleAs}
      priority={index === 0}
      sizes={sizes}
    />
  ));
}
