import { and, asc, count, desc, eq, gte, inArray, lt, or } from "drizzle-orm";
import { type StoredBooking, selectBookings } from "../../consultations/bookings.queries.ts";
import { bookings } from "../../consultations/consultations.table.ts";
import { customers } from "../../customers/customers.table.ts";
import type { Database } from "../../db/database.ts";
import type { SignedInStaff } from "../../http/app-env.ts";

/** What was paid: a time that is only reserved is nobody's appointment. */
const paid = inArray(bookings.state, [
  ...["confirmed", "live", "ended", "customer_no_show", "astrologer_no_show", "cancelled"],
] as const);

/** An astrologer sees their own consultations; owners and support see all. */
const visibleTo = ({ role, astrologerId }: SignedInStaff) =>
  role === "astrologer" ? eq(bookings.astrologerId, astrologerId ?? "") : undefined;

export type ForStaff = StoredBooking & { customer: typeof customers.$inferSelect };

/** Adds the customers of bookings. */
async function withCustomers(db: Database, rows: readonly StoredBooking[]): Promise<ForStaff[]> {
  const ids = rows.map(({ booking }) => booking.customerId);
  const found = ids.length > 0 ? await db.select().from(customers).where(inArray(customers.id, ids)) : [];
  const byId = new Map(found.map((customer) => [customer.id, customer]));
  return rows.flatMap((row) => {
    const customer = byId.get(row.booking.customerId);
    return customer ? [{ ...row, customer }] : [];
  });
}

interface Listed {
  state: "upcoming" | "past";
  page: number;
  limit: number;
  now: Date;
}

/** A page of paid consultations: upcoming ones the soonest first, past ones the latest first. */
export async function listConsultations(
  db: Database,
  staff: SignedInStaff,
  { state, page, limit, now }: Listed,
) {
  // A session with pauses may take longer than was booked, up to the end of its slot.
  const isUpcoming = or(
    eq(bookings.state, "live"),
    and(eq(bookings.state, "confirmed"), gte(bookings.endAt, now)),
  );
  const matches = and(
    visibleTo(staff),
    paid,
    state === "upcoming" ? isUpcoming : undefined,
    state === "past" ? lt(bookings.startAt, now) : undefined,
  );
  const rows = await selectBookings(db)
    .where(matches)
    .orderBy(state === "upcoming" ? asc(bookings.startAt) : desc(bookings.startAt), asc(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(bookings).where(matches);
  return { rows: await withCustomers(db, rows), total: counted?.total ?? 0 };
}

/** A paid consultation that somebody may see; undefined for any other, as for none. */
export async function findConsultation(
  db: Database,
  staff: SignedInStaff,
  id: string,
): Promise<ForStaff | undefined> {
  const rows = await selectBookings(db)
    .where(and(visibleTo(staff), paid, eq(bookings.id, id)))
    .limit(1);
  return (await withCustomers(db, rows))[0];
}
