import {
  goodMakingCharges,
  goodPrices,
  goodReport,
  goodReportTakenBack,
  reportFileParam,
  type StaffGood,
  staffGood,
  staffGoodParam,
  staffGoodsQuery,
  storedReportFile,
} from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { isoDate, localDayOf } from "../../calendar/local-day.ts";
import type { Database } from "../../db/database.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import { reportTypes, scanOf, storedName, typeOfReport } from "../../goods/report/report-files.ts";
import { releaseUpload } from "../../goods/report/report-uploads.queries.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly, staffOnlyErrors } from "../login/staff-only.ts";
import { changedMeanwhile, noReportToTakeBack, reportUnreadable } from "../staff.errors.ts";
import { assertRead } from "../versions.ts";
import { goodsTables } from "./goods-tables.ts";
import {
  certificateOf,
  certify,
  findEarlierReport,
  listGoods,
  lockGood,
  setMakingCharges,
} from "./staff-goods.queries.ts";
import { storeReport } from "./store-report.ts";

/** The prices of products and gems, and the laboratories' reports on them. */
export function staffGoodsRoutes({ db, files }: { db: Database; files: FileStorage }) {
  const owners = staffOnly(db, ["owner"]);
  const desk = staffOnly(db, ["owner", "temple_desk"]);
  const readers = staffOnly(db, ["owner", "temple_desk", "support"]);
  const byId = validated("param", staffGoodParam);
  return new Hono<AppEnv>()
    .get(
      "/good",
      staffDocumented({ summary: "The products and gems with their prices", results: v.array(staffGood) }),
      readers,
      validated("query", staffGoodsQuery),
      async (c) => {
        const { page, limit, ...filter } = c.req.valid("query");
        const { goods, total } = await listGoods(db, filter, { page, limit });
        return respond(c, goods, { page, limit, total });
      },
    )
    .get(
      "/good/:id",
      staffDocumented({ summary: "A product or a gem", results: staffGood }),
      readers,
      byId,
      async (c) => {
        const good = await lockGood(db, c.req.valid("param").id);
        if (!good) throw notFound();
        return respond(c, good);
      },
    )
    .put(
      "/good/:id/prices",
      staffDocumented({
        summary: "Sets the price of a good, and the MRP of a packed one; what was ordered keeps its price",
        ...{ results: staffGood, errorResponses: [changedMeanwhile] },
      }),
      owners,
      byId,
      validated("json", goodPrices),
      async (c) => {
        const { id } = c.req.valid("param");
        const { version, ...priced } = c.req.valid("json");
        return change(c, { id, version, what: "price" }, async (tx, good) => {
          if (good.packed !== (priced.mrp !== null)) throw invalidInput({ fieldErrors: [mrpError(good)] });
          await goodsTables[good.type].price(tx, id, priced);
        });
      },
    )
    .put(
      "/good/:id/makingCharges",
      staffDocumented({
        summary: "Sets what each setting of a gem costs; what was ordered keeps its price",
        ...{ results: staffGood, errorResponses: [changedMeanwhile] },
      }),
      owners,
      byId,
      validated("json", goodMakingCharges),
      async (c) => {
        const { id } = c.req.valid("param");
        const { version, making_charges: charges } = c.req.valid("json");
        return change(c, { id, version, what: "making_charges" }, async (tx, good) => {
          if (!(await setMakingCharges(tx, good, charges))) {
            throw invalidInput({ fieldErrors: [otherSettings] });
          }
        });
      },
    )
    .put(
      "/good/:id/reportFile",
      staffDocumented({
        summary:
          "Stores the report of a laboratory (JPEG, PNG, WebP or PDF), drawn again; a good shows it when it is saved with it",
        ...{ results: storedReportFile, errorResponses: [reportUnreadable] },
      }),
      desk,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        if (!(await lockGood(db, id))) throw notFound();
        const bytes = Buffer.from(await c.req.arrayBuffer());
        const file = await storeReport({ db, files }, id, bytes, c.var.clock());
        return respond(c, { file });
      },
    )
    .put(
      "/good/:id/report",
      staffDocumented({
        summary: "Shows the report of a laboratory on the page of a good; the log has the one before",
        ...{ results: staffGood, errorResponses: [changedMeanwhile] },
      }),
      desk,
      byId,
      validated("json", goodReport),
      async (c) => {
        const { id } = c.req.valid("param");
        const {
          version,
          lab,
          number,
          issued_on: issuedOn,
          verify_url: verifyUrl,
          file,
        } = c.req.valid("json");
        if (issuedOn > isoDate(localDayOf(c.var.clock()))) throw invalidInput({ fieldErrors: [futureDay] });
        return change(c, { id, version, what: "report" }, async (tx, good) => {
          await releaseUpload(tx, file);
          const stored = await files.open(storedName(id, file));
          if (!stored) throw invalidInput({ fieldErrors: [noFile] });
          await stored.cancel();
          await certify(tx, good, { lab, number, issuedOn, verifyUrl, scan: scanOf(id, file) });
        });
      },
    )
    .put(
      "/good/:id/reportTakenBack",
      staffDocumented({
        summary: "Shows what a good showed before staff gave it its report: an earlier one, a sample or none",
        ...{ results: staffGood, errorResponses: [changedMeanwhile, noReportToTakeBack] },
      }),
      desk,
      byId,
      validated("json", goodReportTakenBack),
      async (c) => {
        const { id } = c.req.valid("param");
        const { version } = c.req.valid("json");
        return change(c, { id, version, what: "report_taken_back" }, async (tx, good) => {
          const earlier = await findEarlierReport(tx, good);
          if (earlier === undefined) throw noReportToTakeBack();
          await certify(tx, good, certificateOf(id, earlier));
        });
      },
    )
    .get(
      "/good/:id/reportFile/:file",
      documented({
        ...{ tag: "staff", bearer: true, type: Object.values(reportTypes) },
        summary: "A report as it was stored, shown or replaced",
        errorResponses: [...staffOnlyErrors, notFound],
      }),
      readers,
      validated("param", reportFileParam),
      async (c) => {
        const { id, file } = c.req.valid("param");
        const stored = await files.open(storedName(id, file));
        if (!stored) throw notFound();
        return c.body(stored, 200, {
          ...{ "Content-Type": typeOfReport(file), "Cache-Control": "private, no-store" },
        });
      },
    );

  interface Change {
    id: string;
    version: string;
    what: "price" | "making_charges" | "report" | "report_taken_back";
  }

  /** Changes what the person has read, and logs it under the SKU, as the stock is. */
  async function change(
    c: Context<AppEnv>,
    { id, version, what }: Change,
    run: (tx: Database, good: StaffGood) => Promise<unknown>,
  ) {
    const changed = await db.transaction(async (tx) => {
      const before = await lockGood(tx, id);
      if (!before) throw notFound();
      assertRead(version, before);
      await run(tx, before);
      const after = await lockGood(tx, id);
      if (!after) throw new Error("the good was deleted");
      const logged = ({ prices, mrp, making_charges, report }: StaffGood) =>
        ({ price: { prices, mrp }, making_charges: { making_charges }, report: { report } })[
          what === "report_taken_back" ? "report" : what
        ];
      await logAction(tx, c, {
        ...{ action: `good.${what}`, subject: before.sku },
        ...{ before: logged(before), after: logged(after) },
      });
      return after;
    });
    return respond(c, changed);
  }
}

const mrpError = ({ packed }: StaffGood) =>
  packed
    ? { field: "mrp", code: "required", message: "A packed product needs its MRP." }
    : { field: "mrp", code: "not_allowed", message: "A gem has no package, and no MRP." };
const futureDay = { field: "issued_on", code: "too_large", message: "This day is in the future." };
const otherSettings = {
  field: "making_charges",
  code: "not_allowed",
  message: "Give a charge for each ring and pendant of this gem.",
};
const noFile = { field: "file", code: "required", message: "Upload the report first." };
