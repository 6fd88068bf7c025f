const kinds = ["audio", "video"] as const;

/** Sends the tracks that `stream` has now, and no longer those that it had. */
export function sendTracks(peer: RTCPeerConnection, stream: MediaStream): void {
  if (peer.signalingState === "closed") return;
  for (const kind of kinds) {
    const track = stream.getTracks().find((each) => each.kind === kind) ?? null;
    // The one that was negotiated before, so that a camera turned on again adds no second picture.
    const used = peer.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
    if (!used) {
      if (track) peer.addTrack(track, stream);
      continue;
    }
    if (used.sender.track === track) continue;
    void used.sender.replaceTrack(track);
    used.sender.setStreams(stream);
    used.direction = track ? "sendrecv" : "recvonly";
  }
}
