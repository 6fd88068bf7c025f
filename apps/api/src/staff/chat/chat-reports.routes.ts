import {
  type ChatReport,
  type ChatReportDetail,
  chatReport,
  chatReportDetail,
  chatReportIdParam,
  chatReportsQuery,
  resolveChatReport,
  staffAttachmentParam,
} from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import { findAttachment } from "../../chat/attachments.queries.ts";
import { endConversation } from "../../chat/booking-conversation.ts";
import { chatNotFound } from "../../chat/chat.errors.ts";
import { attachmentTypes, type StoredConversation } from "../../chat/chat.table.ts";
import type { ChatSignals } from "../../chat/chat-signals.ts";
import { isBlocked, openNote, setBlocked } from "../../chat/conversations.queries.ts";
import { endSession } from "../../consultations/session.queries.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv, SignedInStaff } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly, staffOnlyErrors } from "../login/staff-only.ts";
import {
  findReport,
  isReportedPhoto,
  listReports,
  readContext,
  resolveReport,
  type StoredReport,
} from "./chat-reports.queries.ts";
import { findPeople, mayAnswer, staffConversationView } from "./staff-conversations.queries.ts";

interface ReportParts {
  db: Database;
  vault: Vault;
  signals: ChatSignals;
}

/** What customers reported, and the photos of conversations. */
export function chatReportRoutes({ db, vault, signals }: ReportParts) {
  const support = staffOnly(db, ["owner", "support"]);
  const view = (row: StoredReport): ChatReport => ({
    ...{ id: row.id, conversation_id: row.conversationId, message_id: row.messageId },
    ...{ reason: row.reason, note: openNote(vault, row), created_at: row.createdAt.toISOString() },
  });
  async function detail(row: StoredReport): Promise<ChatReportDetail> {
    const people = await findPeople(db, row.conversationId);
    if (!people) throw notFound();
    const { kind, state, booking_id, customer_name, staff_id, staff_name } = staffConversationView(
      vault,
      people,
    );
    const { customerId, staffId } = people.conversation;
    return {
      ...view(row),
      conversation: {
        ...{ kind, state, booking_id, customer_name, staff_id, staff_name },
        is_blocked: staffId !== null && (await isBlocked(db, { customerId, staffId })),
      },
      messages: await readContext(db, vault, row),
    };
  }
  /** The unused time of a session that runs is refunded; a chat that stayed open after it ends too. */
  async function endReported(tx: Database, conversationId: string, bookingId: string | null, at: Date) {
    if (bookingId) await endSession({ db: tx, vault }, bookingId, { side: "astrologer", at });
    await endConversation(tx, vault, { id: conversationId, at });
  }
  const maySee = async (staff: SignedInStaff, conversation: StoredConversation, photoId: string) =>
    mayAnswer(staff, conversation) ||
    (staff.role !== "astrologer" && (await isReportedPhoto(db, conversation.id, photoId)));

  return new Hono<AppEnv>()
    .get(
      "/chatReport",
      staffDocumented({
        summary: "What customers reported and nobody has dealt with, the oldest first",
        results: v.array(chatReport),
      }),
      support,
      validated("query", chatReportsQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const { rows, total } = await listReports(db, { page, limit });
        const reports = rows.map(view);
        return respond(c, reports, { page, limit, total });
      },
    )
    .get(
      "/chatReport/:id",
      staffDocumented({
        summary: "A report with the messages around the reported one; reading it is recorded in the log",
        results: chatReportDetail,
      }),
      support,
      validated("param", chatReportIdParam),
      async (c) => {
        const report = await findReport(db, c.req.valid("param").id);
        if (!report) throw notFound();
        await logAction(db, c, { action: "chat_report.read", subject: report.id });
        return respond(c, await detail(report));
      },
    )
    .post(
      "/chatReport/:id/resolve",
      staffDocumented({
        summary:
          "Deals with a report: it may end the conversation, and block who was reported for this customer",
        results: v.object({}),
      }),
      support,
      validated("param", chatReportIdParam),
      validated("json", resolveChatReport),
      async (c) => {
        const { id } = c.req.valid("param");
        const { end, block } = c.req.valid("json");
        const at = c.var.clock();
        const reported = await db.transaction(async (tx) => {
          const resolved = await resolveReport(tx, id, at);
          if (!resolved) throw notFound();
          const people = await findPeople(tx, resolved.conversationId);
          const { staffId, customerId, bookingId } = people?.conversation ?? {};
          if (end) await endReported(tx, resolved.conversationId, bookingId ?? null, at);
          if (block && staffId && customerId) await setBlocked(tx, { customerId, staffId }, true, at);
          await logAction(tx, c, { action: "chat_report.resolve", subject: id, after: { end, block } });
          return resolved;
        });
        signals.wake(reported.conversationId);
        return respond(c, {});
      },
    )
    .get(
      "/chatAttachment/:id",
      documented({
        ...{
          tag: "staff",
          bearer: true,
          type: attachmentTypes,
          summary: "A photo or a voice note of a conversation",
        },
        errorResponses: [...staffOnlyErrors, chatNotFound],
      }),
      staffOnly(db, ["owner", "support", "astrologer"]),
      validated("param", staffAttachmentParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const found = await findAttachment(db, vault, id);
        if (!found || !(await maySee(staffOf(c), found.conversation, id))) throw chatNotFound();
        await logAction(db, c, { action: "conversation.attachment", subject: found.conversation.id });
        return c.body(found.bytes, 200, found.headers);
      },
    );
}
