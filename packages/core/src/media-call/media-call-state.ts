import type { StoreApi } from "zustand/vanilla";
import type { CallEnd, CallStatus } from "./call-status.ts";
import type { MediaProblem } from "./media-problem.ts";

/** A call as its screen shows it. */
export interface MediaCallState<Stream> {
  status: CallStatus;
  /** Why it is off, if there was one. */
  end: CallEnd | undefined;
  /** While it is blocked, or when the camera did not start. */
  problem: MediaProblem | undefined;
  isWeak: boolean;
  isMuted: boolean;
  isCameraOn: boolean;
  own: Stream | undefined;
  peer: { stream: Stream; hasVideo: boolean } | undefined;
}

export interface MediaCall<Stream> extends Pick<StoreApi<MediaCallState<Stream>>, "getState" | "subscribe"> {
  /** Asks for the devices and opens the call in this window. */
  start(): Promise<void>;
  setMuted(isMuted: boolean): void;
  setCamera(isOn: boolean): Promise<void>;
  /** Leaves the call; the session goes on by chat. */
  leave(): void;
  /** Leaves the call of a page that is being closed: nothing can be sent later. */
  leaveAtOnce(): void;
  /** Whether somebody was heard since the last time this was read. */
  takeSpoken(): boolean;
  /** Whether the connection is lost: the clock of the session then stops. */
  isLost(): boolean;
}

/** A call that was not opened yet. */
export const closedCall: MediaCallState<never> = {
  ...{ status: "off", end: undefined, problem: undefined, isWeak: false },
  ...{ isMuted: false, isCameraOn: false, own: undefined, peer: undefined },
};
