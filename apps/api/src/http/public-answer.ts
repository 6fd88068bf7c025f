import { createHash } from "node:crypto";
import type { Meta } from "@aradhana/core/contract";
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";
import { metaOf } from "./meta.ts";

/** A good answer that anybody may have and keep for a minute. An unchanged one is not sent again. */
export function publicAnswer(c: Context<AppEnv>, results: unknown, more: Partial<Meta> = {}) {
  const meta = metaOf(c, more);
  const { request_id: _request, server_time: _time, ...lasting } = meta;
  const written = JSON.stringify(results);
  const tag = `W/"${createHash("sha1").update(written).update(JSON.stringify(lasting)).digest("base64url")}"`;

  c.header("Cache-Control", "public, max-age=60, stale-while-revalidate=300");
  c.header("Vary", ["country_code", c.var.edgeCountry?.header].filter(Boolean).join(", "), { append: true });
  c.header("ETag", tag);
  if (knows(c.req.header("if-none-match"), tag)) return c.body(null, 304);
  const body = `{"success":true,"message":"OK","results":${written},"meta":${JSON.stringify(meta)}}`;
  return c.body(body, 200, { "Content-Type": "application/json" });
}

const knows = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(",").some((known) => known.trim() === tag || known.trim() === "*") ?? false;
