import { ORDER_TOKEN_HEADER } from "@aradhana/core/paths";
import { cors } from "hono/cors";

/** Allows pages of exactly these origins to read responses: no wildcard, no `null`, no credentials. */
export const allowedOrigins = (origins: readonly string[]) =>
  cors({
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
    exposeHeaders: ["ETag", "Retry-After", "X-Request-Id"],
    maxAge: 7200,
  });
