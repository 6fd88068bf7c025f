import { allowedWidgets, type Partner, partnerIds, themeOf } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isTrialKey, type PartnerKeys } from "./partner-keys.ts";
import type { StoredPartner } from "./partners.queries.ts";
import { partners as table } from "./partners.table.ts";

/** The configuration of the two fixed partners from the environment. */
export interface FixedPartners {
  partners: readonly Partner[];
  partnerKeys: PartnerKeys;
  /** Whether the environment sets origins or keys, which then replace those in the database. */
  partnerOverrides: { origins: boolean; keys: boolean };
}

const names: ReadonlyMap<string, string> = new Map([
  [partnerIds.astrology, "Tarakini"],
  [partnerIds.gemstones, "Ratnakar"],
]);

/**
 * Inserts the two fixed partners if they are missing. In existing ones, only the main origin and the key are
 * replaced, and only if the environment sets them. Other partners are not changed.
 */
export async function seedPartners(db: Database, { partners, ...overrides }: FixedPartners): Promise<void> {
  for (const partner of partners) {
    const { id, domain, redirect_url: redirectUrl } = partner;
    await db
      .insert(table)
      .values({
        ...{ id, name: names.get(id) ?? id, origins: [domain], redirectUrl, theme: themeOf(id) },
        ...{ allowedWidgets: [...allowedWidgets(id)], keyHash: overrides.partnerKeys.get(id) ?? null },
      })
      .onConflictDoNothing();
    const [stored] = await db.select().from(table).where(eq(table.id, id));
    const changes = stored && changesFor(stored, partner, overrides);
    if (changes && Object.keys(changes).length > 0) {
      await db.update(table).set(changes).where(eq(table.id, id));
    }
  }
}

function changesFor(
  { id, origins, keyHash }: StoredPartner,
  { domain, redirect_url: redirectUrl }: Partner,
  { partnerKeys, partnerOverrides }: Omit<FixedPartners, "partners">,
): Partial<StoredPartner> {
  const key = partnerKeys.get(id) ?? null;
  const others = origins.slice(1).filter((origin) => origin !== domain);
  return {
    ...(partnerOverrides.origins && origins[0] !== domain && { origins: [domain, ...others], redirectUrl }),
    ...(partnerOverrides.keys && keyHash !== key && { keyHash: key }),
    ...(!partnerOverrides.keys && keyHash === null && key !== null && { keyHash: key }),
    // A local database may later be used in production, where the public trial keys must not work.
    ...(!partnerOverrides.keys && key === null && isTrialKey(keyHash) && { keyHash: null }),
  };
}
