import { latinDigits } from "../digits/index.ts";

/** The largest dakshina of the contract, in minor units. */
export const MAX_DAKSHINA = 100_000_000;

/** Plain, or grouped as amounts are written here and elsewhere: 1,00,000 and 100 000. */
const amountShape = /^(\d*|\d{1,3}([,\s]\d{2,3})*[,\s]\d{3})$/;

/** The whole amount that was typed, in minor units; undefined if it is not one that can be given. */
export function readDakshina(typed: string): number | undefined {
  const text = latinDigits(typed).trim();
  const amount = Number(text.replace(/[,\s]/g, "")) * 100;
  return amountShape.test(text) && amount <= MAX_DAKSHINA ? amount : undefined;
}
