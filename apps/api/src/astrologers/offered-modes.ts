import type { SessionMode } from "@aradhana/core/consultation";

/** The ways in which a session can be possible in this shop. */
const possible: readonly SessionMode[] = ["chat"];

/** Of the ways in which an astrologer talks, those that can be booked. */
export const offeredModes = ({ modes }: { modes: readonly SessionMode[] }): SessionMode[] =>
  modes.filter((mode) => possible.includes(mode));
