/** What browsers play. */
const videoCodecs = new Set<unknown>(["avc", "vp8", "vp9", "av1"]);
const audioCodecs = new Set<unknown>(["aac", "opus", "mp3", "vorbis"]);
const webmCodecs = new Set<unknown>(["vp8", "vp9", "av1", "opus", "vorbis"]);
const LONGEST_SECONDS = 12 * 60 * 60;
/** How much the packets may end before the length that the file states: less, and the file was cut off. */
const TOLERANCE_SECONDS = 2;

interface CheckedRecording {
  contentType: "video/mp4" | "video/webm";
  seconds: number;
}

/**
 * Writes a clean copy of an uploaded film: the same pictures and sound without title, place and other tags. Undefined if it
 * is no complete film that browsers play, whatever its name says.
 */
export async function checkRecording(from: string, to: string): Promise<CheckedRecording | undefined> {
  try {
    return await copyFilm(from, to);
  } catch (error) {
    // The parser throws errors of no class of its own at what is no film; errors of the disk have a code.
    if (error instanceof Error && !("code" in error)) return undefined;
    throw error;
  }
}

async function copyFilm(from: string, to: string): Promise<CheckedRecording | undefined> {
  // Loaded with the first film: most processes check none.
  const { Conversion, FilePathSource, FilePathTarget, Input, Output, ...formats } = await import(
    "mediabunny"
  );
  const { MATROSKA, MP4, Mp4OutputFormat, QTFF, WEBM, WebMOutputFormat } = formats;
  using input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new FilePathSource(from) });
  if (!(await input.canRead())) return undefined;
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const codecs = [await video?.getCodec(), await audio?.getCodec()];
  if (!video || !videoCodecs.has(codecs[0]) || (audio && !audioCodecs.has(codecs[1]))) return undefined;
  const stated = await input.computeDuration();
  if (!(stated > 0) || stated > LONGEST_SECONDS) return undefined;

  const isWebm = codecs.every((codec) => codec === undefined || webmCodecs.has(codec));
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(to),
  });
  const conversion = await Conversion.init({ input, output, tracks: "primary", tags: {} });
  if (
    !conversion.isValid ||
    conversion.discardedTracks.some(({ track }) => track === video || track === audio)
  )
    return undefined;
  await conversion.execute();
  using copy = new Input({ formats: [MP4, WEBM], source: new FilePathSource(to) });
  const seconds = await copy.computeDuration();
  if (seconds < stated - TOLERANCE_SECONDS) return undefined;
  return { contentType: isWebm ? "video/webm" : "video/mp4", seconds: Math.floor(seconds) };
}
