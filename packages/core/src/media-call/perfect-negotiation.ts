import type { CallSignal } from "./signal.ts";

/** Where the own side of a negotiation is. */
interface Negotiation {
  /** The polite side gives way when both make an offer at once; the other side ignores the offer. */
  isPolite: boolean;
  isMakingOffer: boolean;
  /** `RTCPeerConnection.signalingState` */
  signalingState: string;
}

/** Whether a description is ignored (W3C WebRTC, "perfect negotiation"). */
export function ignoresDescription(
  { isPolite, isMakingOffer, signalingState }: Negotiation,
  { type }: Pick<Extract<CallSignal, { kind: "description" }>, "type">,
): boolean {
  const isCollision = type === "offer" && (isMakingOffer || signalingState !== "stable");
  return isCollision && !isPolite;
}

/** An answer to an offer that was taken back by now would be an error. */
export const isLateAnswer = (
  { signalingState }: Pick<Negotiation, "signalingState">,
  { type }: Pick<Extract<CallSignal, { kind: "description" }>, "type">,
): boolean => type === "answer" && signalingState !== "have-local-offer";
