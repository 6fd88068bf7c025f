// Runs in the browser: the sound of a film, calculated sample by sample.
const SOUND = 44_100;
const share = (value) => Math.min(1, Math.max(0, value));
const bell = [
  [1, 1],
  [2.01, 0.5],
  [2.76, 0.35],
  [5.4, 0.12],
];

/** A quiet drone of a tone, its fifth and octave, and a bell at each of these seconds. */
export function tones({ seconds, tone = 138.6, bells }) {
  const buffer = new AudioBuffer({ length: seconds * SOUND, sampleRate: SOUND, numberOfChannels: 1 });
  const samples = buffer.getChannelData(0);
  const wave = (frequency, t) => Math.sin(2 * Math.PI * frequency * t);
  for (let index = 0; index < samples.length; index++) {
    const t = index / SOUND;
    const edge = share(t) * share((seconds - t) / 2);
    const breath = 0.75 + 0.25 * Math.sin(t * 0.9);
    let value = 0.03 * edge * breath * (wave(tone, t) + 0.6 * wave(tone * 1.5, t) + 0.4 * wave(tone * 2, t));
    for (const from of bells) {
      const since = t - from;
      if (since < 0 || since > 5) continue;
      for (const [part, loud] of bell) {
        value +=
          0.09 * loud * share(since * 400) * Math.exp(-since * (0.9 + part * 0.5)) * wave(660 * part, since);
      }
    }
    samples[index] = value;
  }
  return buffer;
}
