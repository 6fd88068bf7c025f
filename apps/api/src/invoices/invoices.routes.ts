import { invoice, type Language, language, orderQuery } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { findOwnOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { findCreditNote, issueCreditNotes, listCreditNotes } from "./credit-notes.queries.ts";
import { drawInvoice, type PrintedInvoice } from "./draw-invoice.ts";
import { invoiceNotFound, invoiceNotReady } from "./invoices.errors.ts";
import { findInvoice, type Invoice, issueInvoice } from "./invoices.queries.ts";
import { invoices } from "./invoices.table.ts";

interface InvoiceParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  apiOrigin: string;
}

const MINUTES_OPEN = 10;
/** Drawing an invoice takes the time of many other requests. */
const DRAWINGS_PER_MINUTE = 10;
const pdfQuery = v.object({
  lang: v.optional(language, "en"),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  key: v.pipe(v.string(), v.maxLength(64)),
});

/** The routes of invoices. A browser opens a PDF without our headers, so its address has a key that soon expires. */
export function invoicesRoutes({ db, vault, clock, apiOrigin }: InvoiceParts) {
  const limit = rateLimit({ db, clock, name: "invoice", perMinute: DRAWINGS_PER_MINUTE });
  const keyOf = (id: string, until: string) => vault.mac("invoice-address", `${id} ${until}`);
  return new Hono<AppEnv>()
    .get(
      "/api/v1/order/invoice",
      documented({
        tag: "order",
        summary: "The GST invoice of an order, for its owner or with the token of its link",
        results: invoice,
        errorResponses: [unauthorized, orderNotFound, invoiceNotReady],
        bearer: true,
      }),
      validated("query", orderQuery),
      async (c) => {
        const { order_id: orderId, t: token, lang } = c.req.valid("query");
        const customer = await maybeSignedIn(c, db);
        if (!customer && !token) throw unauthorized();
        const order = await findOwnOrder(db, orderId, { customer, token });
        if (!order) throw orderNotFound();
        const issued = await issueInvoice(db, vault, order.id, clock());
        if (!issued) throw invoiceNotReady();
        await issueCreditNotes(db, vault, order.id, clock());
        const creditNotes = await listCreditNotes(db, order.id);
        const until = String(clock().getTime() + MINUTES_OPEN * 60_000);
        const view = (
          folder: string,
          { id, number, issuedAt }: Pick<Invoice, "id" | "number" | "issuedAt">,
        ) => {
          const query = new URLSearchParams({ lang, until, key: keyOf(id, until) });
          const pdf_url = `${apiOrigin}/documents/${folder}/${id}?${query}`;
          return { number, issued_at: issuedAt.toISOString(), pdf_url };
        };
        return respond(c, {
          ...view("invoices", issued),
          credit_notes: creditNotes.map((note) => view("creditNotes", note)),
        });
      },
    )
    .get(
      "/documents/invoices/:id",
      documented({
        tag: "order",
        summary: "An invoice as PDF, at the address that `/api/v1/order/invoice` gave",
        type: "application/pdf",
        errorResponses: [invoiceNotFound],
      }),
      validated("query", pdfQuery),
      async (c) => {
        const id = await openedId(c.req.param("id"), c.req.valid("query"));
        const { lang } = c.req.valid("query");
        const found = await findInvoice(db, vault, id);
        if (!found) throw invoiceNotFound();
        const [order] = await db
          .select({ number: orders.number })
          .from(orders)
          .innerJoin(invoices, eq(invoices.orderId, orders.id))
          .where(eq(invoices.id, id));
        return sendPdf(c, { ...found, orderNumber: order?.number ?? "" }, lang);
      },
    )
    .get(
      "/documents/creditNotes/:id",
      documented({
        tag: "order",
        summary: "A credit note as PDF, at the address that `/api/v1/order/invoice` gave",
        type: "application/pdf",
        errorResponses: [invoiceNotFound],
      }),
      validated("query", pdfQuery),
      async (c) => {
        const id = await openedId(c.req.param("id"), c.req.valid("query"));
        const found = await findCreditNote(db, vault, id);
        if (!found) throw invoiceNotFound();
        return sendPdf(c, found, c.req.valid("query").lang);
      },
    );

  /** The id in an address whose key is valid, unless it is opened too often. */
  async function openedId(id: string, { until, key }: { until: string; key: string }): Promise<string> {
    if (!sameSecret(key, keyOf(id, until)) || clock().getTime() > Number(until)) throw invoiceNotFound();
    const wait = await limit(id);
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
    return id;
  }

  async function sendPdf(c: Context<AppEnv>, found: PrintedInvoice, lang: Language) {
    const pdf = await drawInvoice(found, lang);
    c.header("Content-Type", "application/pdf");
    c.header("Cache-Control", "private, no-store");
    c.header("Content-Disposition", `attachment; filename="${found.number.replaceAll("/", "-")}.pdf"`);
    return c.body(pdf);
  }
}
