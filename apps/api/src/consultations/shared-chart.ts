import { type BirthDetails, birthDetails } from "@aradhana/core/birth";
import type { SharedChart } from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { buildKundali } from "../reports/kundali/build-kundali.ts";
import { skyOfBirth } from "../reports/kundali/sky-of-birth.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type BookingRow, bookings } from "./consultations.table.ts";
import { openOfBooking, sealOfBooking } from "./sealed-booking.ts";

/** Shares a birth with the astrologer of a booking; null deletes it. */
export async function setSharedBirth(
  db: Database,
  vault: Vault,
  bookingId: string,
  birth: BirthDetails | null,
): Promise<void> {
  const birthSealed = birth && sealOfBooking(vault, bookingId, "birth", JSON.stringify(birth));
  await db.update(bookings).set({ birthSealed }).where(eq(bookings.id, bookingId));
}

/** The chart of the shared birth; undefined if none is shared. */
export function sharedChartOf(
  vault: Vault,
  { id, birthSealed }: Pick<BookingRow, "id" | "birthSealed">,
  at: Date,
  language: Language,
): SharedChart | undefined {
  const opened = openOfBooking(vault, id, "birth", birthSealed);
  if (opened === null) return undefined;
  return chartOfBirth(v.parse(birthDetails, JSON.parse(opened)), at, language);
}

/** The chart of a birth as both sides of a consultation see it. */
export function chartOfBirth(birth: BirthDetails, at: Date, language: Language): SharedChart {
  const made = { birth, sky: skyOfBirth(birth), version: 1, at, hasPratyantar: false };
  const { name, titles, basis, notes, facts, charts, planets } = buildKundali(made, language);
  const { house, rashi, grahas } = titles;
  return {
    name,
    titles: { planets: titles.planets, house, rashi, grahas },
    basis,
    notes,
    facts,
    charts,
    planets,
  };
}
