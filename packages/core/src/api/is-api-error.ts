import type { ApiError } from "./api-error.ts";

/** Whether this is an `ApiError`, also across copies of its class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

/** Whether a retry may help: a network error or a server error. */
export function isTransient(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}
