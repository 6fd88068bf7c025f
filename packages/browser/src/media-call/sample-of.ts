import type { CallSample } from "@aradhana/core/media-call";

/** The fields of `RTCStats` that are read, of any type. */
interface Counters {
  type: string;
  kind?: string;
  totalAudioEnergy?: number;
  totalSamplesDuration?: number;
  packetsReceived?: number;
  packetsLost?: number;
  nominated?: boolean;
  currentRoundTripTime?: number;
}

/** The counters of a connection now; undefined once it is closed. */
export async function sampleOf(peer: RTCPeerConnection): Promise<CallSample | undefined> {
  if (peer.signalingState === "closed") return undefined;
  const sample: CallSample = {
    ...{ energy: 0, soundSeconds: 0, packetsReceived: 0, packetsLost: 0, roundTrip: undefined },
  };
  for (const each of (await peer.getStats()).values() as Iterable<Counters>) {
    const isOwnSound = each.type === "media-source" && each.kind === "audio";
    if (isOwnSound || (each.type === "inbound-rtp" && each.kind === "audio")) {
      sample.energy += each.totalAudioEnergy ?? 0;
      // The louder of the two voices counts, not their average.
      sample.soundSeconds = Math.max(sample.soundSeconds, each.totalSamplesDuration ?? 0);
    }
    if (each.type === "inbound-rtp") {
      sample.packetsReceived += each.packetsReceived ?? 0;
      sample.packetsLost += each.packetsLost ?? 0;
    }
    if (each.type === "candidate-pair" && each.nominated) sample.roundTrip = each.currentRoundTripTime;
  }
  return sample;
}
