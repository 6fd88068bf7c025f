import type { Language } from "@aradhana/core/contract";
import {
  kundaliQuery,
  kundaliReport,
  ownReportRequest,
  regenerateRequest,
  sharedReport,
} from "@aradhana/core/kundali";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { invalidInput } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orderNotFound } from "../../orders/orders.errors.ts";
import { findOrder, lockOrder, type StoredOrder } from "../../orders/orders.queries.ts";
import { fulfilments, orders } from "../../orders/orders.table.ts";
import { openDetails, sealDetails } from "../../orders/sealed-fields.ts";
import { stageOf } from "../../payments/payments.queries.ts";
import { unauthorized } from "../../sessions/sessions.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { beginReport } from "../begin-report.ts";
import { deleteReportOf } from "../delete-report.ts";
import { orderOfReport, shareLink } from "../report-access.ts";
import { reportNotReady } from "../reports.errors.ts";
import { findReport, listVersions } from "../reports.queries.ts";
import { birthErrors } from "./birth.rules.ts";
import { kundaliReportView } from "./kundali-report.ts";

interface KundaliParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  wake(): void;
}

const tag = "services";
/** A report can be corrected when it is ready, and while its details are missing. */
const correctable = ["ready", "details_due"];

interface Shown {
  lang: Language;
  /** That the owner asked for; the latest, where none is named. */
  version?: number | undefined;
  /** Of a link that was shared: this one alone. */
  sharedVersion?: number | undefined;
}

/** The routes of kundali reports: for the owner of the order, with its link, or with a link that the owner shared. */
export function kundaliRoutes({ db, vault, clock, wake }: KundaliParts) {
  const errorResponses = [unauthorized, orderNotFound];
  const routes = new Hono<AppEnv>();

  routes.get(
    "/api/v1/kundali/getReport",
    documented({
      tag,
      summary: "The kundali of an order",
      results: kundaliReport,
      errorResponses,
      bearer: true,
    }),
    validated("query", kundaliQuery),
    async (c) => {
      const { order_id, t, s, lang, version } = c.req.valid("query");
      const requested = { orderId: order_id, t, s, kind: "kundali" } as const;
      const { order, sharedVersion } = await orderOfReport(c, { db, vault }, requested);
      return respond(c, await read(order, { lang, version, sharedVersion }));
    },
  );

  routes.post(
    "/api/v1/kundali/regenerate",
    documented({
      tag,
      summary: "Gives missing details of a birth or corrects them; the report gets a new version",
      results: kundaliReport,
      errorResponses: [...errorResponses, invalidInput, reportNotReady],
      bearer: true,
    }),
    validated("json", regenerateRequest),
    async (c) => {
      const { order_id, t, birth } = c.req.valid("json");
      const { order } = await orderOfReport(c, { db, vault }, { orderId: order_id, t, kind: "kundali" });
      const fieldErrors = birthErrors(birth, clock());
      if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
      await db.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.id);
        if (!locked || !correctable.includes(locked.fulfilment.state)) throw reportNotReady();
        const detailsSealed = sealDetails(vault, locked.item.id, birth);
        await tx.update(fulfilments).set({ detailsSealed }).where(eq(fulfilments.id, locked.fulfilment.id));
        await beginReport(tx, { fulfilment: { ...locked.fulfilment, detailsSealed } }, "generating", clock());
      });
      wake();
      return respond(c, await readAgain(order.id));
    },
  );

  routes.post(
    "/api/v1/kundali/share",
    documented({
      tag,
      summary: "Makes a link that opens the latest version of the report for a week, or until it is deleted",
      results: sharedReport,
      errorResponses: [...errorResponses, reportNotReady],
      bearer: true,
    }),
    validated("json", ownReportRequest),
    async (c) => {
      const { order_id, t } = c.req.valid("json");
      const { order } = await orderOfReport(c, { db, vault }, { orderId: order_id, t, kind: "kundali" });
      const [latest] = await listVersions(db, order.fulfilment.id);
      if (!latest) throw reportNotReady();
      const { s, expiresAt } = shareLink(vault, { orderId: order.id, version: latest.version }, clock());
      return respond(c, { s, expires_at: expiresAt.toISOString() });
    },
  );

  routes.post(
    "/api/v1/kundali/deleteData",
    documented({
      tag,
      summary: "Deletes the details of the birth and all versions of the report",
      results: kundaliReport,
      errorResponses: [...errorResponses, reportNotReady],
      bearer: true,
    }),
    validated("json", ownReportRequest),
    async (c) => {
      const { order_id, t } = c.req.valid("json");
      const { order } = await orderOfReport(c, { db, vault }, { orderId: order_id, t, kind: "kundali" });
      await deleteReportOf(db, order.id);
      return respond(c, await readAgain(order.id));
    },
  );

  return routes;

  /** The version that was asked for; one that never was is the latest one. */
  async function existing({ fulfilment }: StoredOrder, version: number | undefined) {
    if (version === undefined) return undefined;
    const versions = await listVersions(db, fulfilment.id);
    return versions.some((each) => each.version === version) ? version : undefined;
  }

  async function read(order: StoredOrder, { lang, version, sharedVersion }: Shown) {
    const { fulfilment } = order;
    const isOwn = sharedVersion === undefined;
    const versions = isOwn ? await listVersions(db, fulfilment.id) : [];
    const shown = sharedVersion ?? (await existing(order, version));
    const stored = await findReport(db, vault, fulfilment.id, shown);
    const birth = isOwn ? openDetails(vault, fulfilment) : null;
    const stage = await stageOf(db, order);
    return kundaliReportView({ order, stage, birth, versions, stored, isOwn, language: lang, now: clock() });
  }

  async function readAgain(id: string) {
    const order = await findOrder(db, eq(orders.id, id));
    if (!order) throw orderNotFound();
    return read(order, { lang: order.language });
  }
}
