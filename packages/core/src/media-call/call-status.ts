/**
 * The life of a call in one window. `off` before and after it; `waiting` until the other side opens it too; `lost` while
 * the connection is restored by itself.
 */
export type CallStatus = "off" | "asking" | "blocked" | "waiting" | "connecting" | "connected" | "lost";

/** Why a call is off; undefined before the first one. */
export type CallEnd = "left" | "elsewhere" | "dropped" | "ended";

export type CallChange =
  | "start"
  | "devices_open"
  | "devices_blocked"
  | "peer_came"
  | "peer_left"
  | "connected"
  | "disconnected"
  | "end";

const next: Record<CallStatus, Partial<Record<CallChange, CallStatus>>> = {
  off: { start: "asking" },
  blocked: { start: "asking", end: "off" },
  asking: { devices_open: "waiting", devices_blocked: "blocked", end: "off" },
  waiting: { peer_came: "connecting", end: "off" },
  connecting: {
    ...{ peer_came: "connecting", peer_left: "waiting" },
    ...{ connected: "connected", disconnected: "lost", end: "off" },
  },
  connected: { peer_came: "connecting", peer_left: "waiting", disconnected: "lost", end: "off" },
  lost: { peer_came: "connecting", peer_left: "waiting", connected: "connected", end: "off" },
};

/** The status after a change; one that does not fit the status changes nothing. */
export const statusAfter = (status: CallStatus, change: CallChange): CallStatus =>
  next[status][change] ?? status;
