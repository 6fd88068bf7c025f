import { type WaitUnit, waitInUnits } from "@aradhana/core/error-message";

const units: Record<WaitUnit, string> = { second: "सेकंड", minute: "मिनट", hour: "घंटे" };

/** A wait of some seconds, minutes or hours. */
export function waitText(seconds: number): string {
  const { count, unit } = waitInUnits(seconds);
  return `${count} ${units[unit]}`;
}
