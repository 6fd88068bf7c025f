import { statusAt, templePlace } from "@aradhana/core/catalogue";
import type { ChadhaavaCard as Card } from "@aradhana/core/contract";
import { formatDate, formatMoment, ownOccasion, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { ChadhaavaCard } from "@aradhana/ui/chadhaava-card";
import { useText } from "../../shared/i18n/define-text.ts";
import { IndiaTimeAbroad } from "../../shared/local-time/india-time-abroad.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";
import type { TileProps } from "../tile-props.ts";
import { chadhaavaText } from "./text.ts";

/** A chadhaava from the API as a card, in the visitor's language and currency. */
export function ChadhaavaTile({ card, picture, now, ...rest }: TileProps<Card>) {
  const { country, language } = useVisitor();
  const t = useText(chadhaavaText);
  const { temple, muhurat, next } = card;
  const price = formatMoney(card.price_from);
  const status = statusAt(card, now);
  const nextDay = next && formatDate(next.start_at, "short-day", language);

  return (
    <ChadhaavaCard
      {...rest}
      href={pathTo("/chadhaava/:id", { id: card.id })}
      title={card.title}
      image={{ name: picture ?? card.image.name, alt: "" }}
      eyebrow={t.eyebrow(
        formatDate(muhurat.start_at, "short-day", language),
        ownOccasion(card.occasion, muhurat.start_at, language) ?? shortTithi(card.tithi),
      )}
      place={templePlace(temple)}
      proofBy={t.proofWithin(card.proof_eta_hours)}
      closing={t.closes(formatMoment(card.cutoff_at, { now, language }))}
      closingMore={country === "in" ? undefined : <IndiaTimeAbroad instant={card.cutoff_at} now={now} />}
      price={price}
      priceText={t.from(price)}
      closed={status === "open" ? undefined : nextDay ? t.closedNext[status](nextDay) : t.closed[status]}
    />
  );
}
