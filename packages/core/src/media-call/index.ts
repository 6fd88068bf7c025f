// Voice and video calls of sessions: a separate entry point, which is loaded when a call is opened.

export type {
  CallConnection,
  CallPort,
  ConnectOptions,
  OpenedDevices,
  OwnDevices,
  Signalling,
} from "./call-port.ts";
export { type CallChange, type CallEnd, type CallStatus, statusAfter } from "./call-status.ts";
export { customerSignalling } from "./calls.ts";
export { type CallSample, compareSamples } from "./compare-samples.ts";
export { createMediaCall } from "./create-media-call.ts";
export { closedCall, type MediaCall, type MediaCallState } from "./media-call-state.ts";
export {
  type BrowserKind,
  browserKind,
  type MediaProblem,
  type MediaSurroundings,
  problemBefore,
  problemOf,
} from "./media-problem.ts";
export { ignoresDescription, isLateAnswer } from "./perfect-negotiation.ts";
export {
  type CallEvent,
  type CallSignal,
  callEvent,
  callSignal,
  type IceServers,
  mediaCall,
  openCallRequest,
  sendSignalRequest,
  signalsQuery,
  staffCallRequest,
  staffSignalRequest,
  staffSignalsQuery,
} from "./signal.ts";
