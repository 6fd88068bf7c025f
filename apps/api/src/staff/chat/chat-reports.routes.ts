import { chatReport, chatReportIdParam, chatReportsQuery, staffAttachmentParam } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import { findAttachment } from "../../chat/attachments.queries.ts";
import { chatNotFound } from "../../chat/chat.errors.ts";
import { openNote } from "../../chat/conversations.queries.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { staffForbidden, staffUnauthorized } from "../staff.errors.ts";
import { listReports, mayAnswer, resolveReport } from "./staff-conversations.queries.ts";

/** What customers reported, and the photos of conversations. */
export function chatReportRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const support = staffOnly(db, ["owner", "support"]);
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
        const reports = rows.map((row) => ({
          ...{ id: row.id, conversation_id: row.conversationId, message_id: row.messageId },
          ...{ reason: row.reason, note: openNote(vault, row), created_at: row.createdAt.toISOString() },
        }));
        return respond(c, reports, { page, limit, total });
      },
    )
    .post(
      "/chatReport/:id/resolve",
      staffDocumented({ summary: "Marks a report as dealt with", results: v.object({}) }),
      support,
      validated("param", chatReportIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await db.transaction(async (tx) => {
          const resolved = await resolveReport(tx, id, c.var.clock());
          if (!resolved) throw notFound();
          await logAction(tx, c, { action: "chat_report.resolve", subject: id });
        });
        return respond(c, {});
      },
    )
    .get(
      "/chatAttachment/:id",
      documented({
        ...{ tag: "staff", bearer: true, type: "image/webp", summary: "A photo of a conversation" },
        errorResponses: [staffUnauthorized, staffForbidden, chatNotFound],
      }),
      staffOnly(db, ["owner", "support", "astrologer"]),
      validated("param", staffAttachmentParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const found = await findAttachment(db, vault, id);
        if (!found || !mayAnswer(staffOf(c), found.conversation)) throw chatNotFound();
        await logAction(db, c, { action: "conversation.photo", subject: found.conversation.id });
        return c.body(found.bytes, 200, {
          "Content-Type": "image/webp",
          "Cache-Control": "private, no-store",
        });
      },
    );
}
