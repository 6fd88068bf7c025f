import type { GoodsType } from "@aradhana/core/contract";
import { deliverParcel } from "../delivery/delivery.rules.ts";
import type { ReturnTerms } from "../goods/goods-columns.ts";
import type { GoodsSnapshot } from "../goods/goods-snapshot.ts";
import type { Text } from "../text/text.ts";
import type { Destination, Snapshot } from "./line.ts";

interface OrderedGood extends Omit<GoodsSnapshot, "arrives"> {
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
      snapshot: { ...good, arrives } satisfies GoodsSnapshot,
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
