import { defineError } from "../errors/app-error.ts";

export const idempotencyKeyMissing = defineError({
  code: "idempotency_key_missing",
  status: 400,
  message:
    "Send an `Idempotency-Key` header of 8 to 128 letters, digits or signs, new for each thing you make.",
});

export const idempotencyKeyReused = defineError({
  code: "idempotency_key_reused",
  status: 422,
  message: "This `Idempotency-Key` was used for something else. Use a new key for a new request.",
});
