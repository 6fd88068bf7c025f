import { type Language, orderQuery } from "@aradhana/core/contract";
import { ownReportRequest } from "@aradhana/core/kundali";
import { type NameReport, nameReport } from "@aradhana/core/name-correction";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orderNotFound } from "../../orders/orders.errors.ts";
import { findOrder, type StoredOrder } from "../../orders/orders.queries.ts";
import { orders } from "../../orders/orders.table.ts";
import { stageOf } from "../../payments/payments.queries.ts";
import { unauthorized } from "../../sessions/sessions.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { canDelete, deleteReportOf } from "../delete-report.ts";
import { orderOfReport } from "../report-access.ts";
import { reportStateOf } from "../report-state.ts";
import { reportNotReady } from "../reports.errors.ts";
import { findReport } from "../reports.queries.ts";
import { storedNameReport } from "./make-name-report.ts";

const kind = "name_correction" as const;

/** The routes of name reports: for the owner of the order, or with its link. */
export function nameReportRoutes({ db, vault }: { db: Database; vault: Vault }) {
  return new Hono<AppEnv>()
    .get(
      "/api/v1/name_correction/getReport",
      documented({
        tag: "services",
        summary:
          "The spellings of a name correction, for the owner of its order or with the token of its link",
        results: nameReport,
        errorResponses: [unauthorized, orderNotFound],
        bearer: true,
      }),
      validated("query", orderQuery),
      async (c) => {
        const { order_id, t, lang } = c.req.valid("query");
        const { order } = await orderOfReport(c, { db, vault }, { orderId: order_id, t, kind });
        return respond(c, await view(order, lang));
      },
    )
    .post(
      "/api/v1/name_correction/deleteData",
      documented({
        tag: "services",
        summary: "Deletes the name and the date of birth of a name correction, and its report",
        results: nameReport,
        errorResponses: [unauthorized, orderNotFound, reportNotReady],
        bearer: true,
      }),
      validated("json", ownReportRequest),
      async (c) => {
        const { order_id, t } = c.req.valid("json");
        const { order } = await orderOfReport(c, { db, vault }, { orderId: order_id, t, kind });
        await deleteReportOf(db, order.id);
        const deleted = await findOrder(db, eq(orders.id, order.id));
        if (!deleted) throw orderNotFound();
        return respond(c, await view(deleted, "en"));
      },
    );

  async function view(order: StoredOrder, language: Language): Promise<NameReport> {
    const stored = await findReport(db, vault, order.fulfilment.id);
    const content = stored === undefined ? null : v.parse(storedNameReport, stored)[language];
    const hasReport = stored !== undefined;
    const stage = await stageOf(db, order);
    const state = reportStateOf({ state: order.fulfilment.state, stage, hasReport }) ?? "in_review";
    return {
      ...{ order_id: order.id, number: order.number, state },
      ...{ can_delete: canDelete(order, hasReport), content },
    };
  }
}
