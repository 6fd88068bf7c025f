import type { SessionMode } from "@aradhana/core/consultation";

/** Of the ways in which an astrologer talks, those that can be booked: calls only where the shop can connect them. */
export const offeredModes = (
  { modes }: { modes: readonly SessionMode[] },
  { hasCalls }: { hasCalls: boolean },
): SessionMode[] => modes.filter((mode) => mode === "chat" || hasCalls);
