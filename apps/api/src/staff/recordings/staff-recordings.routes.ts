import {
  captionsParam,
  captionsRequest,
  publishedResult,
  recordingChapters,
  recordingIdParam,
  recordingNames,
  recordingPartParam,
  recordingSeconds,
  recordingsQuery,
  staffRecording,
  startRecordingRequest,
} from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import {
  recordingNotReady,
  recordingTooLarge,
  recordingUnreadable,
  uploadExpired,
  uploadOffset,
} from "../staff.errors.ts";
import { assertWithin, readNames, setSeconds } from "./names-of-recording.ts";
import { publishRecording } from "./publish-recording.ts";
import {
  findRecording,
  listRecordings,
  lockRecording,
  type Recording,
  recordingOf,
  updateRecording,
} from "./recordings.queries.ts";
import { addPart, finishUpload, startUpload } from "./upload.ts";

interface RecordingParts {
  db: Database;
  vault: Vault;
  files: FileStorage;
}

/** How staff upload a recording in parts, set the second of each name in it, and publish it. */
export function staffRecordingRoutes({ db, vault, files }: RecordingParts) {
  const desk = staffOnly(db, ["owner", "temple_desk"]);
  const byId = validated("param", recordingIdParam);
  return new Hono<AppEnv>()
    .get(
      "/recording",
      staffDocumented({ summary: "The recordings, the latest first", results: v.array(staffRecording) }),
      desk,
      validated("query", recordingsQuery),
      async (c) => {
        const { page, limit, ...filter } = c.req.valid("query");
        const { rows, total } = await listRecordings(db, { ...filter, page, limit });
        const results = rows.map((row) => recordingOf(vault, row, c.var.clock()));
        return respond(c, results, { page, limit, total });
      },
    )
    .post(
      "/recording",
      staffDocumented({
        summary: "Begins the upload of a recording; it can be continued for a day",
        status: 201,
        results: staffRecording,
        errorResponses: [recordingTooLarge],
      }),
      desk,
      validated("json", startRecordingRequest),
      async (c) => {
        const { ritual_id: ritualId, bytes } = c.req.valid("json");
        const at = c.var.clock();
        const started = await db.transaction(async (tx) => {
          const upload = await startUpload(tx, { ritualId, bytes, staffId: staffOf(c).id, at });
          await logAction(tx, c, {
            action: "recording.start",
            subject: ritualId,
            after: { id: upload.id, bytes },
          });
          return upload;
        });
        return respond(c, recordingOf(vault, started, at), {}, 201);
      },
    )
    .get(
      "/recording/:id",
      staffDocumented({ summary: "A recording; of an upload, how far it is", results: staffRecording }),
      desk,
      byId,
      async (c) =>
        respond(c, recordingOf(vault, await findRecording(db, c.req.valid("param").id), c.var.clock())),
    )
    .put(
      "/recording/:id/part/:offset",
      staffDocumented({
        summary: "The next bytes of an upload, at most 4 MiB; `offset` is how many came before",
        results: staffRecording,
        errorResponses: [uploadOffset, uploadExpired, recordingNotReady, recordingTooLarge],
      }),
      desk,
      validated("param", recordingPartParam),
      async (c) => {
        const body = await c.req.blob();
        const at = c.var.clock();
        return respond(
          c,
          recordingOf(vault, await addPart(db, files, { ...c.req.valid("param"), body, at }), at),
        );
      },
    )
    .post(
      "/recording/:id/finish",
      staffDocumented({
        summary: "Checks a complete upload: it is copied without its tags, or refused",
        results: staffRecording,
        errorResponses: [uploadOffset, uploadExpired, recordingNotReady, recordingUnreadable],
      }),
      desk,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        const finished = await finishUpload(db, files, id, c.var.clock());
        const { ritualId, seconds } = finished;
        await logAction(db, c, { action: "recording.upload", subject: ritualId, after: { id, seconds } });
        return respond(c, recordingOf(vault, finished, c.var.clock()));
      },
    )
    .get(
      "/recording/:id/names",
      staffDocumented({ summary: "Whose names are read at which second; logged", results: recordingNames }),
      desk,
      byId,
      async (c) => {
        const recording = await findRecording(db, c.req.valid("param").id);
        const names = await readNames(db, vault, recording);
        const after = { orders: names.length };
        await logAction(db, c, { action: "recording.names_read", subject: recording.ritualId, after });
        return respond(c, names);
      },
    )
    .put(
      "/recording/:id/names",
      staffDocumented({ summary: "Sets the seconds of names; null removes one", results: recordingNames }),
      desk,
      byId,
      validated("json", recordingSeconds),
      async (c) => {
        const names = await db.transaction(async (tx) => {
          const recording = await lockRecording(tx, c.req.valid("param").id);
          const { names: set } = c.req.valid("json");
          await setSeconds(tx, recording, set);
          const after = { id: recording.id, set };
          await logAction(tx, c, { action: "recording.seconds", subject: recording.ritualId, after });
          return readNames(tx, vault, recording);
        });
        return respond(c, names);
      },
    )
    .put(
      "/recording/:id/chapters",
      staffDocumented({ summary: "Sets the chapters of a recording", results: staffRecording }),
      desk,
      byId,
      validated("json", recordingChapters),
      async (c) => {
        const { id } = c.req.valid("param");
        const chapters = c.req.valid("json").chapters.toSorted((a, b) => a.seconds - b.seconds);
        const within = (recording: Recording) => {
          assertWithin(recording, c.req.valid("json").chapters);
          return { chapters };
        };
        return respond(c, await change(c, id, within, "recording.chapters"));
      },
    )
    .put(
      "/recording/:id/captions/:language",
      staffDocumented({ summary: "Sets the captions in one language, as WebVTT", results: staffRecording }),
      desk,
      validated("param", captionsParam),
      validated("json", captionsRequest),
      async (c) => {
        const { id, language } = c.req.valid("param");
        const { vtt } = c.req.valid("json");
        const merged = ({ captions }: Recording) => ({ captions: { ...captions, [language]: vtt } });
        return respond(c, await change(c, id, merged, "recording.captions"));
      },
    )
    .post(
      "/recording/:id/publish",
      staffDocumented({
        summary:
          "Attaches a recording to the performed orders of its ritual and lets their buyers know; safe to repeat",
        results: publishedResult,
        errorResponses: [recordingNotReady],
      }),
      desk,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        const published = await db.transaction(async (tx) => {
          const { ritualId, result } = await publishRecording(tx, id, c.var.clock());
          await logAction(tx, c, {
            action: "recording.publish",
            subject: ritualId,
            after: { id, ...result },
          });
          return result;
        });
        return respond(c, published);
      },
    );

  async function change(
    c: Parameters<typeof logAction>[1],
    id: string,
    /** What changes about the locked recording. */
    fieldsOf: (recording: Recording) => Partial<Recording>,
    action: string,
  ) {
    const at = c.var.clock();
    const updated = await db.transaction(async (tx) => {
      const recording = await lockRecording(tx, id);
      await logAction(tx, c, { action, subject: recording.ritualId, after: { id } });
      return updateRecording(tx, id, fieldsOf(recording), at);
    });
    return recordingOf(vault, updated, at);
  }
}
