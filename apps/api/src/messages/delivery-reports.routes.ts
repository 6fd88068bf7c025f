import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { notFound } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { badSignature } from "../payments/payments.errors.ts";
import { applyReport } from "./message-deliveries.queries.ts";
import type { MessageProvider } from "./providers/provider.ts";

/** Where a provider reports what became of messages. */
export const reportPath = (provider: string) => `/noauth-api/v1/message/report/${provider}`;

interface ReportParts {
  db: Database;
  providers: readonly MessageProvider[];
}

/** The delivery reports of the providers of messages, with their signatures checked. */
export const deliveryReportRoutes = ({ db, providers }: ReportParts) =>
  new Hono<AppEnv>().post(
    "/noauth-api/v1/message/report/:provider",
    documented({
      tag: "message",
      summary: "A signed delivery report of a provider of messages",
      results: v.object({ received: v.number() }),
      errorResponses: [notFound, badSignature],
    }),
    async (c) => {
      const provider = providers.find(({ id }) => id === c.req.param("provider"));
      if (!provider?.readReports) throw notFound();
      const { searchParams: query } = new URL(c.req.url);
      const reports = provider.readReports({ raw: await c.req.text(), headers: c.req.raw.headers, query });
      if (!reports) throw badSignature();
      for (const report of reports) await applyReport(db, provider.id, report, c.var.clock());
      return respond(c, { received: reports.length });
    },
  );
