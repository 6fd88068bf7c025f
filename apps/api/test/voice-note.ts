import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from "mediabunny";

/** RFC 6716: a frame of 20 ms without sound, in one channel. */
const silence = Uint8Array.of(0xf8, 0xff, 0xfe);
const FRAME = 0.02;

/** A recorded voice note of Opus frames with a title, as a phone's recorder may write one. */
export async function voiceNote(seconds: number, format: OutputFormat = new WebMOutputFormat()) {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  output.setMetadataTags({ title: "secret place", comment: "25.31,83.01" });
  await output.start();
  const decoderConfig = { codec: "opus", sampleRate: 48_000, numberOfChannels: 1 };
  for (let at = 0; at < seconds; at += FRAME) {
    await source.add(new EncodedPacket(silence, "key", at, FRAME), { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The voice note was not written.");
  return new Uint8Array(target.buffer);
}
