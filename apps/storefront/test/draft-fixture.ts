import type { BookingDraft } from "../src/features/checkout/booking-draft/draft.ts";
import { newDraft } from "../src/features/checkout/booking-draft/new-draft.ts";
import { puja } from "./fixtures.ts";

/** The begun booking of a buyer in India, of whom no more than the number is known. */
export function begunDraft(changes: Partial<BookingDraft> = {}): BookingDraft {
  const draft = newDraft(puja(), { country: "in", language: "en" });
  return { ...draft, phone: { dial_code: "91", number: "9876543210" }, ...changes };
}
