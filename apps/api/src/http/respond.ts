import type { Meta } from "@aradhana/core/contract";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./app-env.ts";
import { metaOf } from "./meta.ts";

/** Sends a successful response that must not be cached. See `cachedResponses` for public data. */
export function respond<Results>(
  c: Context<AppEnv>,
  results: Results,
  meta: Partial<Meta> = {},
  status: ContentfulStatusCode = 200,
) {
  c.header("Cache-Control", "private, no-store");
  return c.json({ success: true as const, message: "OK", results, meta: metaOf(c, meta) }, status);
}
