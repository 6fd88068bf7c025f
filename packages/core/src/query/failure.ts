import { isApiError } from "../api/is-api-error.ts";
import type { FieldError } from "../contract/index.ts";
import { isChunkFailure } from "../lazy/index.ts";

/** Why a request failed, as far as screens act on it: one shape for every kind of error. */
export interface Failure {
  /** The API's error code, `network` where no response came, or `unexpected`. */
  code: string;
  /** 0 where there was no response. */
  httpStatus: number;
  requestId: string | undefined;
  /** Seconds, where the server names them. */
  retryAfter: number | undefined;
  details: Readonly<Record<string, unknown>>;
  /** The fields that the server did not accept, if it named any. */
  fieldErrors?: readonly FieldError[];
}

/** The `code` of an error that is neither the API's nor the network's: a bug in our code. */
export const UNEXPECTED = "unexpected";

/** Reads the failure from a thrown value. */
export function failureOf(error: unknown): Failure {
  if (isApiError(error)) {
    const { code, status: httpStatus, requestId, retryAfter, details, fieldErrors } = error;
    return {
      ...{ code, httpStatus, requestId, retryAfter, details },
      ...(fieldErrors.length > 0 && { fieldErrors }),
    };
  }
  // A lost part of the app is a lost connection, whatever it was fetched for.
  const code = isChunkFailure(error) ? "network" : UNEXPECTED;
  return { code, httpStatus: 0, requestId: undefined, retryAfter: undefined, details: {} };
}

/** Whether the request is worth another try later: no response, a server error, or too many requests. */
export const isTemporary = ({ code, httpStatus }: Pick<Failure, "code" | "httpStatus">): boolean =>
  code !== UNEXPECTED && (httpStatus === 0 || httpStatus === 429 || httpStatus >= 500);
