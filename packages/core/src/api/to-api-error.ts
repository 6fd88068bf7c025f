import { type HTTPError, isHTTPError } from "ky";
import * as v from "valibot";
import { errorResponse } from "../contract/index.ts";
import { ApiError } from "./api-error.ts";

/** Converts any error of ky to an `ApiError`. The message names method and path, never the query. */
export function toApiError(error: Error, request: Request): Error {
  const what = `${request.method} ${withoutQuery(request.url)}`;
  if (isHTTPError(error)) return fromAnswer(error, what);
  if (error.name === "NetworkError" || error.name === "TimeoutError") {
    return new ApiError(`${what}: no answer`, { code: "network", status: 0, cause: error });
  }
  return error;
}

function fromAnswer({ response, data }: HTTPError, what: string): ApiError {
  const { status } = response;
  const ours = v.safeParse(errorResponse, data);
  const wait = Number(response.headers.get("retry-after"));
  const retryAfter = wait > 0 ? wait : undefined;
  if (!ours.success) {
    return new ApiError(`${what}: ${status}`, { code: `http_${status}`, status, retryAfter });
  }
  const { code, message, field_errors, details, meta } = ours.output;
  return new ApiError(`${what}: ${status} ${code}: ${message}`, {
    code,
    status,
    fieldErrors: field_errors,
    details: details ?? {},
    requestId: meta.request_id,
    retryAfter,
  });
}

/** The URL without its query, safe to log. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}
