import * as v from "valibot";
import { isoDate, localDayOf } from "../calendar/local-day.ts";
import { storedText } from "../text/stored-text.ts";
import { returnGives } from "./goods-columns.ts";

/** The data of a good that is copied to its order. */
const goodsSnapshot = v.object({
  productId: v.string(),
  /** The colour or the setting, in words. */
  detail: v.nullable(storedText),
  image: v.object({ name: v.string(), alt: storedText }),
  qty: v.number(),
  energised: v.boolean(),
  returns: v.object({ days: v.number(), terms: storedText, gives: v.optional(v.picklist(returnGives)) }),
  /** The days that were quoted; missing in orders from before they were copied. */
  arrives: v.optional(v.object({ from: v.string(), to: v.string() })),
});
export type GoodsSnapshot = v.InferOutput<typeof goodsSnapshot>;

const DAY = 86_400_000;

const localDay = (at: Date) => isoDate(localDayOf(at));

/** The first and last day of arrival of an ordered good: those that were quoted. */
export const arrivalOf = (
  item: { snapshot: object },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
) => goodOf(item).arrives ?? { from: localDay(startsAt), to: localDay(endsAt) };

interface Promised {
  item: { snapshot: object };
  fulfilment: { startsAt: Date; endsAt: Date };
  /** When these times were promised. */
  since: Date;
}

/** The times of goods that are sent once more: as many days from now as they were from the last promise. */
export function promisedAgain({ item, fulfilment, since }: Promised, now: Date) {
  const days = Math.ceil((now.getTime() - since.getTime()) / DAY);
  const later = (date: Date) => new Date(date.getTime() + days * DAY);
  const { from, to } = arrivalOf(item, fulfilment);
  const [startsAt, endsAt] = [later(fulfilment.startsAt), later(fulfilment.endsAt)];
  const dayLater = (day: string) => later(new Date(day)).toISOString().slice(0, 10);
  return { startsAt, endsAt, cutoffAt: endsAt, arrives: { from: dayLater(from), to: dayLater(to) } };
}

export const goodOf = ({ snapshot }: { snapshot: object }) => v.parse(goodsSnapshot, snapshot);
