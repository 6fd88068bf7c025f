import {
  type CallConnection,
  type CallSignal,
  type ConnectOptions,
  ignoresDescription,
  isLateAnswer,
} from "@aradhana/core/media-call";
import { sampleOf } from "./sample-of.ts";
import { sendTracks } from "./send-tracks.ts";

/** In ms: candidates found in this time are sent together. */
const COLLECT_MS = 100;
/** As many as one signal may have. */
const BATCH = 40;
/** A short interruption heals by itself. */
const DISCONNECTED_MS = 2_000;

/** Connects two browsers (W3C WebRTC, "perfect negotiation"). */
export function connectPeers(options: ConnectOptions<MediaStream>): CallConnection {
  const { devices, isPolite, iceServers, to, send, onPeer, onConnected, onDisconnected } = options;
  const peer = new RTCPeerConnection({ iceServers });
  let isMakingOffer = false;
  let receiving: Promise<unknown> = Promise.resolve();
  const found: RTCIceCandidateInit[] = [];
  /** Each sets the handlers of a received track, or clears them. */
  const received = new Set<(handler: (() => void) | null) => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  function sendDescription() {
    const { localDescription: own } = peer;
    if (own && own.type !== "pranswer" && own.type !== "rollback") {
      send({ kind: "description", to, type: own.type, sdp: own.sdp });
    }
  }

  peer.onnegotiationneeded = async () => {
    try {
      isMakingOffer = true;
      await peer.setLocalDescription();
      sendDescription();
    } catch (error) {
      // It was closed meanwhile.
      if (peer.signalingState !== "closed") throw error;
    } finally {
      isMakingOffer = false;
    }
  };

  function sendCandidates() {
    while (found.length > 0) {
      const candidates = found.splice(0, BATCH).map((each) => ({
        ...{ candidate: each.candidate ?? "", sdpMid: each.sdpMid ?? null },
        ...{ sdpMLineIndex: each.sdpMLineIndex ?? null, usernameFragment: each.usernameFragment ?? null },
      }));
      send({ kind: "candidates", to, candidates });
    }
  }
  peer.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    if (found.length === 0) later(COLLECT_MS, sendCandidates);
    found.push(candidate.toJSON());
  };

  peer.onconnectionstatechange = () => {
    const { connectionState: state } = peer;
    if (state === "connected") onConnected();
    if (state === "failed") onDisconnected();
    if (state === "disconnected") {
      later(DISCONNECTED_MS, () => peer.connectionState === "disconnected" && onDisconnected());
    }
  };

  peer.ontrack = ({ streams: [stream], track }) => {
    if (!stream) return;
    const report = () =>
      onPeer({
        stream,
        hasVideo: stream.getVideoTracks().some(({ muted, readyState }) => !muted && readyState === "live"),
      });
    const handle = (handler: (() => void) | null) => {
      Object.assign(track, { onmute: handler, onunmute: handler, onended: handler });
      stream.onremovetrack = handler;
    };
    received.add(handle);
    handle(report);
    report();
  };

  async function take(signal: CallSignal) {
    if (signal.kind === "description") {
      const state = { isPolite, isMakingOffer, signalingState: peer.signalingState };
      if (ignoresDescription(state, signal) || isLateAnswer(state, signal)) return;
      await peer.setRemoteDescription({ type: signal.type, sdp: signal.sdp });
      if (signal.type === "answer") return;
      await peer.setLocalDescription();
      sendDescription();
    } else if (signal.kind === "candidates") {
      for (const candidate of signal.candidates) {
        // One of an offer that was ignored or withdrawn belongs to nothing; the others are used.
        await peer.addIceCandidate(candidate).catch(() => {});
      }
    }
  }

  sendTracks(peer, devices.stream);
  return {
    receive(signal) {
      // What the other side sent cannot be used, for example by another version of a browser: the connection is restored or lost.
      receiving = receiving.then(() => take(signal)).catch(() => {});
    },
    update: () => sendTracks(peer, devices.stream),
    restart() {
      // An offer without an answer was lost on its way: until there is one, no other can be made.
      if (peer.signalingState === "have-local-offer") sendDescription();
      else if (peer.signalingState === "stable") peer.restartIce();
    },
    sample: () => sampleOf(peer),
    close() {
      for (const timer of timers) clearTimeout(timer);
      for (const handle of received) handle(null);
      Object.assign(peer, { onnegotiationneeded: null, onicecandidate: null });
      Object.assign(peer, { onconnectionstatechange: null, ontrack: null });
      peer.close();
    },
  };
}
