import type { OrderState } from "@aradhana/core/contract";

/** The states of a ritual that was performed, and of one whose recording or prasad is under way. */
export const performedStates: readonly OrderState[] = [
  ...([
    "performed",
    "offered",
    "video_ready",
    "proof_ready",
    "prasad_dispatched",
    "delivered",
    "closed",
  ] as const),
];
