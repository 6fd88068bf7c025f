import { statusAt, templePlace } from "@aradhana/core/catalogue";
import type { ChadhaavaCard as Card } from "@aradhana/core/contract";
import { formatDate, formatMoment, ownOccasion, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { ChadhaavaCard } from "@aradhana/ui/chadhaava-card";
import { closedLabel } from "./closed-label.ts";
import { catalogueText } from "./text.ts";
import type { TileProps } from "./tile-props.ts";

/** A chadhaava as a card that leads to its own widget. */
export function ChadhaavaTile({ ritual, language, now, picture, ...rest }: TileProps<Card>) {
  const t = catalogueText[language];
  const { temple, muhurat } = ritual;
  const price = formatMoney(ritual.price_from);
  return (
    <ChadhaavaCard
      {...rest}
      title={ritual.title}
      image={{ name: picture, alt: "" }}
      eyebrow={t.eyebrow(
        formatDate(muhurat.start_at, "short-day", language),
        ownOccasion(ritual.occasion, muhurat.start_at, language) ?? shortTithi(ritual.tithi),
      )}
      place={templePlace(temple)}
      proofBy={t.proofWithin(ritual.proof_eta_hours)}
      closing={t.closes(formatMoment(ritual.cutoff_at, { now, language }))}
      price={price}
      priceText={t.from(price)}
      closed={closedLabel(ritual, t.chadhaava.over[statusAt(ritual, now)], language)}
    />
  );
}
