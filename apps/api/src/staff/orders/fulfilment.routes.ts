import {
  fulfilmentIdParam,
  fulfilmentMoved,
  fulfilmentStep,
  performedResult,
  ritualIdParam,
} from "@aradhana/core/staff";
import { Hono } from "hono";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { notEnergised, notStarted, refundOpen, refundWaiting, wrongState } from "../staff.errors.ts";
import { markPerformed } from "./mark-performed.ts";
import { moveFulfilment } from "./move-fulfilment.ts";

/** How staff report what was performed, packed, dispatched and delivered. */
export function fulfilmentRoutes({ db }: { db: Database }) {
  const desk = staffOnly(db, ["owner", "temple_desk"]);
  return new Hono<AppEnv>()
    .post(
      "/ritual/:id/performed",
      staffDocumented({
        summary: "Marks the orders of a puja or chadhaava as performed; safe to repeat",
        results: performedResult,
        errorResponses: [notStarted, wrongState],
      }),
      desk,
      validated("param", ritualIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const result = await db.transaction(async (tx) => {
          const marked = await markPerformed(tx, id, c.var.clock());
          await logAction(tx, c, { action: "ritual.performed", subject: id, after: marked });
          return marked;
        });
        return respond(c, result);
      },
    )
    .post(
      "/fulfilment/:id/step",
      staffDocumented({
        summary:
          "The next step of goods or prasad: energised, packed, dispatched with carrier and number, delivered",
        results: fulfilmentMoved,
        errorResponses: [wrongState, notEnergised, refundOpen, refundWaiting],
      }),
      desk,
      validated("param", fulfilmentIdParam),
      validated("json", fulfilmentStep),
      async (c) => {
        const { id } = c.req.valid("param");
        const step = c.req.valid("json");
        const moved = await db.transaction(async (tx) => {
          const result = await moveFulfilment(tx, id, step, c.var.clock());
          await logAction(tx, c, {
            ...{ action: `fulfilment.${step.step}`, subject: result.orderId },
            before: { state: result.before },
            after: { fulfilment: id, state: result.moved.state },
          });
          return result.moved;
        });
        return respond(c, moved);
      },
    );
}
