import type { StaffConsultation, StaffConsultationDetail } from "@aradhana/core/staff";
import { joinableAt, phaseOf } from "../../consultations/booking.rules.ts";
import { openOfBooking } from "../../consultations/sealed-booking.ts";
import { sessionView } from "../../consultations/session-view.ts";
import { sharedChartOf } from "../../consultations/shared-chart.ts";
import { openName } from "../../customers/customers.queries.ts";
import type { Database } from "../../db/database.ts";
import type { SignedInStaff } from "../../http/app-env.ts";
import type { Vault } from "../../vault/create-vault.ts";
import type { ForStaff } from "./staff-consultations.queries.ts";

/** A consultation in a list of the console. */
export function staffConsultationView(vault: Vault, found: ForStaff, now: Date): StaffConsultation {
  const { booking, astrologer, order, customer, refunded } = found;
  const { id, mode, minutes, language, topic, currency, startAt } = booking;
  return {
    ...{ id, mode, minutes, language, topic },
    ...{ order_id: order?.id ?? null, order_number: order?.number ?? null },
    ...{ astrologer_id: astrologer.id, astrologer_name: astrologer.name.en },
    customer_name: openName(vault, customer),
    phase: phaseOf(booking, now),
    ...{ start_at: startAt.toISOString(), joinable_at: joinableAt(booking).toISOString() },
    price: { amount: order?.grand ?? booking.price, currency },
    refunded: refunded > 0 ? { amount: refunded, currency } : null,
  };
}

/** One consultation; what was said in confidence only its astrologer reads. */
export async function staffConsultationDetailView(
  { db, vault }: { db: Database; vault: Vault },
  { role }: SignedInStaff,
  found: ForStaff,
  now: Date,
): Promise<StaffConsultationDetail> {
  const { booking } = found;
  const { id } = booking;
  const session = await sessionView(db, vault, found, { now, language: "en" });
  const common = { ...staffConsultationView(vault, found, now), session };
  if (role !== "astrologer") {
    const hidden = { question: null, summary: null, notes: null, chart: null };
    return { ...common, ...hidden, session: { ...session, summary: null } };
  }
  return {
    ...common,
    question: openOfBooking(vault, id, "question", booking.questionSealed),
    summary: session.summary,
    notes: openOfBooking(vault, id, "notes", booking.notesSealed),
    chart: sharedChartOf(vault, booking, now, "en") ?? null,
  };
}
