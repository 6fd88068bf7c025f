import { longestVoiceNote } from "@aradhana/core/contract";
import type { AttachmentType } from "./chat.table.ts";

/** Two minutes at 128 kbit/s, and the container. */
const MAX_BYTES = 2_500_000;
/** Recorders stop a moment late. */
const TOLERANCE_SECONDS = 2;
const codecs = new Set<unknown>(["opus", "aac"]);

/** A voice note as it is stored. */
export interface VoiceNote {
  bytes: Uint8Array;
  contentType: AttachmentType;
  seconds: number;
}

/**
 * A clean copy of a recorded voice note: the same sound without title, place and other tags. Undefined if it is no sound
 * that browsers record, has pictures, is damaged or too long, whatever its name says.
 */
export async function checkVoice(bytes: Buffer): Promise<VoiceNote | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  // Loaded with the first voice note: most processes check none. That it cannot be loaded is no fault of the note.
  const parser = await import("mediabunny");
  try {
    return await copySound(parser, bytes);
  } catch (error) {
    // The parser throws errors of no class of its own at what is no sound.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

async function copySound(
  { BufferSource, BufferTarget, Conversion, Input, Output, ...formats }: typeof import("mediabunny"),
  bytes: Buffer,
): Promise<VoiceNote | undefined> {
  const { MATROSKA, MP4, Mp4OutputFormat, WEBM, WebMOutputFormat } = formats;
  using input = new Input({ formats: [MP4, WEBM, MATROSKA], source: new BufferSource(bytes) });
  if (!(await input.canRead())) return undefined;
  const [audio, ...more] = await input.getTracks();
  if (!audio?.isAudioTrack() || more.length > 0) return undefined;
  const codec = await audio.getCodec();
  if (!codecs.has(codec)) return undefined;
  const isWebm = codec === "opus";
  const target = new BufferTarget();
  const output = new Output({ format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat(), target });
  const conversion = await Conversion.init({ input, output, tracks: "primary", tags: {} });
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return undefined;
  await conversion.execute();
  if (!target.buffer) return undefined;
  const copied = new Uint8Array(target.buffer);
  // Recorders write no length: it is that of the packets.
  using copy = new Input({ formats: [MP4, WEBM], source: new BufferSource(copied) });
  const seconds = await copy.computeDuration();
  if (!(seconds > 0) || seconds > longestVoiceNote + TOLERANCE_SECONDS) return undefined;
  return {
    bytes: copied,
    contentType: isWebm ? "audio/webm" : "audio/mp4",
    seconds: Math.min(longestVoiceNote, Math.max(1, Math.round(seconds))),
  };
}
