import { language } from "@aradhana/core/contract";
import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { notFound } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { readByteRange } from "../media/byte-range.rules.ts";
import { rangeNotSatisfiable } from "../media/media.errors.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { Vault } from "../vault/create-vault.ts";
import { isOpen } from "./recording-address.ts";
import { recordingFile } from "./recording-files.ts";
import { recordings } from "./recordings.table.ts";

interface RecordingParts {
  db: Database;
  vault: Vault;
  files: FileStorage;
}

const addressQuery = v.object({
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  key: v.pipe(v.string(), v.maxLength(64)),
});
const idParam = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });

/** The recordings of rituals, at the addresses that the pages of their orders have. */
export function recordingsRoutes({ db, vault, files }: RecordingParts) {
  const find = async (id: string, address: v.InferOutput<typeof addressQuery>, now: Date) => {
    if (!isOpen(vault, id, address, now)) throw notFound();
    const [recording] = await db
      .select()
      .from(recordings)
      .where(and(eq(recordings.id, id), isNull(recordings.deletedAt)));
    if (!recording) throw notFound();
    return recording;
  };
  return new Hono<AppEnv>()
    .get(
      "/api/v1/order/recording/:id",
      documented({
        tag: "order",
        summary: "A recording, at the address that its orders have as a proof; supports byte ranges",
        type: "video/mp4",
        errorResponses: [rangeNotSatisfiable],
      }),
      validated("param", idParam),
      validated("query", addressQuery),
      async (c) => {
        const { id } = c.req.valid("param");
        const { contentType, fileBytes } = await find(id, c.req.valid("query"), c.var.clock());
        if (!contentType || fileBytes === null) throw notFound();
        c.header("Accept-Ranges", "bytes");
        // In this browser only: the recording has the names of all families in it.
        c.header("Cache-Control", "private, max-age=3600");
        c.header("Content-Type", contentType);
        const range = readByteRange(c.req.header("range"), fileBytes);
        if (range === "none")
          throw rangeNotSatisfiable({ headers: { "Content-Range": `bytes */${fileBytes}` } });
        const body = await files.open(recordingFile(id), range);
        if (!body) throw notFound();
        const { first, last } = range ?? { first: 0, last: fileBytes - 1 };
        c.header("Content-Length", String(last - first + 1));
        if (range) c.header("Content-Range", `bytes ${first}-${last}/${fileBytes}`);
        return c.body(body, range ? 206 : 200);
      },
    )
    .get(
      "/api/v1/order/recording/:id/captions/:language",
      documented({ tag: "order", summary: "The captions of a recording as WebVTT", type: "text/vtt" }),
      validated("param", v.object({ ...idParam.entries, language })),
      validated("query", addressQuery),
      async (c) => {
        const { id, language: lang } = c.req.valid("param");
        const { captions } = await find(id, c.req.valid("query"), c.var.clock());
        const vtt = captions[lang];
        if (vtt === undefined) throw notFound();
        c.header("Content-Type", "text/vtt; charset=utf-8");
        c.header("Cache-Control", "private, max-age=3600");
        return c.body(vtt);
      },
    );
}
