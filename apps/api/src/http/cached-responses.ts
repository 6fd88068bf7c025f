import { createHash } from "node:crypto";
import type { Meta } from "@aradhana/core/contract";
import type { Context } from "hono";
import type { Clock } from "../clock.ts";
import type { AppEnv } from "./app-env.ts";
import { createReadCache } from "./create-read-cache.ts";
import { marketOf, metaOf } from "./meta.ts";

type Content = { results: unknown; meta?: Partial<Meta> };
type Serialised = { results: string; tag: string; meta: Partial<Meta> };

/** The function that `cachedResponses` creates. */
export type SendCached = ReturnType<typeof cachedResponses>;

/**
 * Creates a function that sends public data, which clients may cache for a minute; an unchanged response is a 304. The
 * data of a path and a validated query is cached in this process for `retentionMs`.
 */
export function cachedResponses({ clock, retentionMs }: { clock: Clock; retentionMs: number }) {
  const cached = createReadCache<Serialised>({ clock, retentionMs });
  return async (
    c: Context<AppEnv>,
    query: Record<string, unknown>,
    read: () => Promise<Content> | Content,
  ) => {
    const key = `${c.req.path} ${JSON.stringify(query)}`;
    return send(c, await cached(key, async () => serialise(await read(), query)));
  };
}

function serialise({ results, meta = {} }: Content, query: Record<string, unknown>): Serialised {
  const body = JSON.stringify(results);
  const hash = createHash("sha1")
    .update(body)
    .update(JSON.stringify({ ...marketOf(query), ...meta }));
  return { results: body, tag: `W/"${hash.digest("base64url")}"`, meta };
}

function send(c: Context<AppEnv>, { results, tag, meta }: Serialised) {
  c.header("Cache-Control", "public, max-age=60, stale-while-revalidate=300");
  c.header("Vary", ["country_code", c.var.edgeCountry?.header].filter(Boolean).join(", "), { append: true });
  c.header("ETag", tag);
  if (hasTag(c.req.header("if-none-match"), tag)) return c.body(null, 304);
  const body = `{"success":true,"message":"OK","results":${results},"meta":${JSON.stringify(metaOf(c, meta))}}`;
  return c.body(body, 200, { "Content-Type": "application/json" });
}

const hasTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(",").some((known) => known.trim() === tag || known.trim() === "*") ?? false;
