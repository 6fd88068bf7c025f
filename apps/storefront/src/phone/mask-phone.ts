import type { Phone } from "@aradhana/core/contract";

/** A number that its owner knows again and nobody else learns: phones are shared. */
export function maskPhone({ dial_code, number }: Phone): string {
  return `+${dial_code} •••••${number.trim().slice(-4)}`;
}
