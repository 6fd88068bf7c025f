import type { ServiceType } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { policyOf } from "../../orders/policy-of.ts";
import type { LineInput } from "../../quotes/quotes.table.ts";
import { findServicePackage } from "../../service-packages/service-packages.queries.ts";
import { NO_CUTOFF } from "../goods-offer.ts";
import type { Offer } from "../line.ts";
import { serviceInput } from "./service-input.ts";
import type { serviceSnapshot } from "./service-snapshot.ts";

const MINUTE = 60_000;

/** The current offer of a package; undefined if it left the shop. */
export async function findServiceOffer(
  db: Database,
  type: ServiceType,
  stored: LineInput,
): Promise<Offer | undefined> {
  const { packageId } = v.parse(serviceInput, stored);
  const found = await findServicePackage(db, { type, id: packageId });
  if (!found) return undefined;
  const { id, title, slug, prices, sac, gstPct, dueMinutes, features, extras, image, policy } = found;
  return {
    // It can be bought at any time, and as often as wanted.
    ...{ type, id, cutoffAt: NO_CUTOFF, needsAddress: false, isLimited: false, payLater: null },
    tax: { servicePct: 100, gstPct },
    serviceCode: sac,
    assess: (_terms, currency) => ({
      ...{ devotees: 1, addons: [], prasadFee: null, problems: [] },
      items: [{ kind: "service", id, title, price: prices[currency], qty: 1, handedOn: false }],
    }),
    snapshot: (_to, at) => ({
      item: {
        ...{ kind: type, offerId: id, title, slug, policy: policyOf(policy) },
        snapshot: { packageId: id, features, extras, image } satisfies v.InferOutput<typeof serviceSnapshot>,
      },
      fulfilment: {
        ...{ kind: "service", startsAt: new Date(at.getTime() + dueMinutes * MINUTE) },
        endsAt: new Date(at.getTime() + dueMinutes * MINUTE),
        // A payment that comes late is as good as any.
        cutoffAt: NO_CUTOFF,
      },
    }),
  };
}
