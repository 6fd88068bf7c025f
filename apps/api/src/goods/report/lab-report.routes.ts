import { reportFileParam } from "@aradhana/core/staff";
import { Hono } from "hono";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { validated } from "../../http/validated.ts";
import { pictureNotFound } from "../../media/media.errors.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import { findCertificate } from "./lab-report.queries.ts";
import { fileOf, reportTypes, storedName, typeOfReport } from "./report-files.ts";

/** The laboratory reports that staff have uploaded. */
export const labReportRoutes = ({ db, files }: { db: Database; files: FileStorage }) =>
  new Hono<AppEnv>().get(
    "/labReport/:id/:file",
    documented({
      tag: "goods",
      summary: "The laboratory's report on a gem or a product, as a picture or a PDF; no replaced ones",
      type: Object.values(reportTypes),
      errorResponses: [pictureNotFound],
    }),
    validated("param", reportFileParam),
    async (c) => {
      const { id, file } = c.req.valid("param");
      const isCurrent = fileOf(id, await findCertificate(db, id)) === file;
      const stored = isCurrent ? await files.open(storedName(id, file)) : undefined;
      if (!stored) throw pictureNotFound();
      // Short: a report that was replaced because it was wrong must not stay in caches.
      return c.body(stored, 200, {
        "Content-Type": typeOfReport(file),
        "Cache-Control": "public, max-age=300",
      });
    },
  );
