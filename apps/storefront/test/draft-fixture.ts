import type { Draft } from "@aradhana/core/checkout";
import { newBooking } from "../src/features/checkout/drafts/new-booking.ts";
import { puja } from "./fixtures.ts";

/** The begun booking of a buyer in India, of whom no more than the number is known. */
export function begunDraft(changes: Partial<Draft> = {}): Draft {
  const draft = newBooking(puja(), { country: "in", language: "en" });
  return { ...draft, phone: { dial_code: "91", number: "9876543210" }, ...changes };
}
