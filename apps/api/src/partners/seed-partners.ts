import { allowedWidgets, type Partner, partnerIds, themeOf } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isTrialKey, type PartnerKeys } from "./partner-keys.ts";
import type { StoredPartner } from "./partners.queries.ts";
import { partners as table } from "./partners.table.ts";

/** What the environment says of the two fixed partners. */
export interface FixedPartners {
  partners: readonly Partner[];
  partnerKeys: PartnerKeys;
  /** Whether somebody set the origins, or the keys: then they replace those in the database. */
  partnersGiven: { origins: boolean; keys: boolean };
}

const names: ReadonlyMap<string, string> = new Map([
  [partnerIds.astrology, "Tarakini"],
  [partnerIds.gemstones, "Ratnakar"],
]);

/**
 * Puts the two fixed partners into the database where they are missing. Of those that are there, only what the
 * environment was given is replaced: the main origin and the key. Other partners are the database's alone.
 */
export async function seedPartners(db: Database, { partners, ...given }: FixedPartners): Promise<void> {
  for (const partner of partners) {
    const { id, domain, redirect_url: redirectUrl } = partner;
    await db
      .insert(table)
      .values({
        ...{ id, name: names.get(id) ?? id, origins: [domain], redirectUrl, theme: themeOf(id) },
        ...{ allowedWidgets: [...allowedWidgets(id)], keyHash: given.partnerKeys.get(id) ?? null },
      })
      .onConflictDoNothing();
    const [stored] = await db.select().from(table).where(eq(table.id, id));
    const changes = stored && changesOf(stored, partner, given);
    if (changes && Object.keys(changes).length > 0) {
      await db.update(table).set(changes).where(eq(table.id, id));
    }
  }
}

function changesOf(
  { id, origins, keyHash }: StoredPartner,
  { domain, redirect_url: redirectUrl }: Partner,
  { partnerKeys, partnersGiven }: Omit<FixedPartners, "partners">,
): Partial<StoredPartner> {
  const key = partnerKeys.get(id) ?? null;
  const others = origins.slice(1).filter((origin) => origin !== domain);
  return {
    ...(partnersGiven.origins && origins[0] !== domain && { origins: [domain, ...others], redirectUrl }),
    ...(partnersGiven.keys && keyHash !== key && { keyHash: key }),
    ...(!partnersGiven.keys && keyHash === null && key !== null && { keyHash: key }),
    // A database that was tried out may go into use: a key that everybody can read opens nothing there.
    ...(!partnersGiven.keys && key === null && isTrialKey(keyHash) && { keyHash: null }),
  };
}
