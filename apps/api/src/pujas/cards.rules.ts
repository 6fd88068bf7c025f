import type { PoojaCard } from "@aradhana/core/contract";
import { commonCard } from "../catalogue/card-view.ts";
import type { View } from "../http/view.ts";
import type { CardRow } from "./cards.queries.ts";

/** A puja as lists show it, or nothing where nobody may see it. */
export function toCard(row: CardRow, view: View): PoojaCard | undefined {
  const card = commonCard(row, view);
  return (
    card && {
      ...card,
      is_vip: row.isVip,
      bnpl_enabled: row.bnplEnabled,
      rating: toRating(row.ratingSum, row.ratingCount),
      seats_left: row.capacity === null ? null : row.capacity - row.booked,
    }
  );
}

/** The mean to one decimal; nothing where nobody has judged. */
const toRating = (sum: number, count: number) =>
  count === 0 ? null : { avg: Math.round((sum / count) * 10) / 10, count };
