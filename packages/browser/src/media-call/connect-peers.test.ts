import type { CallSignal } from "@aradhana/core/media-call";
import { expect, test, vi } from "vitest";
import { createRtcPort } from "./index.ts";

class FakeConnection {
  static last: FakeConnection;
  signalingState = "stable";
  localDescription: { type: string; sdp: string } | null = null;
  restarts = 0;
  candidates: string[] = [];
  refused: string | undefined;
  ontrack: ((event: object) => void) | null = null;
  constructor() {
    FakeConnection.last = this;
  }
  getTransceivers() {
    return [];
  }
  restartIce() {
    this.restarts++;
  }
  async addIceCandidate({ candidate }: { candidate: string }) {
    if (candidate === this.refused) throw new DOMException("Unknown ufrag", "OperationError");
    this.candidates.push(candidate);
  }
  close() {
    this.signalingState = "closed";
  }
}

const to = "window-of-the-other-side";
const description = { kind: "description" as const, to };

const fakeTrack = () => ({ muted: false, readyState: "live" }) as unknown as MediaStreamTrack;

function connect() {
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  const reported: boolean[] = [];
  const sent: CallSignal[] = [];
  const own = { getTracks: () => [] } as unknown as MediaStream;
  const connection = createRtcPort().connect({
    devices: { stream: own, hasCamera: false, setMuted() {}, setCamera: async () => undefined, close() {} },
    ...{ isPolite: true, iceServers: [], to },
    ...{ send: (signal: CallSignal) => sent.push(signal), onConnected() {}, onDisconnected() {} },
    onPeer: ({ hasVideo }) => reported.push(hasVideo),
  });
  return { connection, reported, sent, peer: FakeConnection.last };
}

test("after a connection is closed, its tracks report nothing", () => {
  const { connection, reported, peer } = connect();
  const track = fakeTrack();
  const stream = { getVideoTracks: () => [track], onremovetrack: null } as unknown as MediaStream;
  peer.ontrack?.({ streams: [stream], track });
  const late = () => {
    for (const event of ["mute", "unmute", "ended"] as const) {
      track[`on${event}`]?.(new Event(event));
    }
    stream.onremovetrack?.(new Event("removetrack") as MediaStreamTrackEvent);
  };
  late();
  expect(reported).toHaveLength(5);
  connection.close();
  late();
  expect(reported).toHaveLength(5);
});

test("a restart sends an offer again that got no answer, and interrupts nothing else", () => {
  const { connection, peer, sent } = connect();
  peer.localDescription = { type: "offer", sdp: "v=0" };
  peer.signalingState = "have-local-offer";
  connection.restart();
  expect([sent, peer.restarts]).toEqual([[{ ...description, type: "offer", sdp: "v=0" }], 0]);
  peer.signalingState = "have-remote-offer";
  connection.restart();
  expect([sent.length, peer.restarts]).toEqual([1, 0]);
  peer.signalingState = "stable";
  connection.restart();
  expect([sent.length, peer.restarts]).toEqual([1, 1]);
});

test("a candidate that cannot be used leaves the others of its signal", async () => {
  const { connection, peer } = connect();
  const rest = { sdpMid: "0", sdpMLineIndex: 0, usernameFragment: null };
  const candidates = ["of a withdrawn offer", "of this one"].map((candidate) => ({ candidate, ...rest }));
  peer.refused = "of a withdrawn offer";
  connection.receive({ kind: "candidates", to, candidates });
  await vi.waitFor(() => expect(peer.candidates).toEqual(["of this one"]));
});
