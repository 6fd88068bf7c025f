import type { AstrologerStatus } from "@aradhana/core/consultation";

/** How long a console may be silent before its astrologer counts as away. */
const SEEN_FOR = 60_000;

interface Presence {
  isAvailable: boolean;
  seenAt: Date | null;
  /** When the session under way ends; null without one. */
  busyUntil: Date | null;
}

/** What an astrologer's console and sessions say: nobody is shown as online who is not there. */
export function statusOf({ isAvailable, seenAt, busyUntil }: Presence, now: Date): AstrologerStatus {
  if (busyUntil && busyUntil > now) return "busy";
  const isSeen = seenAt !== null && now.getTime() - seenAt.getTime() < SEEN_FOR;
  return isAvailable && isSeen ? "online" : "offline";
}

/** Whole minutes until a session under way ends; null without one. */
export const waitOf = ({ busyUntil }: Pick<Presence, "busyUntil">, now: Date): number | null =>
  busyUntil && busyUntil > now ? Math.ceil((busyUntil.getTime() - now.getTime()) / 60_000) : null;
