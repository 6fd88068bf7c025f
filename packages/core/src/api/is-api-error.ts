import type { ApiError } from "./api-error.ts";

/** Whether this is our own refusal, also across copies of its class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

/** Whether asking again may help: no answer came, or the server was at fault. */
export function isTransient(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}
