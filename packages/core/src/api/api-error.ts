import type { FieldError } from "../contract/index.ts";

interface Details {
  code: string;
  /** HTTP status; 0 when no response arrived. */
  status: number;
  fieldErrors?: readonly FieldError[];
  details?: Readonly<Record<string, unknown>>;
  requestId?: string | undefined;
  /** Seconds to wait before a retry, when the server names them. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** An error response of our API, or a request without a response. Act on `code`; `message` is for the log. */
export class ApiError extends Error {
  override name = "ApiError" as const;
  readonly code: string;
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { code, status, fieldErrors, details, requestId, retryAfter, cause }: Details,
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fieldErrors = fieldErrors ?? [];
    this.details = details ?? {};
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}
