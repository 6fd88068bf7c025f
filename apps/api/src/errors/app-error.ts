import type { ErrorCode, FieldError } from "@aradhana/core/contract";
import type { StaffErrorCode } from "@aradhana/core/staff";
import type { ContentfulStatusCode } from "hono/utils/http-status";

type ErrorDefinition = { code: ErrorCode | StaffErrorCode; status: ContentfulStatusCode; message: string };
type ErrorDetails = {
  /** The invalid fields, for a form to show. */
  fieldErrors?: readonly FieldError[];
  /** Data that a client can act on. */
  details?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  /** Replaces the default message in a more specific case. */
  message?: string;
};

/** An error that is sent to the client. Any other error becomes a 500 without details. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly fieldErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ code, status, message }: ErrorDefinition, occurrence: ErrorDetails = {}) {
    super(occurrence.message ?? message);
    this.code = code;
    this.status = status;
    this.fieldErrors = occurrence.fieldErrors ?? [];
    this.details = occurrence.details;
    this.headers = occurrence.headers ?? {};
  }
}

/** Creates a factory for one error. It has the code and status as properties, so that the documentation can list them. */
export const defineError = (definition: ErrorDefinition) =>
  Object.assign((occurrence?: ErrorDetails) => new AppError(definition, occurrence), {
    code: definition.code,
    status: definition.status,
    reason: definition.message,
  });

/** The result of `defineError`. */
export type ErrorFactory = ReturnType<typeof defineError>;
