import type { GoodsType } from "@aradhana/core/contract";
import * as v from "valibot";
import { isoDate, localDayOf } from "../calendar/local-day.ts";
import { deliverParcel } from "../delivery/delivery.rules.ts";
import type { Destination, Snapshot } from "../lines/line.ts";
import { storedText } from "../lines/ritual-snapshot.ts";
import type { Text } from "../text/text.ts";
import { type ReturnTerms, returnGives } from "./goods-columns.ts";

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

interface OrderedGood extends Omit<v.InferOutput<typeof goodsSnapshot>, "arrives"> {
  offerId: string;
  title: Text;
  slug: string;
  insured: boolean;
  leadDays: number;
  returns: ReturnTerms;
}

const DAY = 86_400_000;

/** Returning is a matter of the goods' own rule, so the policy of rituals has nothing but its words. */
const policyOf = (terms: Text) => ({
  en: { refunds: [], reschedule_until_hours: 0, max_reschedules: 0, miss_remedy: terms.en },
  hi: { refunds: [], reschedule_until_hours: 0, max_reschedules: 0, miss_remedy: terms.hi },
});

/** Copies what the buyer agreed to. */
export function snapshotOfGood(
  kind: GoodsType,
  { offerId, title, slug, insured, leadDays: ownLeadDays, ...good }: OrderedGood,
  { shipTo, postcode = "", leadDays = ownLeadDays }: Destination,
  at: Date,
): Snapshot {
  const parcel = { value: 0, currency: "inr" as const, insured, leadDays, at };
  const { arrives } = deliverParcel({ ...parcel, country: shipTo, postcode });
  const endsAt = new Date(`${arrives.to}T12:00:00.000Z`);
  return {
    item: {
      ...{ kind, offerId, title, slug, policy: policyOf(good.returns.terms) },
      snapshot: { ...good, arrives } satisfies v.InferOutput<typeof goodsSnapshot>,
    },
    fulfilment: {
      kind: "parcel",
      startsAt: new Date(at.getTime() + leadDays * DAY),
      endsAt,
      // Goods have no names that could change until then; paid later than this, they would arrive too late.
      cutoffAt: endsAt,
    },
  };
}

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
