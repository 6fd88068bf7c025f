import { defineError } from "../errors/app-error.ts";

export const idempotencyKeyMissing = defineError({
  code: "idempotency_key_missing",
  status: 400,
  message: "Send an `Idempotency-Key` header of 8 to 128 printable characters, a new one for each order.",
});

export const idempotencyKeyReused = defineError({
  code: "idempotency_key_reused",
  status: 422,
  message: "This `Idempotency-Key` was used for another request. Use a new key.",
});
