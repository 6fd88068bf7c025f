import * as v from "valibot";
import { count, instant, language } from "../contract/primitives.ts";
import { ritualId } from "./fields.ts";
import { pageQuery } from "./page.ts";

/** The bytes that a recording may have: two hours at 1 Mbit/s. */
export const MAX_RECORDING_BYTES = 1024 * 1024 * 1024;

const recordingId = v.pipe(v.string(), v.regex(/^rec_[0-9A-Za-z]{17,32}$/));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const second = v.pipe(count, v.maxValue(24 * 60 * 60));

export const startRecordingRequest = v.object({
  /** The puja or chadhaava on its day. */
  ritual_id: ritualId,
  /** The size of the file; `staff.recording_too_large` above `MAX_RECORDING_BYTES`. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 42)),
});
export const recordingIdParam = v.object({ id: recordingId });
export const recordingPartParam = v.object({ id: recordingId, offset: wholeNumber });
export const recordingsQuery = v.object({ ...pageQuery.entries, ritual_id: v.optional(ritualId) });

const label = v.pipe(v.string(), v.trim(), v.minLength(1, "too_short"), v.maxLength(80, "too_long"));
const recordingChapter = v.object({ seconds: second, label: v.object({ en: label, hi: label }) });
export const recordingChapters = v.object({ chapters: v.pipe(v.array(recordingChapter), v.maxLength(50)) });

export const captionsParam = v.object({ id: recordingId, language });
/** The characters that captions may have: two hours of speech with its times. */
export const MAX_CAPTIONS = 200_000;

/** A WebVTT file. */
export const captionsRequest = v.object({
  vtt: v.pipe(
    v.string(),
    v.maxLength(MAX_CAPTIONS, "too_long"),
    v.regex(/^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/, "format"),
  ),
});

/** The recording of one puja or chadhaava. */
export const staffRecording = v.object({
  id: recordingId,
  ritual_id: ritualId,
  /** "ready": it was checked and can be published. */
  state: v.picklist(["uploading", "ready", "refused"]),
  bytes: count,
  /** An interrupted upload continues here. */
  received: count,
  /** Until when the upload can be completed. */
  expires_at: instant,
  /** Its length, once it was checked. */
  seconds: v.nullable(count),
  chapters: v.array(recordingChapter),
  captions: v.array(language),
  published_at: v.nullable(instant),
  /** Where staff watch it, for some hours. */
  film_url: v.nullable(v.string()),
  created_at: instant,
});
export type StaffRecording = v.InferOutput<typeof staffRecording>;

/** Whose names are read at which second. */
export const recordingNames = v.array(
  v.object({
    fulfilment_id: v.string(),
    number: v.string(),
    /** In Devanagari, as on the reading list; empty while the buyer has given none. */
    names: v.array(v.string()),
    seconds: v.nullable(second),
  }),
);
export type RecordingNames = v.InferOutput<typeof recordingNames>;
export const recordingSeconds = v.object({
  names: v.pipe(
    v.array(
      v.object({
        fulfilment_id: v.pipe(v.string(), v.regex(/^\w{4,40}$/)),
        seconds: v.nullable(second),
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
});

/** To how many orders it was attached, and how many of them open at its beginning, without a second of their own. */
export const publishedResult = v.object({ published: count, without_second: count });
