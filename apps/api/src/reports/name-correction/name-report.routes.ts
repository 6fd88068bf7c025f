import { orderQuery } from "@aradhana/core/contract";
import { type NameReport, nameReport } from "@aradhana/core/name-correction";
import { isUnpaid } from "@aradhana/core/payment";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orderNotFound } from "../../orders/orders.errors.ts";
import { unauthorized } from "../../sessions/sessions.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { orderOfReport } from "../report-access.ts";
import { findReport } from "../reports.queries.ts";
import { storedNameReport } from "./make-name-report.ts";

/** The route of name reports: for the owner of the order, or with its link. */
export const nameReportRoutes = ({ db, vault }: { db: Database; vault: Vault }) =>
  new Hono<AppEnv>().get(
    "/api/v1/name_correction/getReport",
    documented({
      tag: "services",
      summary: "The spellings of a name correction, for the owner of its order or with the token of its link",
      results: nameReport,
      errorResponses: [unauthorized, orderNotFound],
      bearer: true,
    }),
    validated("query", orderQuery),
    async (c) => {
      const { order_id, t, lang } = c.req.valid("query");
      const requested = { orderId: order_id, t, kind: "name_correction" as const };
      const { order } = await orderOfReport(c, { db, vault }, requested);
      const stored = await findReport(db, vault, order.fulfilment.id);
      const { state } = order.fulfilment;
      const shown: NameReport["state"] = isUnpaid(state)
        ? "unpaid"
        : state === "cancelled" || state === "expired"
          ? "failed"
          : stored === undefined
            ? state === "ready"
              ? "deleted"
              : "in_review"
            : "ready";
      const content = stored === undefined ? null : v.parse(storedNameReport, stored)[lang];
      return respond(c, { order_id: order.id, number: order.number, state: shown, content });
    },
  );
