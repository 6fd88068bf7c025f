import * as v from "valibot";
import { count, countryCode, currency, instant } from "./primitives.ts";

export const meta = v.object({
  request_id: v.string(),
  server_time: instant,
  /** Currency of every price in this response: render this one, whatever was requested (ruling D12). */
  currency,
  country_code: countryCode,
  /** The visitor's country according to the CDN edge, when known. */
  country_guess: v.optional(countryCode),
  page: v.optional(count),
  limit: v.optional(count),
  total: v.optional(count),
  cursor: v.optional(v.nullable(v.string())),
});
export type Meta = v.InferOutput<typeof meta>;

/** The envelope around `results` of every successful response. */
export const successResponse = <Schema extends v.GenericSchema>(results: Schema) =>
  v.object({ success: v.literal(true), message: v.string(), results, meta });

export const fieldError = v.object({ field: v.string(), code: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/** The envelope of every error. Clients act on `code`, never on `message`. */
export const errorResponse = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  field_errors: v.array(fieldError),
  /** Data about the error that a client can act on, such as the new quote of `price_changed`. */
  details: v.optional(v.record(v.string(), v.unknown())),
  meta,
});
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
