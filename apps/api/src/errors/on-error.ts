import type { ErrorResponse } from "@aradhana/core/contract";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { isConnectionLost } from "../db/lost-connection.ts";
import type { AppEnv } from "../http/app-env.ts";
import { metaOf } from "../http/meta.ts";
import { AppError } from "./app-error.ts";
import { internal, malformedBody, notReady } from "./common.errors.ts";
import { retryAfter } from "./retry-after.ts";

/** Seconds: a server that restarts is there again within a few. */
const RETRY_AFTER_LOSS = 5;

/** The one place where an error becomes an HTTP answer. */
export const onError = (log: Logger) => (error: Error, c: Context<AppEnv>) => {
  const refused = toErrorResponse(error);
  if (refused.code === "not_ready") {
    log.error({ err: error, requestId: c.var.requestId }, "the database does not answer");
  }
  if (refused.status === 500) log.error({ err: error, requestId: c.var.requestId }, "unexpected error");
  for (const [name, value] of Object.entries(refused.headers)) c.header(name, value);
  c.header("Cache-Control", "no-store");
  const body: ErrorResponse = {
    success: false,
    code: refused.code,
    message: refused.message,
    field_errors: [...refused.fieldErrors],
    ...(refused.details && { details: refused.details }),
    meta: metaOf(c),
  };
  return c.json(body, refused.status);
};

function toErrorResponse(error: Error): AppError {
  if (error instanceof AppError) return error;
  // Hono's validator throws this for a body that does not parse.
  if (error instanceof HTTPException && error.status === 400) return malformedBody();
  if (isConnectionLost(error)) return notReady(retryAfter(RETRY_AFTER_LOSS));
  return internal();
}
