import { session } from "@aradhana/core/consultation";
import {
  consultationIdParam,
  consultationNotes,
  consultationRefund,
  consultationsQuery,
  deskPresence,
  staffConsultation,
  staffConsultationDetail,
  staffPresenceRequest,
  staffRefund,
} from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { astrologers } from "../../astrologers/astrologers.table.ts";
import { bookingNotFound, sessionClosed } from "../../consultations/consultations.errors.ts";
import { bookings } from "../../consultations/consultations.table.ts";
import { sealOfBooking } from "../../consultations/sealed-booking.ts";
import { endSession, joinSession, reportPresence } from "../../consultations/session.queries.ts";
import { sessionView } from "../../consultations/session-view.ts";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { idempotencyKeyMissing, idempotencyKeyReused } from "../../idempotency/idempotency.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { refundOnce } from "../payments/refund-once.ts";
import { readRefund } from "../payments/refund-requests.queries.ts";
import { nothingPaid, refundTooLarge } from "../staff.errors.ts";
import { staffConsultationDetailView, staffConsultationView } from "./staff-consultation-view.ts";
import { findConsultation, listConsultations } from "./staff-consultations.queries.ts";

interface ConsultationDeskParts {
  db: Database;
  vault: Vault;
  /** Called when there is work for the jobs. */
  wake: () => void;
}

/** The desk of an astrologer: their queue, their sessions and what they write about them. */
export function staffConsultationRoutes(parts: ConsultationDeskParts) {
  const { db, vault, wake } = parts;
  const readers = staffOnly(db, ["owner", "support", "astrologer"]);
  const astrologer = staffOnly(db, ["astrologer"]);
  const byId = validated("param", consultationIdParam);
  const inSession = (summary: string, ...errorResponses: (typeof sessionClosed)[]) =>
    staffDocumented({ summary, results: session, errorResponses: [bookingNotFound, ...errorResponses] });

  return new Hono<AppEnv>()
    .get(
      "/consultation",
      staffDocumented({
        summary: "Paid consultations: an astrologer's own, or all of them for owners and support",
        results: v.array(staffConsultation),
      }),
      readers,
      validated("query", consultationsQuery),
      async (c) => {
        const { page, limit, state } = c.req.valid("query");
        const now = c.var.clock();
        const { rows, total } = await listConsultations(db, staffOf(c), { page, limit, state, now });
        const listed = rows.map((row) => staffConsultationView(vault, row, now));
        return respond(c, listed, { page, limit, total });
      },
    )
    .get(
      "/consultation/:id",
      staffDocumented({
        summary: "One consultation; its question, chart and notes only for its astrologer",
        results: staffConsultationDetail,
        errorResponses: [bookingNotFound],
      }),
      readers,
      byId,
      async (c) => sendDetail(c, c.req.valid("param").id),
    )
    .get(
      "/consultation/:id/session",
      inSession("The session, without reporting the astrologer's presence"),
      astrologer,
      byId,
      async (c) => sendSession(c, c.req.valid("param").id),
    )
    .post(
      "/consultation/:id/join",
      inSession("Joins the session; the clock starts when both sides are present", sessionClosed),
      astrologer,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        await own(c, id);
        await joinSession(parts, id, { side: "astrologer", at: c.var.clock() });
        await logAction(db, c, { action: "consultation.join", subject: id });
        return sendSession(c, id);
      },
    )
    .post(
      "/consultation/:id/presence",
      inSession("Reports the astrologer's presence; without it the clock stops"),
      astrologer,
      byId,
      validated("json", staffPresenceRequest),
      async (c) => {
        const { id } = c.req.valid("param");
        const { speaking: isSpeaking } = c.req.valid("json");
        await own(c, id);
        await reportPresence(parts, id, { side: "astrologer", at: c.var.clock(), isSpeaking });
        return sendSession(c, id);
      },
    )
    .post(
      "/consultation/:id/end",
      inSession("Ends the session and refunds the unused time"),
      astrologer,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        await own(c, id);
        await endSession(parts, id, { side: "astrologer", at: c.var.clock() });
        await logAction(db, c, { action: "consultation.end", subject: id });
        wake();
        return sendSession(c, id);
      },
    )
    .post(
      "/consultation/:id/notes",
      staffDocumented({
        summary: "Stores the summary for the customer and the astrologer's own notes",
        results: staffConsultationDetail,
        errorResponses: [bookingNotFound],
      }),
      astrologer,
      byId,
      validated("json", consultationNotes),
      async (c) => {
        const { id } = c.req.valid("param");
        await own(c, id);
        const { summary, notes } = c.req.valid("json");
        const sealed = (part: "summary" | "notes", text: string) =>
          text === "" ? null : sealOfBooking(vault, id, part, text);
        const fields = { summarySealed: sealed("summary", summary), notesSealed: sealed("notes", notes) };
        await db.update(bookings).set(fields).where(eq(bookings.id, id));
        await logAction(db, c, { action: "consultation.notes", subject: id });
        return sendDetail(c, id);
      },
    )
    .post(
      "/consultation/:id/refund",
      staffDocumented({
        summary: "Refunds a part of one's own session, once for each `Idempotency-Key`",
        status: 201,
        results: staffRefund,
        errorResponses: [
          ...[bookingNotFound, idempotencyKeyMissing, idempotencyKeyReused, nothingPaid, refundTooLarge],
        ],
      }),
      astrologer,
      byId,
      validated("json", consultationRefund),
      async (c) => {
        const { order } = await own(c, c.req.valid("param").id);
        if (!order) throw nothingPaid();
        const { amount } = c.req.valid("json");
        const request = await refundOnce(c, parts, { orderId: order.id, amount, reason: "goodwill" });
        wake();
        return respond(c, await readRefund(db, request.id), {}, 201);
      },
    )
    .post(
      "/desk/presence",
      staffDocumented({
        summary: "Sets whether the astrologer is shown as online; the console repeats it while open",
        results: deskPresence,
      }),
      astrologer,
      validated("json", deskPresence),
      async (c) => {
        const { available } = c.req.valid("json");
        await db
          .update(astrologers)
          .set({ isAvailable: available, seenAt: c.var.clock() })
          .where(eq(astrologers.id, staffOf(c).astrologerId ?? ""));
        return respond(c, { available });
      },
    );

  async function own(c: Context<AppEnv>, id: string) {
    const found = await findConsultation(db, staffOf(c), id);
    if (!found) throw bookingNotFound();
    return found;
  }

  async function sendDetail(c: Context<AppEnv>, id: string) {
    const found = await own(c, id);
    if (found.booking.birthSealed) await logAction(db, c, { action: "consultation.read", subject: id });
    return respond(c, await staffConsultationDetailView(parts, staffOf(c), found, c.var.clock()));
  }

  async function sendSession(c: Context<AppEnv>, id: string) {
    return respond(c, await sessionView(db, vault, await own(c, id), { now: c.var.clock(), language: "en" }));
  }
}
