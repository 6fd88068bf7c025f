import { createHash } from "node:crypto";
import type { Meta } from "@aradhana/core/contract";
import type { Context } from "hono";
import type { Clock } from "../clock.ts";
import type { AppEnv } from "./app-env.ts";
import { marketOf, metaOf } from "./meta.ts";
import { shortMemory } from "./short-memory.ts";

type Content = { results: unknown; meta?: Partial<Meta> };
type Written = { results: string; tag: string; meta: Partial<Meta> };

/** Answers that anybody may have: see `publicAnswers`. */
export type PublicAnswers = ReturnType<typeof publicAnswers>;

/**
 * Gives good answers that anybody may have and keep for a minute; an unchanged one is not sent again. What
 * was read for a path and a checked query serves everybody in this process for `keepMs` more.
 */
export function publicAnswers({ clock, retentionMs }: { clock: Clock; retentionMs: number }) {
  const remember = shortMemory<Written>({ clock, retentionMs });
  return async (
    c: Context<AppEnv>,
    query: Record<string, unknown>,
    read: () => Promise<Content> | Content,
  ) => {
    const key = `${c.req.path} ${JSON.stringify(query)}`;
    return send(c, await remember(key, async () => write(await read(), query)));
  };
}

function write({ results, meta = {} }: Content, query: Record<string, unknown>): Written {
  const written = JSON.stringify(results);
  const hash = createHash("sha1")
    .update(written)
    .update(JSON.stringify({ ...marketOf(query), ...meta }));
  return { results: written, tag: `W/"${hash.digest("base64url")}"`, meta };
}

function send(c: Context<AppEnv>, { results, tag, meta }: Written) {
  c.header("Cache-Control", "public, max-age=60, stale-while-revalidate=300");
  c.header("Vary", ["country_code", c.var.edgeCountry?.header].filter(Boolean).join(", "), { append: true });
  c.header("ETag", tag);
  if (knows(c.req.header("if-none-match"), tag)) return c.body(null, 304);
  const body = `{"success":true,"message":"OK","results":${results},"meta":${JSON.stringify(metaOf(c, meta))}}`;
  return c.body(body, 200, { "Content-Type": "application/json" });
}

const knows = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(",").some((known) => known.trim() === tag || known.trim() === "*") ?? false;
