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

/** Seconds; a restarting server is usually back by then. */
const RETRY_AFTER_LOST_CONNECTION = 5;

/** Converts every thrown error to an HTTP response. */
export const onError = (log: Logger) => (error: Error, c: Context<AppEnv>) => {
  const appError = toAppError(error);
  if (appError.code === "not_ready") {
    log.error({ err: error, requestId: c.var.requestId }, "the database is unreachable");
  }
  if (appError.status === 500) log.error({ err: error, requestId: c.var.requestId }, "unexpected error");
  for (const [name, value] of Object.entries(appError.headers)) c.header(name, value);
  c.header("Cache-Control", "no-store");
  const body: ErrorResponse = {
    success: false,
    code: appError.code,
    message: appError.message,
    field_errors: [...appError.fieldErrors],
    ...(appError.details && { details: appError.details }),
    meta: metaOf(c),
  };
  return c.json(body, appError.status);
};

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  // Hono's validator throws this for a body that is not valid JSON.
  if (error instanceof HTTPException && error.status === 400) return malformedBody();
  if (isConnectionLost(error)) return notReady(retryAfter(RETRY_AFTER_LOST_CONNECTION));
  return internal();
}
