import type { OrderType } from "@aradhana/core/contract";
import * as v from "valibot";
import type { CancellationTerms, Prasad } from "../catalogue/dated-columns.ts";
import { policyOf } from "../orders/policy-of.ts";
import type { Text } from "../text/text.ts";
import type { Snapshot } from "./line.ts";

export const storedText = v.object({ en: v.string(), hi: v.string() });

/** What an order keeps of a ritual, a puja or a chadhaava. */
export const ritualSnapshot = v.object({
  temple: storedText,
  /** For how many people names can be given. */
  maxDevotees: v.number(),
  /** Until when it could be booked. */
  bookableUntil: v.string(),
  /** Hours after the ritual until its recording is there; null where none is promised. */
  videoEtaHours: v.nullable(v.number()),
  /** Days after the ritual until the prasad has arrived; null where none is sent. */
  prasadEtaDays: v.nullable(v.number()),
});
type RitualSnapshot = v.InferOutput<typeof ritualSnapshot>;

/** What an order keeps of the ritual it books, whatever its line adds. */
export const ritualOf = ({ item }: { item: { snapshot: unknown } }): RitualSnapshot =>
  v.parse(ritualSnapshot, item.snapshot);

interface Ritual {
  date: { id: string; startAt: Date; endAt: Date; cutoffAt: Date; sankalpCutoffAt: Date };
  series: { title: Text; slug: string; policy: CancellationTerms; prasad: Prasad | null };
  temple: { name: Text };
  sendsPrasad: boolean;
  shipTo: string;
}

/** Copies titles, times and terms of a ritual: they are what was agreed. */
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
      // Names can be changed until then; afterwards they are with the priests.
      cutoffAt: date.sankalpCutoffAt,
    },
  };
}
