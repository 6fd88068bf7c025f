import { type Policy, policy, policyQuery } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { defineError } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { readShop } from "../shop/shop.queries.ts";
import { policies } from "./policies.table.ts";
import { withShopFacts } from "./with-shop-facts.rules.ts";

const policyNotFound = defineError({
  code: "policy.not_found",
  status: 404,
  message: "This policy has not been published yet.",
});

interface PolicyParts {
  db: Database;
  clock: Clock;
  sendCached: SendCached;
}

/** The route of the policies. */
export const policiesRoutes = ({ db, clock, sendCached }: PolicyParts) =>
  new Hono<AppEnv>().get(
    "/getPolicy",
    documented({
      tag: "policies",
      summary: "A policy in one language",
      results: policy,
      errorResponses: [policyNotFound],
    }),
    validated("query", policyQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const [found] = await db.select().from(policies).where(eq(policies.slug, query.slug));
        if (!found) throw policyNotFound();
        const facts = (await readShop(db, clock())).facts[query.lang];
        const { customerCare, grievanceOfficer } = facts;
        return {
          results: {
            ...withShopFacts(found.content[query.lang], facts),
            ...{ contacts: [customerCare], grievance_officer: grievanceOfficer },
          } satisfies Policy,
        };
      });
    },
  );
