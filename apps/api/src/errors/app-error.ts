import type { ErrorCode, FieldError } from "@aradhana/core/contract";
import type { ContentfulStatusCode } from "hono/utils/http-status";

type Named = { code: ErrorCode; status: ContentfulStatusCode; message: string };
type Particulars = {
  /** Which fields are wrong, for a form to show. */
  fieldErrors?: readonly FieldError[];
  /** What the refusal is about, where a client can act on it. */
  details?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  /** Replaces the message where this one case can be told more exactly. */
  message?: string;
};

/** A refusal the client may see. Anything else that is thrown becomes a bare 500. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly fieldErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ code, status, message }: Named, particulars: Particulars = {}) {
    super(particulars.message ?? message);
    this.code = code;
    this.status = status;
    this.fieldErrors = particulars.fieldErrors ?? [];
    this.details = particulars.details;
    this.headers = particulars.headers ?? {};
  }
}

/** Makes one named refusal; it carries its code and status, so that the documentation can list it. */
export const defineError = (named: Named) =>
  Object.assign((particulars?: Particulars) => new AppError(named, particulars), {
    code: named.code,
    status: named.status,
    reason: named.message,
  });

/** What `refusal` makes. */
export type ErrorFactory = ReturnType<typeof defineError>;
