import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { commonErrors } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";

/** The document that describes every route of `app`, made from what the routes say of themselves. */
export const describeApi = (app: Hono<AppEnv>, apiOrigin: string) =>
  generateSpecs(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: "Aradhana API",
        version: "1",
        description:
          "Every good answer is an envelope with `results` and `meta`; every refusal carries a `code` to act on. " +
          `Any address may refuse with ${commonErrors.map((each) => `${each.status} \`${each.code}\``).join(", ")}. ` +
          "This product includes IP2Location LITE data available from https://lite.ip2location.com.",
      },
      servers: [{ url: apiOrigin }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });

/** What `describeApi` makes. */
export type ApiDocument = Awaited<ReturnType<typeof describeApi>>;
