import type { OrderType } from "@aradhana/core/contract";
import * as v from "valibot";
import type { CancellationTerms, Prasad } from "../catalogue/dated-columns.ts";
import { policyOf } from "../orders/policy-of.ts";
import { storedText } from "../text/stored-text.ts";
import type { Text } from "../text/text.ts";
import type { Snapshot } from "./line.ts";

/** The data of a puja or chadhaava that is copied to its order. */
export const ritualSnapshot = v.object({
  temple: storedText,
  /** The maximum number of devotees named in the sankalp. */
  maxDevotees: v.number(),
  /** The cut-off for bookings. */
  bookableUntil: v.string(),
  /** The recording is available within so many hours after the ritual. Null: no recording. */
  videoEtaHours: v.nullable(v.number()),
  /** The prasad arrives within so many days after the ritual. Null: no prasad. */
  prasadEtaDays: v.nullable(v.number()),
});
type RitualSnapshot = v.InferOutput<typeof ritualSnapshot>;

/** The part of an order's snapshot that pujas and chadhaava share. */
export const ritualOf = ({ item }: { item: { snapshot: unknown } }): RitualSnapshot =>
  v.parse(ritualSnapshot, item.snapshot);

interface Ritual {
  date: { id: string; startAt: Date; endAt: Date; cutoffAt: Date; sankalpCutoffAt: Date };
  series: { title: Text; slug: string; policy: CancellationTerms; prasad: Prasad | null };
  temple: { name: Text };
  sendsPrasad: boolean;
  shipTo: string;
}

/** Copies the titles, times and terms that the buyer agreed to. */
export function snapshotOf<Own extends object>(
  kind: OrderType,
  { date, series, temple, sendsPrasad, shipTo }: Ritual,
  own: Own & Pick<RitualSnapshot, "maxDevotees" | "videoEtaHours">,
): Snapshot {
  const etaDays = series.prasad?.etaDays[shipTo === "in" ? "in" : "abroad"] ?? null;
  return {
    item: {
      ...{ kind, offerId: date.id, title: series.title, slug: series.slug },
      policy: policyOf(series.policy),
      snapshot: {
        ...own,
        temple: temple.name,
        bookableUntil: date.cutoffAt.toISOString(),
        prasadEtaDays: sendsPrasad ? etaDays : null,
      } satisfies RitualSnapshot,
    },
    fulfilment: {
      ...{ kind: "ritual", startsAt: date.startAt, endsAt: date.endAt },
      // Names can be changed until then; afterwards the priests have them.
      cutoffAt: date.sankalpCutoffAt,
    },
  };
}
