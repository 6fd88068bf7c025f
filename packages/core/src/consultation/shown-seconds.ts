import type { Session } from "./session.ts";

/** The billed seconds to show `elapsed` milliseconds after the session was read: the clock goes on while it runs. */
export function shownSeconds(session: Session, elapsed: number, isConnected: boolean): number {
  const { phase, paused_by, billed_seconds, cap_seconds } = session;
  const isRunning = phase === "live" && paused_by === null && isConnected;
  return isRunning ? Math.min(cap_seconds, billed_seconds + Math.floor(elapsed / 1000)) : billed_seconds;
}

/** What those seconds cost, of what was paid for all of them; a part of a minor unit is not charged. */
export const shownCharge = ({ paid, cap_seconds }: Session, seconds: number) => ({
  ...paid,
  amount: Math.floor((paid.amount * Math.min(seconds, cap_seconds)) / cap_seconds),
});
