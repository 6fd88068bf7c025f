import { ORDER_TOKEN_HEADER } from "@aradhana/core/paths";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

const exposedHeaders = ["ETag", "Retry-After", "X-Request-Id"].join(",");

/** Allows pages of exactly these origins to read responses: no wildcard, no `null`, no credentials. */
export function allowedOrigins(origins: readonly string[]): MiddlewareHandler {
  const preflight = cors({
    origin: [...origins],
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: [
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-None-Match",
      "Last-Event-ID",
      ORDER_TOKEN_HEADER,
      "X-Session-Id",
      "X-Page-Origin",
      "X-Platform",
      "ngrok-skip-browser-warning",
    ],
    exposeHeaders: [exposedHeaders],
    maxAge: 7200,
  });
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    await next();
    // Not by `cors`: it sets headers before there is a response, and Hono then copies each body through a stream.
    const { headers } = c.res;
    const origin = c.req.header("origin");
    if (origin !== undefined && origins.includes(origin)) headers.set("Access-Control-Allow-Origin", origin);
    headers.set("Access-Control-Expose-Headers", exposedHeaders);
    headers.append("Vary", "Origin");
  };
}
