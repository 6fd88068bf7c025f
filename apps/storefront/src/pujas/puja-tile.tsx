import { statusAt } from "@aradhana/core/catalogue";
import type { PoojaCard } from "@aradhana/core/contract";
import { closingWords, formatDate, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { PujaCard, type PujaCardProps } from "@aradhana/ui/puja-card";
import { useText } from "../i18n/define-text.ts";
import { IndiaTimeAbroad } from "../local-time/india-time-abroad.tsx";
import { useVisitor } from "../services/visitor.tsx";
import { placeOf } from "./place-of.ts";
import { pujaText } from "./text.ts";

interface PujaTileProps extends Pick<PujaCardProps, "titleAs" | "sizes" | "priority"> {
  puja: PoojaCard;
  /** Of another name than the puja's own. */
  picture?: string | undefined;
  /** By the server's clock, in ms: bookings may close while one looks. */
  now: number;
}

/** A puja from the API as a card, in the visitor's words and currency. */
export function PujaTile({ puja, picture = puja.image.name, now, ...rest }: PujaTileProps) {
  const { country, language } = useVisitor();
  const t = useText(pujaText);
  const { temple, muhurat, rating, next } = puja;
  const price = formatMoney(puja.price_from);
  const status = statusAt(puja, now);
  const nextDay = next && formatDate(next.start_at, "short-day", language);

  return (
    <PujaCard
      {...rest}
      href={`/pooja/${puja.id}`}
      title={puja.title}
      image={{ name: picture, alt: "" }}
      eyebrow={t.eyebrow(formatDate(muhurat.start_at, "short-day", language), shortTithi(puja.tithi))}
      place={placeOf(temple)}
      proof={{ level: puja.authorisation, label: t.authorisation[puja.authorisation] }}
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
      closing={t.closes(closingWords(puja.cutoff_at, now, language))}
      closingMore={country === "in" ? undefined : <IndiaTimeAbroad instant={puja.cutoff_at} />}
      price={price}
      priceWords={t.from(price)}
      closed={status === "open" ? undefined : nextDay ? t.overNext[status](nextDay) : t.over[status]}
    />
  );
}
