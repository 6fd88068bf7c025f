import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from "mediabunny";

const common = { sampleRate: 48_000, numberOfChannels: 1 };
/** Frames of one channel without sound, as recorders write them. */
const sounds = {
  /** RFC 6716: 20 ms. */
  opus: { frame: Uint8Array.of(0xf8, 0xff, 0xfe), length: 0.02, config: { ...common, codec: "opus" } },
  /** ISO/IEC 14496-3: 1024 samples of AAC-LC; its description is an AudioSpecificConfig. */
  aac: {
    frame: Uint8Array.of(0x01, 0x40, 0x20, 0x07),
    length: 1024 / 48_000,
    config: { ...common, codec: "mp4a.40.2", description: Uint8Array.of(0x11, 0x88) },
  },
};

interface VoiceNoteOptions {
  format?: OutputFormat;
  codec?: keyof typeof sounds;
  /** Bytes that each frame is filled up to. */
  frameBytes?: number;
}

/** A recorded voice note with a title, as a phone's recorder may write one. */
export async function voiceNote(
  seconds: number,
  { format = new WebMOutputFormat(), codec = "opus", frameBytes = 0 }: VoiceNoteOptions = {},
) {
  const { frame, length, config: decoderConfig } = sounds[codec];
  const content = new Uint8Array(Math.max(frameBytes, frame.length));
  content.set(frame);
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  output.setMetadataTags({ title: "secret place", comment: "25.31,83.01" });
  await output.start();
  for (let at = 0; at < seconds; at += length) {
    await source.add(new EncodedPacket(content, "key", at, length), { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The voice note was not written.");
  return new Uint8Array(target.buffer);
}
