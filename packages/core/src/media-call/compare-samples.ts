/** Counters of a connection at one moment; they only grow. */
export interface CallSample {
  /** Energy of the sound of both sides, and the seconds over which it was summed. */
  energy: number;
  soundSeconds: number;
  packetsReceived: number;
  packetsLost: number;
  /** Seconds there and back; undefined while unknown. */
  roundTrip: number | undefined;
}

/** Root mean square of a quiet voice; a silent room with noise suppression is ten times quieter. */
const SPOKEN_FROM = 0.01;
const WEAK_FROM = { roundTrip: 0.6, lostShare: 0.08 };

/** What two samples of a connection say: whether somebody spoke in between, and whether it is weak. */
export function compareSamples(before: CallSample, now: CallSample): { isSpoken: boolean; isWeak: boolean } {
  const seconds = now.soundSeconds - before.soundSeconds;
  const volume = seconds > 0 ? Math.sqrt(Math.max(0, now.energy - before.energy) / seconds) : 0;
  const lost = Math.max(0, now.packetsLost - before.packetsLost);
  const sent = lost + Math.max(0, now.packetsReceived - before.packetsReceived);
  return {
    isSpoken: volume >= SPOKEN_FROM,
    isWeak: (now.roundTrip ?? 0) >= WEAK_FROM.roundTrip || (sent > 0 && lost / sent >= WEAK_FROM.lostShare),
  };
}
