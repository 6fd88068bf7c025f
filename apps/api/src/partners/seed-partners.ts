import { widgetName } from "@aradhana/core/contract";
import { type Partner, partnerIds, partnerThemes, trialPartner } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { hashToken } from "../sessions/token.ts";
import { isTrialKey, type PartnerKeys } from "./partner-keys.ts";
import type { StoredPartner } from "./partners.queries.ts";
import { partners as table } from "./partners.table.ts";
import { trialKeys } from "./trial-keys.ts";

/** The configuration of the two fixed partners from the environment. */
export interface FixedPartners {
  partners: readonly Partner[];
  partnerKeys: PartnerKeys;
  /** Whether the environment sets origins or keys, which then replace those in the database. */
  partnerOverrides: { origins: boolean; keys: boolean };
  /** Where the demo site of each is served as well. @default nowhere */
  demoOrigins?: readonly string[];
  /** Whether developers of pages can use the trial partner. @default false */
  hasTrialPartner?: boolean;
}

/** What the rows of the two begin with. */
const firstRows: ReadonlyMap<string, Pick<StoredPartner, "name" | "theme">> = new Map([
  [partnerIds.astrology, { name: "Tarakini", theme: partnerThemes.purple }],
  [partnerIds.gemstones, { name: "Ratnakar", theme: partnerThemes.blue }],
]);

/**
 * Inserts the two fixed partners if they are missing. In existing ones, only the main origin and the key are
 * replaced, and only if the environment sets them. The origin of the demo site is added while it is served and
 * removed afterwards. Other partners are not changed, except the trial partner, which exists only in local
 * development.
 */
export async function seedPartners(
  db: Database,
  { partners, demoOrigins = [], hasTrialPartner = false, ...overrides }: FixedPartners,
): Promise<void> {
  await seedTrialPartner(db, hasTrialPartner);
  for (const [index, partner] of partners.entries()) {
    const { id, domain, redirect_url: redirectUrl } = partner;
    await db
      .insert(table)
      .values({
        ...{ id, origins: [domain], redirectUrl },
        ...(firstRows.get(id) ?? { name: id, theme: partnerThemes.default }),
        ...{ allowedWidgets: [...widgetName.options], keyHash: overrides.partnerKeys.get(id) ?? null },
      })
      .onConflictDoNothing();
    const [stored] = await db.select().from(table).where(eq(table.id, id));
    if (!stored) throw new Error(`the partner ${id} was deleted while it was configured`);
    const changes = changesFor(stored, partner, { ...overrides, demoOrigin: demoOrigins[index] ?? null });
    if (Object.keys(changes).length > 0) await db.update(table).set(changes).where(eq(table.id, id));
  }
}

async function seedTrialPartner(db: Database, isThere: boolean): Promise<void> {
  const { id, name, origins } = trialPartner;
  // A local database may later be used in production, where no page of somebody's own machine is a partner.
  if (!isThere) return void (await db.delete(table).where(eq(table.id, id)));
  const redirectUrl = `${origins[0]}/pages/partner-order-status`;
  await db
    .insert(table)
    .values({
      ...{ id, name, origins: [...origins], redirectUrl, theme: partnerThemes.default },
      ...{ allowedWidgets: [...widgetName.options], keyHash: hashToken(trialKeys.trial) },
    })
    .onConflictDoNothing();
}

interface Overrides extends Omit<FixedPartners, "partners" | "demoOrigins"> {
  demoOrigin: string | null;
}

function changesFor(
  stored: StoredPartner,
  { domain, redirect_url: redirectUrl }: Partner,
  { partnerKeys, partnerOverrides, demoOrigin }: Overrides,
): Partial<StoredPartner> {
  const { id, keyHash } = stored;
  const key = partnerKeys.get(id) ?? null;
  const [main] = stored.origins;
  const isMainReplaced = main !== domain && (partnerOverrides.origins || main === stored.demoOrigin);
  const origins = originsFor(stored, { domain, isMainReplaced, demoOrigin });
  return {
    ...(!isSame(origins, stored.origins) && { origins }),
    ...(demoOrigin !== stored.demoOrigin && { demoOrigin }),
    ...(isMainReplaced && { redirectUrl }),
    ...(partnerOverrides.keys && keyHash !== key && { keyHash: key }),
    ...(!partnerOverrides.keys && keyHash === null && key !== null && { keyHash: key }),
    // A local database may later be used in production, where the public trial keys must not work.
    ...(!partnerOverrides.keys && key === null && isTrialKey(keyHash) && { keyHash: null }),
  };
}

/** The main origin, the partner's other ones, and that of the demo site as it is served now. */
function originsFor(
  { origins: [main = "", ...others], demoOrigin: earlier }: StoredPartner,
  {
    domain,
    isMainReplaced,
    demoOrigin,
  }: { domain: string; isMainReplaced: boolean; demoOrigin: string | null },
): string[] {
  return [
    ...new Set([
      isMainReplaced ? domain : main,
      ...others.filter((each) => each !== earlier),
      ...(demoOrigin ? [demoOrigin] : []),
    ]),
  ];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);
