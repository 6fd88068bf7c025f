import { dateWindows } from "@aradhana/core/catalogue";
import type { ChadhaavaCard, Meta } from "@aradhana/core/contract";
import { Rail } from "@aradhana/ui/rail";
import { useText } from "../shared/i18n/define-text.ts";
import { shellText } from "../shared/shell-text/text.ts";
import type { CatalogueCard } from "./catalogue-card.ts";
import type { CatalogueList } from "./catalogue-list.ts";
import { chadhaavaText } from "./chadhaava/text.ts";
import { ritualText } from "./ritual-text.ts";

interface LineRowProps<Card extends CatalogueCard> {
  heading(cards: readonly Card[], now: number): string;
  list: Pick<CatalogueList<Card>, "path" | "Tile">;
  cards: readonly Card[];
  meta: Pick<Meta, "server_time" | "total">;
}

/** A row of cards of one line, with the link to all of them. Nothing without cards. */
export function LineRow<Card extends CatalogueCard>({
  heading,
  list: { path, Tile },
  cards,
  meta,
}: LineRowProps<Card>) {
  const { seeAll, back, on } = useText(ritualText);
  if (cards.length === 0) return null;
  const now = Date.parse(meta.server_time);
  return (
    <Rail
      heading={heading(cards, now)}
      seeAll={{ href: path, label: seeAll(meta.total ?? cards.length) }}
      arrows={{ back, on }}
    >
      {cards.map((card) => (
        <Tile key={card.id} card={card} now={now} />
      ))}
    </Rail>
  );
}

/** The heading of a row of chadhaavas: of today, if one of them takes place today. */
export function useChadhaavaHeading() {
  const { chadhaava } = useText(shellText);
  const { today } = useText(chadhaavaText);
  return (cards: readonly ChadhaavaCard[], now: number) =>
    cards.some((card) => isOn(card, now)) ? today : chadhaava;
}

/** Whether a chadhaava takes place on the day of `now`, in India. */
const isOn = ({ muhurat }: ChadhaavaCard, now: number) =>
  dateWindows(Date.parse(muhurat.start_at)).today.from === dateWindows(now).today.from;
