import type { Language, PoojaCard } from "@aradhana/core/contract";
import { closingWords, formatDate, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { statusAt } from "@aradhana/core/pooja-status";
import { PujaCard, type PujaCardProps } from "@aradhana/ui/puja-card";
import { pujasText } from "./text.ts";

interface PujaTileProps extends Pick<PujaCardProps, "href" | "titleAs" | "priority"> {
  puja: PoojaCard;
  language: Language;
  /** By the server's clock, in ms: bookings may close while one looks. */
  now: number;
}

/** The widths of the grid's columns, see the stylesheet. */
const sizes = "(min-width: 800px) 320px, (min-width: 520px) 48vw, 100vw";

/** A puja as a card that leads to its page on the full site. */
export function PujaTile({ puja, language, now, ...rest }: PujaTileProps) {
  const t = pujasText[language];
  const { temple, muhurat, authorisation } = puja;
  const price = formatMoney(puja.price_from);
  return (
    <PujaCard
      {...rest}
      title={puja.title}
      image={{ name: puja.image.name, alt: "" }}
      sizes={sizes}
      eyebrow={t.eyebrow(formatDate(muhurat.start_at, "short-day", language), shortTithi(puja.tithi))}
      place={`${temple.name}, ${temple.city}`}
      proof={{ level: authorisation, label: t.authorisation[authorisation] }}
      vip={puja.is_vip ? t.vip : undefined}
      closing={t.closes(closingWords(puja.cutoff_at, now, language))}
      price={price}
      priceWords={t.from(price)}
      closed={t.over[statusAt(puja, now)]}
    />
  );
}
