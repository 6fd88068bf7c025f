import * as v from "valibot";
import { day, goodsType, productId, slug } from "../contract/primitives.ts";
import { filled, text } from "./fields.ts";
import { pageQuery } from "./page.ts";
import { pricesFrom } from "./prices.ts";
import { verifyUrl } from "./verify-url.ts";
import { readVersion } from "./versions.ts";

export const staffGoodParam = v.object({ id: productId });

export const staffGoodsQuery = v.object({
  ...pageQuery.entries,
  type: v.optional(goodsType),
  /** A part of the title or of the SKU. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
});

/** The name of a stored report: a picture with its size, or a PDF. */
const reportFile = v.pipe(
  v.string(),
  v.regex(/^rep_[0-9A-Za-z]{22}(?:-\d{1,4}x\d{1,4}\.webp|\.pdf)$/, "format"),
);

export const reportFileParam = v.object({ id: productId, file: reportFile });
/** The response to an upload. */
export const storedReportFile = v.object({ file: reportFile });

const paise = pricesFrom(1).entries.inr;

/** What making a ring or a pendant of a gem costs. A loose stone is not made. */
const makingCharge = v.object({
  form: v.picklist(["ring", "pendant"]),
  metal: slug,
  charge: pricesFrom(0),
});

/** A product or a gem with its price, and the laboratory's report on it. */
export const staffGood = v.object({
  id: productId,
  type: goodsType,
  sku: v.string(),
  title: text,
  /** Whether it is sold in a package, on which its MRP is printed. */
  packed: v.boolean(),
  prices: pricesFrom(1),
  /** What is printed on the package, in paise; null for what has no package. */
  mrp: v.nullable(paise),
  /** Empty for a product. */
  making_charges: v.array(makingCharge),
  report: v.nullable(
    v.object({
      lab: text,
      number: v.string(),
      issued_on: v.nullable(day),
      verify_url: v.nullable(v.string()),
      /** Null for a sample, and where there is no picture of it. */
      file: v.nullable(reportFile),
      /** Drawn by the shop; no laboratory issued it. */
      sample: v.boolean(),
    }),
  ),
  ...readVersion.entries,
});
export type StaffGood = v.InferOutput<typeof staffGood>;

/** What a good costs from now on. What was ordered keeps its price. */
export const goodPrices = v.pipe(
  v.object({ prices: pricesFrom(1), mrp: v.nullable(paise), ...readVersion.entries }),
  v.forward(
    v.check(({ prices, mrp }) => mrp === null || prices.inr <= mrp, "above_mrp"),
    ["prices", "inr"],
  ),
);

/** A report as a laboratory issued it. A spreadsheet must not take its number or its laboratory for a formula. */
export const goodReport = v.object({
  lab: v.object({
    en: v.pipe(filled(80), v.regex(/^[A-Za-z\d]/, "characters")),
    hi: v.pipe(filled(80), v.regex(/^[\p{L}\d]/u, "characters")),
  }),
  number: v.pipe(filled(40), v.regex(/^[\p{L}\d][\p{L}\p{M}\d ./_-]*$/u, "characters")),
  issued_on: day,
  verify_url: v.nullable(verifyUrl),
  file: reportFile,
  ...readVersion.entries,
});

/** What the settings of a gem cost from now on: the same settings, each with its charge. */
export const goodMakingCharges = v.object({
  making_charges: v.array(makingCharge),
  ...readVersion.entries,
});

/** Takes back the report that is shown. */
export const goodReportTakenBack = v.object(readVersion.entries);
