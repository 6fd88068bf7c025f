import { type BirthDetailsInput, birthDetails } from "@aradhana/core/birth";
import { localeQuery } from "@aradhana/core/contract";
import { sampleKundali } from "@aradhana/core/kundali";
import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { AppEnv } from "../../http/app-env.ts";
import type { SendCached } from "../../http/cached-responses.ts";
import { documented } from "../../http/documented.ts";
import { validated } from "../../http/validated.ts";
import { contentOf, makeKundali } from "./kundali-report.ts";

/** Nobody's birth, for the sample report. */
const birth: BirthDetailsInput = {
  ...{ name: "Asha Verma", date: "1991-11-29", time: "03:12" },
  place: {
    ...{ name: "Delhi", region: "Delhi, India", country_code: "in" },
    ...{ lat: 28.6519, lon: 77.2315, zone: "Asia/Kolkata" },
  },
};

/** A report of an invented birth, computed as every other one is: open to everybody. */
export const sampleKundaliRoutes = ({ clock, sendCached }: { clock: Clock; sendCached: SendCached }) =>
  new Hono<AppEnv>().get(
    "/sample",
    documented({
      tag: "services",
      summary: "A sample report that everybody can read",
      results: sampleKundali,
    }),
    validated("query", v.object(localeQuery)),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, () => {
        const at = clock();
        const made = makeKundali(v.parse(birthDetails, birth), { version: 1, at, hasPratyantar: false });
        return { results: { content: contentOf(made, query.lang, at) } };
      });
    },
  );
