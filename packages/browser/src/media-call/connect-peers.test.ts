import { expect, test, vi } from "vitest";
import { createRtcPort } from "./index.ts";

class FakeConnection {
  static last: FakeConnection;
  iceConnectionState = "new";
  signalingState = "stable";
  restarts = 0;
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
  close() {
    this.signalingState = "closed";
  }
}

const fakeTrack = () => ({ muted: false, readyState: "live" }) as unknown as MediaStreamTrack;

function connect() {
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  const reported: boolean[] = [];
  const own = { getTracks: () => [] } as unknown as MediaStream;
  const connection = createRtcPort().connect({
    devices: { stream: own, hasCamera: false, setMuted() {}, setCamera: async () => undefined, close() {} },
    ...{ isPolite: true, iceServers: [], to: "window-of-the-other-side" },
    ...{ send() {}, onConnected() {}, onDisconnected() {} },
    onPeer: ({ hasVideo }) => reported.push(hasVideo),
  });
  return { connection, reported, peer: FakeConnection.last };
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

test("a restart does not interrupt one that is under way", () => {
  const { connection, peer } = connect();
  peer.iceConnectionState = "checking";
  connection.restart();
  expect(peer.restarts).toBe(0);
  peer.iceConnectionState = "failed";
  connection.restart();
  expect(peer.restarts).toBe(1);
});
