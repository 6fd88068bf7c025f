import { statusAt, templePlace } from "@aradhana/core/catalogue";
import type { PoojaCard } from "@aradhana/core/contract";
import { formatDate, formatMoment, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { PujaCard } from "@aradhana/ui/puja-card";
import { useText } from "../../shared/i18n/define-text.ts";
import { IndiaTimeAbroad } from "../../shared/local-time/india-time-abroad.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";
import { ritualText } from "../ritual-text.ts";
import type { TileProps } from "../tile-props.ts";
import { pujaText } from "./text.ts";

interface PujaTileProps extends TileProps<PoojaCard> {
  /** @default the puja's own page */
  href?: string;
}

/** A puja from the API as a card, in the visitor's language and currency. */
export function PujaTile({ card: puja, picture, now, href, ...rest }: PujaTileProps) {
  const { country, language } = useVisitor();
  const t = useText(pujaText);
  const { authorisation } = useText(ritualText);
  const { temple, muhurat, rating, next } = puja;
  const price = formatMoney(puja.price_from);
  const status = statusAt(puja, now);
  const nextDay = next && formatDate(next.start_at, "short-day", language);

  return (
    <PujaCard
      {...rest}
      href={href ?? pathTo("/pooja/:id", { id: puja.id })}
      title={puja.title}
      image={{ name: picture ?? puja.image.name, alt: "" }}
      eyebrow={t.eyebrow(formatDate(muhurat.start_at, "short-day", language), shortTithi(puja.tithi))}
      place={templePlace(temple)}
      proof={{ level: puja.authorisation, label: authorisation[puja.authorisation] }}
      vip={puja.is_vip ? t.vip : undefined}
      rating={
        rating
          ? {
              value: rating.avg,
              shown: rating.avg.toFixed(1),
              count: String(rating.count),
              label: t.rating(rating.avg.toFixed(1), rating.count),
            }
          : undefined
      }
      closing={t.closes(formatMoment(puja.cutoff_at, { now, language }))}
      closingMore={country === "in" ? undefined : <IndiaTimeAbroad instant={puja.cutoff_at} now={now} />}
      price={price}
      priceText={t.from(price)}
      closed={status === "open" ? undefined : nextDay ? t.overNext[status](nextDay) : t.over[status]}
    />
  );
}
