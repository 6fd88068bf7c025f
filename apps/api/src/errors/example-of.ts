import type { ErrorResponse } from "@aradhana/core/contract";
import type { ErrorFactory } from "./app-error.ts";

/** What a response of an error looks like, for the documentation. */
export const exampleOf = ({ code, reason }: ErrorFactory): ErrorResponse => ({
  success: false,
  code,
  message: reason,
  field_errors: [],
  meta: exampleMeta,
});

export const exampleMeta: ErrorResponse["meta"] = {
  request_id: "req_4f1d9a6c2b8e7035",
  server_time: "2026-11-20T06:30:00.000Z",
  currency: "inr",
  country_code: "in",
};
