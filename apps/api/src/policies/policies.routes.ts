import { type Language, type Policy, policy, policyQuery } from "@aradhana/core/contract";
import { type ShopFacts, shopEn, shopHi } from "@aradhana/core/shop";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import { defineError } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { policies } from "./policies.table.ts";

const policyNotFound = defineError({
  code: "policy.not_found",
  status: 404,
  message: "This policy has not been published yet.",
});

const shopFacts = { en: shopEn, hi: shopHi } as const satisfies Record<Language, ShopFacts>;

/** The route of the policies. */
export const policiesRoutes = ({ db, sendCached }: { db: Database; sendCached: SendCached }) =>
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
        const { customerCare, grievanceOfficer } = shopFacts[query.lang];
        return {
          results: {
            ...found.content[query.lang],
            ...{ contacts: [customerCare], grievance_officer: grievanceOfficer },
          } satisfies Policy,
        };
      });
    },
  );
