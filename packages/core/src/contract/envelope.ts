import * as v from "valibot";
import { count, countryCode, currency, instant } from "./primitives.ts";

export const meta = v.object({
  request_id: v.string(),
  server_time: instant,
  /** Of every price in this answer: render this one, whatever was asked for (ruling D12). */
  currency,
  country_code: countryCode,
  /** What the edge says of the visitor's country, where it says anything. */
  country_guess: v.optional(countryCode),
  page: v.optional(count),
  limit: v.optional(count),
  total: v.optional(count),
  cursor: v.optional(v.nullable(v.string())),
});
export type Meta = v.InferOutput<typeof meta>;

/** The envelope around `results` of every good answer. */
export const successResponse = <Schema extends v.GenericSchema>(results: Schema) =>
  v.object({ success: v.literal(true), message: v.string(), results, meta });

export const fieldError = v.object({ field: v.string(), code: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/** The envelope of every refusal. Clients act on `code`, never on `message`. */
export const errorResponse = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  field_errors: v.array(fieldError),
  /** What the refusal is about, where a client can act on it (the fresh quote of `price_changed`, say). */
  details: v.optional(v.record(v.string(), v.unknown())),
  meta,
});
export type ErrorResponse = v.InferOutput<typeof errorResponse>;

/** A larger body than any form of ours can fill is refused with `body_too_large`. */
export const MAX_BODY_BYTES = 64 * 1024;
