import { localeQuery } from "@aradhana/core/contract";
import { type NameDetailsInput, sampleNameReport } from "@aradhana/core/name-correction";
import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { AppEnv } from "../../http/app-env.ts";
import type { SendCached } from "../../http/cached-responses.ts";
import { documented } from "../../http/documented.ts";
import { validated } from "../../http/validated.ts";
import { makeNameReport } from "./make-name-report.ts";

/** Nobody's name, for the sample report. */
const details: NameDetailsInput = { name: "Priya Sharma", dob: "1988-01-04" };

/** A report of an invented person, computed as every other one is: open to everybody. */
export const sampleNameReportRoutes = ({ clock, sendCached }: { clock: Clock; sendCached: SendCached }) =>
  new Hono<AppEnv>().get(
    "/sample",
    documented({
      tag: "services",
      summary: "A sample name report that everybody can read",
      results: sampleNameReport,
    }),
    validated("query", v.object(localeQuery)),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, () => ({
        results: { content: makeNameReport(details, { version: 1, at: clock() })[query.lang] },
      }));
    },
  );
