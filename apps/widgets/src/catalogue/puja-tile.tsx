import { statusAt, templePlace } from "@aradhana/core/catalogue";
import type { PoojaCard } from "@aradhana/core/contract";
import { formatDate, formatMoment, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { PujaCard } from "@aradhana/ui/puja-card";
import { closedLabel } from "./closed-label.ts";
import { catalogueText } from "./text.ts";
import type { TileProps } from "./tile-props.ts";

/** A puja as a card that leads to its own widget. */
export function PujaTile({ ritual: puja, language, now, picture, ...rest }: TileProps<PoojaCard>) {
  const t = catalogueText[language];
  const { temple, muhurat, authorisation } = puja;
  const price = formatMoney(puja.price_from);
  return (
    <PujaCard
      {...rest}
      title={puja.title}
      image={{ name: picture, alt: "" }}
      eyebrow={t.eyebrow(formatDate(muhurat.start_at, "short-day", language), shortTithi(puja.tithi))}
      place={templePlace(temple)}
      proof={{ level: authorisation, label: t.authorisation[authorisation] }}
      vip={puja.is_vip ? t.vip : undefined}
      closing={t.closes(formatMoment(puja.cutoff_at, { now, language }))}
      price={price}
      priceText={t.from(price)}
      closed={closedLabel(puja, t.pooja.over[statusAt(puja, now)], language)}
    />
  );
}
