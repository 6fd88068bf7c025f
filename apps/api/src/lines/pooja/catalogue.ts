import { sql } from "drizzle-orm";
import { datedLine } from "../../catalogue/dated-line.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { toRating } from "../../reviews/reviews.rules.ts";
import { addPujaDate } from "./add-date.queries.ts";

/** The catalogue of pujas. */
export const pujaLine = datedLine({
  kind: "pooja",
  dates: pujas,
  series,
  isVip: series.isVip,
  isFull: (dates) => {
    const { booked, capacity } = dates as unknown as typeof pujas;
    return sql<boolean>`coalesce(${booked} >= ${capacity}, false)`;
  },
  cardColumns: {
    ...{ capacity: pujas.capacity, booked: pujas.booked, isVip: series.isVip },
    ...{ bnplEnabled: series.bnplEnabled, ratingSum: series.ratingSum, ratingCount: series.ratingCount },
  },
  toCard: (card, own) => ({
    ...card,
    is_vip: own.isVip,
    bnpl_enabled: own.bnplEnabled,
    rating: toRating(own.ratingSum, own.ratingCount),
    seats_left: own.capacity === null ? null : own.capacity - own.booked,
  }),
  addDate: addPujaDate,
  related: { deity: 4, temple: 3, purpose: 1, any: false },
});
