import { eq, inArray } from "drizzle-orm";
import { addons } from "../../addons/addons.table.ts";
import { occasionRules } from "../../calendar/occasion-rules.ts";
import type { Database } from "../../db/database.ts";
import { deities } from "../../deities/deities.table.ts";
import { invalidInput } from "../../errors/common.errors.ts";
import { purposes } from "../../purposes/purposes.table.ts";
import { temples } from "../../temples/temples.table.ts";
import type { RitualContent } from "./ritual-columns.ts";

/** Throws if the content names something that does not exist. */
export async function assertKnown(
  tx: Database,
  content: RitualContent & { addon_ids?: readonly string[] },
): Promise<void> {
  const { temple_id, deity_slugs, purpose_slugs, addon_ids = [], occasion } = content;
  const isSame = (count: number, named: readonly string[]) => count === new Set(named).size;
  const known = {
    temple_id: (await tx.$count(temples, eq(temples.id, temple_id))) === 1,
    deity_slugs: isSame(await tx.$count(deities, inArray(deities.slug, deity_slugs)), deity_slugs),
    purpose_slugs: isSame(await tx.$count(purposes, inArray(purposes.slug, purpose_slugs)), purpose_slugs),
    addon_ids: isSame(await tx.$count(addons, inArray(addons.id, [...addon_ids])), addon_ids),
    occasion: occasion === null || Object.hasOwn(occasionRules, occasion),
  };
  const fieldErrors = Object.entries(known)
    .filter(([, isKnown]) => !isKnown)
    .map(([field]) => ({ field, code: "not_allowed", message: "This value is not allowed." }));
  if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
}
