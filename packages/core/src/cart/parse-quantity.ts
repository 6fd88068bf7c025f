import { latinDigits } from "../digits/index.ts";

export type QuantityResult =
  | { ok: true; qty: number }
  | { ok: false; reason: "not_whole" | "too_few" | "too_many" };

/** A whole number, with "1.0" for 1, "1,000" for a thousand and "1,00,000" for a lakh. */
const WHOLE = /^[-−+]?\d+(?:(?:,\d\d)*,\d{3})*(?:\.00?)?$/;

/** Reads a quantity as people type it, from 1 to `max`. */
export function parseQuantity(typed: string, max: number): QuantityResult {
  const text = latinDigits(typed).trim();
  if (!WHOLE.test(text)) return { ok: false, reason: "not_whole" };
  const qty = Number.parseInt(text.replace("−", "-").replaceAll(",", ""), 10);
  if (qty < 1) return { ok: false, reason: "too_few" };
  return qty > max ? { ok: false, reason: "too_many" } : { ok: true, qty };
}
