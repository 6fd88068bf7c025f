import { isApiError } from "@aradhana/core/api";
import type { text } from "./text.en.ts";

type Words = (typeof text)["errors"];

/** Our words for a refused code or number; what is not a refusal of the API is rethrown. */
export function loginErrorWords(error: unknown, words: Words): string {
  if (!isApiError(error)) throw error;
  const { code, status, retryAfter } = error;
  if (status === 0) return words.network;
  const minutes = Math.ceil((retryAfter ?? 60) / 60);
  if (code === "otp_blocked") return words.blocked(minutes);
  if (status === 429) return words.wait(minutes);
  switch (code) {
    case "otp_wrong":
      return words.otp_wrong;
    case "otp_expired":
      return words.otp_expired;
    default:
      return words.other;
  }
}
