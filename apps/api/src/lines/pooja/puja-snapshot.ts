import * as v from "valibot";
import { storedText } from "../../text/stored-text.ts";
import type { Snapshot } from "../line.ts";
import { ritualSnapshot, snapshotOf } from "../ritual-snapshot.ts";
import type { FoundPujaOffer } from "./puja-offer.queries.ts";

/** The data of a puja that is copied to its order. */
const pujaSnapshot = v.object({
  ...ritualSnapshot.entries,
  packageId: v.string(),
  packageName: storedText,
  isVip: v.boolean(),
});

export const pujaOf = ({ snapshot }: { snapshot: unknown }) => v.parse(pujaSnapshot, snapshot);

export const snapshotOfPuja = (
  { puja, series, temple, package: chosen, sendsPrasad }: FoundPujaOffer,
  shipTo: string,
): Snapshot =>
  snapshotOf(
    "pooja",
    { date: puja, series, temple, sendsPrasad, shipTo },
    {
      ...{ packageId: chosen.id, packageName: chosen.name, isVip: chosen.isVip },
      maxDevotees: chosen.devoteesMax,
      videoEtaHours: series.receives.find(({ type }) => type === "video")?.etaHours ?? null,
    },
  );
