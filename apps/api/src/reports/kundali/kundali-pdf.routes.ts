import { language, orderId } from "@aradhana/core/contract";
import { kundaliQuery, reportPdf } from "@aradhana/core/kundali";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { tooManyRequests } from "../../errors/common.errors.ts";
import { retryAfter } from "../../errors/retry-after.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orderNotFound } from "../../orders/orders.errors.ts";
import { findOrder } from "../../orders/orders.queries.ts";
import { orders } from "../../orders/orders.table.ts";
import { rateLimit } from "../../rate-limit/rate-limit.ts";
import { unauthorized } from "../../sessions/sessions.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { sameSecret } from "../../vault/same-secret.ts";
import { orderOfReport } from "../report-access.ts";
import { reportNotReady } from "../reports.errors.ts";
import { findReport, listVersions } from "../reports.queries.ts";
import { drawKundali } from "./draw-kundali.ts";
import { contentOf } from "./kundali-report.ts";

interface KundaliPdfParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  apiOrigin: string;
}

const tag = "services";
/** How long the address of a PDF opens it. */
const MINUTES_OPEN = 10;
const PDFS_PER_MINUTE = 10;

const pdfQuery = v.object({
  lang: v.optional(language, "en"),
  version: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  key: v.pipe(v.string(), v.maxLength(64)),
});

/** A kundali as PDF: its address, for who may read the report, and the document there. */
export function kundaliPdfRoutes({ db, vault, clock, apiOrigin }: KundaliPdfParts) {
  const limit = rateLimit({ db, clock, name: "kundali", perMinute: PDFS_PER_MINUTE });
  const keyOf = (id: string, until: string, version: number) =>
    vault.mac("kundali-address", `${id} ${until} ${version}`);
  return new Hono<AppEnv>()
    .get(
      "/api/v1/kundali/pdf",
      documented({
        tag,
        summary: "Where the version that is shown, else the latest, can be downloaded for some minutes",
        results: reportPdf,
        errorResponses: [unauthorized, orderNotFound, reportNotReady],
        bearer: true,
      }),
      validated("query", kundaliQuery),
      async (c) => {
        const { order_id, t, s, lang, version } = c.req.valid("query");
        const requested = { orderId: order_id, t, s, kind: "kundali" } as const;
        const { order, sharedVersion } = await orderOfReport(c, { db, vault }, requested);
        const versions = (await listVersions(db, order.fulfilment.id)).map((each) => each.version);
        const shown = sharedVersion ?? version ?? versions[0];
        if (shown === undefined || !versions.includes(shown)) throw reportNotReady();
        const until = String(clock().getTime() + MINUTES_OPEN * 60_000);
        const key = keyOf(order.id, until, shown);
        const query = new URLSearchParams({ lang, version: String(shown), until, key });
        return respond(c, { pdf_url: `${apiOrigin}/documents/kundali/${order.id}?${query}` });
      },
    )
    .get(
      "/documents/kundali/:id",
      documented({
        tag,
        summary: "A kundali as PDF, at the address that `/api/v1/kundali/pdf` gave",
        type: "application/pdf",
        errorResponses: [orderNotFound],
      }),
      validated("query", pdfQuery),
      async (c) => {
        const id = c.req.param("id");
        const { lang, version, until, key } = c.req.valid("query");
        if (
          !v.is(orderId, id) ||
          !sameSecret(key, keyOf(id, until, version)) ||
          clock().getTime() > Number(until)
        )
          throw orderNotFound();
        const wait = await limit(id);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));
        const order = await findOrder(db, eq(orders.id, id));
        const stored = order && (await findReport(db, vault, order.fulfilment.id, version));
        if (!order || !stored) throw orderNotFound();
        const pdf = await drawKundali(contentOf(stored, lang, clock()), order.number, lang);
        c.header("Content-Type", "application/pdf");
        c.header("Cache-Control", "private, no-store");
        c.header("Content-Disposition", `attachment; filename="kundali-${order.number}.pdf"`);
        return c.body(pdf);
      },
    );
}
