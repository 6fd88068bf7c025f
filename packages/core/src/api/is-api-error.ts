import type { ApiError } from "./api-error.ts";

/** Whether this is our own refusal, also across copies of its class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}
