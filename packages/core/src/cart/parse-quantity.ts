import { latinDigits } from "../digits/index.ts";

export type QuantityResult =
  | { ok: true; qty: number }
  | { ok: false; reason: "not_whole" | "too_few" | "too_many" };

/** Reads a quantity as people type it, from 1 to `max`. */
export function parseQuantity(typed: string, max: number): QuantityResult {
  const text = latinDigits(typed).trim();
  if (!/^[-−+]?\d+(?:[.,]0*)?$/.test(text)) return { ok: false, reason: "not_whole" };
  const qty = Number.parseInt(text.replace("−", "-"), 10);
  if (qty < 1) return { ok: false, reason: "too_few" };
  return qty > max ? { ok: false, reason: "too_many" } : { ok: true, qty };
}
