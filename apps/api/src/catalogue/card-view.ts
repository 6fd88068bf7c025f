import type { PoojaCard } from "@aradhana/core/contract";
import type { View } from "../http/view.ts";
import { type Prices, priceIn } from "../money/prices.ts";
import { inLanguage, type Text } from "../text/text.ts";
import type { Authorisation } from "./dated-columns.ts";
import { statusOf } from "./status.rules.ts";

/** The data of a card that all dated lines share: a date, its series and its temple. */
export interface DatedCardRow {
  id: string;
  slug: string;
  title: Text;
  images: readonly { name: string; alt: Text }[];
  temple: { slug: string; name: Text; city: Text; state: Text };
  deities: readonly { slug: string; name: Text }[];
  occasion: Text;
  tithi: Text;
  state: "published" | "cancelled";
  startAt: Date;
  endAt: Date;
  tz: string;
  cutoffAt: Date;
  authorisation: Authorisation;
  priceFrom: Prices;
  next: { id: string; startAt: Date } | null;
}

/** The fields of a card that all dated lines share. */
export type CommonCard = Omit<PoojaCard, "is_vip" | "bnpl_enabled" | "rating" | "seats_left">;

/** Builds the fields of a card that all dated lines share. */
export function commonCard(row: DatedCardRow, { language, currency, now }: View): CommonCard {
  const localise = inLanguage(language);
  const [image] = row.images;
  return {
    id: row.id,
    slug: row.slug,
    title: localise(row.title),
    image: { name: image?.name ?? "", alt: image ? localise(image.alt) : "" },
    temple: {
      slug: row.temple.slug,
      name: localise(row.temple.name),
      city: localise(row.temple.city),
      state: localise(row.temple.state),
    },
    deities: row.deities.map(({ slug, name }) => ({ slug, name: localise(name) })),
    occasion: localise(row.occasion),
    tithi: localise(row.tithi),
    muhurat: { start_at: row.startAt.toISOString(), end_at: row.endAt.toISOString(), tz: row.tz },
    cutoff_at: row.cutoffAt.toISOString(),
    status: statusOf(row, now),
    authorisation: row.authorisation.level,
    price_from: priceIn(row.priceFrom, currency),
    next: row.next ? { id: row.next.id, start_at: row.next.startAt.toISOString() } : null,
  };
}
