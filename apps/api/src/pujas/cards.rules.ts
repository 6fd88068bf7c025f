import type { PoojaCard } from "@aradhana/core/contract";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { inLanguage } from "../text/text.ts";
import type { CardRow } from "./cards.queries.ts";
import { statusOf } from "./status.rules.ts";

/** A puja as lists show it, or nothing where nobody may see it. */
export function toCard(row: CardRow, { language, currency, now }: View): PoojaCard | undefined {
  const status = statusOf(row, now);
  if (!status) return undefined;
  const say = inLanguage(language);
  const [image] = row.images;
  return {
    id: row.id,
    slug: row.slug,
    title: say(row.title),
    image: { name: image?.name ?? "", alt: image ? say(image.alt) : "" },
    temple: {
      slug: row.temple.slug,
      name: say(row.temple.name),
      city: say(row.temple.city),
      state: say(row.temple.state),
    },
    deities: row.deities.map(({ slug, name }) => ({ slug, name: say(name) })),
    occasion: say(row.occasion),
    tithi: say(row.tithi),
    muhurat: { start_at: row.startAt.toISOString(), end_at: row.endAt.toISOString(), tz: row.tz },
    cutoff_at: row.cutoffAt.toISOString(),
    status,
    is_vip: row.isVip,
    bnpl_enabled: row.bnplEnabled,
    authorisation: row.authorisation.level,
    price_from: priceIn(row.priceFrom, currency),
    rating: toRating(row.ratingSum, row.ratingCount),
    seats_left: row.capacity === null ? null : row.capacity - row.booked,
    next: row.next ? { id: row.next.id, start_at: row.next.startAt.toISOString() } : null,
  };
}

/** The mean to one decimal; nothing where nobody has judged. */
const toRating = (sum: number, count: number) =>
  count === 0 ? null : { avg: Math.round((sum / count) * 10) / 10, count };
