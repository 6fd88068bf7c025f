import { statusAt } from "@aradhana/core/catalogue";
import type { ChadhaavaCard as Card } from "@aradhana/core/contract";
import { formatClosingTime, formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { ChadhaavaCard } from "@aradhana/ui/chadhaava-card";
import { ritesText } from "./text.ts";
import type { TileProps } from "./tile-props.ts";

/** A chadhaava as a card that leads to its own widget. */
export function ChadhaavaTile({ rite, language, now, ...rest }: TileProps<Card>) {
  const t = ritesText[language];
  const { temple, muhurat } = rite;
  const price = formatMoney(rite.price_from);
  return (
    <ChadhaavaCard
      {...rest}
      title={rite.title}
      image={{ name: rite.image.name, alt: "" }}
      eyebrow={t.eyebrow(formatDate(muhurat.start_at, "short-day", language), rite.occasion)}
      place={`${temple.name}, ${temple.city}`}
      proofBy={t.proofWithin(rite.proof_eta_hours)}
      closing={t.chadhaava.closes(formatClosingTime(rite.cutoff_at, now, language))}
      price={price}
      priceText={t.from(price)}
      closed={t.chadhaava.over[statusAt(rite, now)]}
    />
  );
}
