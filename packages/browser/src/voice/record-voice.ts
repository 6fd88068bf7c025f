import { type MediaProblem, problemBefore, problemOf } from "@aradhana/core/media-call";

/** The first is what every browser plays. */
const types = ["audio/mp4;codecs=mp4a.40.2", "audio/webm;codecs=opus", "audio/mp4"];
/** Enough for a voice. */
const BITS_PER_SECOND = 48_000;

export interface RecordedVoice {
  content: Blob;
}

/** A recording that runs. */
export interface VoiceRecording {
  /** Resolves when it has ended, whether by a call or because the microphone was unplugged. */
  ended: Promise<void>;
  /** Ends it; undefined if nothing was recorded. */
  stop(): Promise<RecordedVoice | undefined>;
  /** Ends it and drops what was recorded. */
  cancel(): void;
}

const isSupported = () =>
  typeof MediaRecorder === "function" &&
  typeof navigator.mediaDevices?.getUserMedia === "function" &&
  types.some((type) => MediaRecorder.isTypeSupported(type));

/** Asks for the microphone and begins to record. */
export async function recordVoice(): Promise<
  { ok: true; recording: VoiceRecording } | { ok: false; problem: MediaProblem }
> {
  const { userAgent } = navigator;
  const before = problemBefore({ userAgent, isSecure: isSecureContext, isSupported: isSupported() });
  if (before) return { ok: false, problem: before };
  let stream: MediaStream | undefined;
  try {
    const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    stream = await navigator.mediaDevices.getUserMedia({ audio: sound });
    return { ok: true, recording: record(stream) };
  } catch (error) {
    if (stream) release(stream);
    return { ok: false, problem: problemOf(error, { userAgent }) };
  }
}

/** The browser shows that the microphone is used until its tracks have stopped. */
function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

function record(stream: MediaStream): VoiceRecording {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type)) ?? "";
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
  });
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  const end = async () => {
    if (recorder.state !== "inactive") recorder.stop();
    release(stream);
    await ended;
  };
  // Some browsers go on recording silence, others stop by themselves.
  for (const track of stream.getTracks()) track.addEventListener("ended", () => void end(), { once: true });
  recorder.start();
  return {
    ended,
    async stop() {
      await end();
      return parts.length > 0 ? { content: new Blob(parts, { type: mimeType }) } : undefined;
    },
    cancel: () => void end(),
  };
}
