import { deadLetter, deadLetterIdParam, pageQuery } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { countDeadLetters, readDeadLetters, retryDeadLetter } from "../../outbox/dead-letters.queries.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";

/** Follow-up work that was given up, and how it is started again. */
export function staffDeadLetterRoutes({ db }: { db: Database }) {
  const money = staffOnly(db, ["owner", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/deadLetter",
      staffDocumented({
        summary: "Work of orders, tickets and requests for a call that was given up, the latest first",
        results: v.array(deadLetter),
      }),
      money,
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const [letters, total] = await Promise.all([readDeadLetters(db, limit, page), countDeadLetters(db)]);
        return respond(c, letters.map(letterOf), { page, limit, total });
      },
    )
    .post(
      "/deadLetter/:id/retry",
      staffDocumented({ summary: "Starts it again, with all its attempts", results: v.object({}) }),
      money,
      validated("param", deadLetterIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await db.transaction(async (tx) => {
          const started = await retryDeadLetter(tx, id, c.var.clock());
          if (!started) throw notFound();
          const { subject, kind } = started;
          await logAction(tx, c, { action: "deadLetter.retry", subject, after: { kind } });
        });
        return respond(c, {});
      },
    );
}

const letterOf = ({ id, orderId, subject, kind, ...letter }: DeadLetter) => ({
  ...{ id, order_id: orderId, subject, kind },
  ...{ attempts: letter.attempts, last_error: letter.lastError },
  failed_at: letter.failedAt.toISOString(),
  created_at: letter.createdAt.toISOString(),
});

type DeadLetter = Awaited<ReturnType<typeof readDeadLetters>>[number];
