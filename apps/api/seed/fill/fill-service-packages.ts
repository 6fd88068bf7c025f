import type { Database } from "../../src/db/database.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { searchColumnsOf } from "../../src/search/search-columns.ts";
import { servicePackages } from "../../src/service-packages/service-packages.table.ts";
import { refundRule, servicePackages as seeds, serviceTax } from "../service-packages/service-packages.ts";

const policy = { refunds: [], rescheduleUntilHours: 0, maxReschedules: 0, missRemedy: refundRule };

/** Inserts the packages of kundalis and name corrections. */
export async function fillServicePackages(db: Database): Promise<void> {
  await db.insert(servicePackages).values(
    seeds.map(({ price: prices, features, extras, aliases, ...seed }, position) => ({
      ...{ ...seed, ...serviceTax, id: stableId("pk", seed.slug), prices, policy, position },
      features: [...features],
      extras: [...extras],
      ...searchColumnsOf({
        title: [Object.values(seed.title)],
        other: [...Object.values(seed.summary), ...aliases],
      }),
    })),
  );
}
