import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { commonErrors } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";

interface DescriptionOptions {
  /** Leaves the matching paths out. @default none */
  exclude?: RegExp;
}

/** Generates the OpenAPI document of `app` from the descriptions of its routes. */
export const describeApi = (app: Hono<AppEnv>, apiOrigin: string, { exclude }: DescriptionOptions = {}) =>
  generateSpecs(app, {
    ...(exclude && { exclude }),
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: "Aradhana API",
        version: "1",
        description:
          "A successful response is an envelope with `results` and `meta`; an error response has a `code` to act on. " +
          `Every route can respond with ${commonErrors.map((each) => `${each.status} \`${each.code}\``).join(", ")}. ` +
          "This product includes IP2Location LITE data available from https://lite.ip2location.com.",
      },
      servers: [{ url: apiOrigin }],
      components: {
        securitySchemes: {
          bearer: {
            ...{ type: "http", scheme: "bearer" },
            description: "The token of a customer, from a sign-in by a one-time code.",
          },
          partnerKey: {
            ...{ type: "apiKey", in: "header", name: "X-Partner-Key" },
            description: "The key of a partner. Only the partner's server may know it.",
          },
        },
      },
    },
  });

/** The result of `describeApi`. */
export type ApiDocument = Awaited<ReturnType<typeof describeApi>>;
