import type { Astrologer, AstrologerCard } from "@aradhana/core/consultation";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { languageName } from "../text/display-names.ts";
import { skills, topics } from "./astrologer-terms.ts";
import type { Present } from "./astrologers.queries.ts";
import { experienceOf } from "./listing.rules.ts";

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** An astrologer in a list. */
export function astrologerCardView(
  { row, status, waitMinutes, nextSlotAt, rating }: Present,
  { language, currency, now }: View,
): AstrologerCard {
  return {
    ...{ id: row.id, slug: row.slug, title: row.name[language] },
    image: { name: row.image.name, alt: row.image.alt[language] },
    verified:
      row.identityAt && row.skillAt
        ? { identity_at: row.identityAt.toISOString(), skill_at: row.skillAt.toISOString() }
        : null,
    skills: row.skills.map((value) => ({ value, label: skills[value]?.[language] ?? value })),
    topics: row.topics.map((value) => ({ value, label: topics[value][language] })),
    languages: row.languages.map((value) => ({ value, label: languageName(value, language) })),
    experience_years: experienceOf(row, now),
    rating,
    modes: row.modes,
    session_prices: row.sessionPrices.map(({ minutes, prices }) => ({
      minutes,
      price: priceIn(prices, currency),
    })),
    ...{ status, wait_minutes: waitMinutes, next_slot_at: iso(nextSlotAt) },
  };
}

/** The page of an astrologer. */
export const astrologerView = (present: Present, view: View): Astrologer => ({
  ...astrologerCardView(present, view),
  about: present.row.about[view.language],
  education: present.row.education[view.language],
  ...{ tz: present.row.tz, currency: view.currency },
});
