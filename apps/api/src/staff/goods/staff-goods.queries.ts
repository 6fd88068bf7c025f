import type { GoodsType } from "@aradhana/core/contract";
import type { StaffGood } from "@aradhana/core/staff";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { gems, type Setting } from "../../goods/gems.table.ts";
import type { Certificate } from "../../goods/goods-columns.ts";
import { products } from "../../goods/products.table.ts";
import { fileOf, scanOf } from "../../goods/report/report-files.ts";
import { sampleReportPath } from "../../goods/report/sample-report-path.ts";
import type { Prices } from "../../money/prices.ts";
import { staffLog } from "../log/staff-log.table.ts";
import { withVersion } from "../versions.ts";
import { goodsTables } from "./goods-tables.ts";

/** The columns that staff change. */
const columnsOf = (type: GoodsType) => {
  const { table, mrp, settings } = goodsTables[type];
  const { id, sku, title, prices, facts } = table;
  return {
    type: sql<GoodsType>`${type}::text`.as("type"),
    ...{ id, sku, title, prices },
    mrp: sql<Partial<Prices>>`${mrp}`.as("mrp"),
    settings: sql<Setting[]>`${settings}`.as("settings"),
    certificate: sql<Certificate | null>`${facts}->'certificate'`.as("certificate"),
  };
};

const isListed = (type: GoodsType) => isNull(goodsTables[type].table.withdrawnAt);

interface GoodsFilter {
  type?: GoodsType | undefined;
  q?: string | undefined;
}

/** A page of the goods that have a page in the shop, by SKU. */
export async function listGoods(
  db: Database,
  { type, q }: GoodsFilter,
  { page, limit }: { page: number; limit: number },
) {
  const all = unionAll(
    db.select(columnsOf("abhimantrit")).from(products).where(isListed("abhimantrit")),
    db.select(columnsOf("gemstone")).from(gems).where(isListed("gemstone")),
  ).as("goods");
  const words = sql`lower(concat_ws(' ', ${all.sku}, ${all.title}->>'en', ${all.title}->>'hi'))`;
  const matches = and(
    type && eq(all.type, type),
    q ? sql`strpos(${words}, ${q.toLowerCase()}) > 0` : undefined,
  );
  const rows = await db
    .select()
    .from(all)
    .where(matches)
    .orderBy(asc(all.sku))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(all).where(matches);
  return { goods: rows.map(goodOf), total: counted?.total ?? 0 };
}

/** One good; undefined if there is none. In a transaction nobody else changes it meanwhile. */
export async function lockGood(tx: Database, id: string): Promise<StaffGood | undefined> {
  for (const type of ["gemstone", "abhimantrit"] as const) {
    const { table } = goodsTables[type];
    const isThis = and(eq(table.id, id), isListed(type));
    const [found] = await tx.select(columnsOf(type)).from(table).where(isThis).for("update");
    if (found) return goodOf(found);
  }
  return undefined;
}

interface Row {
  id: string;
  type: GoodsType;
  sku: string;
  title: StaffGood["title"];
  prices: Prices;
  mrp: Partial<Prices>;
  settings: Setting[];
  certificate: Certificate | null;
}

const goodOf = ({ id, type, sku, title, prices, mrp, settings, certificate }: Row): StaffGood => ({
  ...{ id, type, sku, title, packed: goodsTables[type].isPacked },
  ...withVersion({
    ...{ prices, mrp: mrp.inr ?? null, report: certificate && reportOf(id, certificate) },
    making_charges: settings.flatMap(({ form, metal, makingCharge: charge }) =>
      form === "loose" || metal === null ? [] : [{ form, metal, charge }],
    ),
  }),
});

const reportOf = (id: string, certificate: Certificate) => ({
  ...{ lab: certificate.lab, number: certificate.number, issued_on: certificate.issuedOn ?? null },
  ...{ verify_url: certificate.verifyUrl ?? null, file: fileOf(id, certificate) },
  sample: certificate.scan?.isSample ?? false,
});

/** Gives a good another report, or none. */
export function certify(
  tx: Database,
  { id, type }: Pick<StaffGood, "id" | "type">,
  certificate: Certificate | null,
) {
  const line = goodsTables[type];
  const facts = sql`jsonb_set(${line.table.facts}, '{certificate}', ${JSON.stringify(certificate)}::jsonb)`;
  return line.certify(tx, id, facts, certificate?.lab ?? null);
}

/** Which report a good showed before the one that it shows now, from the log; undefined if no staff gave it that one. */
export async function findEarlierReport(
  tx: Database,
  { sku, report }: StaffGood,
): Promise<StaffGood["report"] | undefined> {
  if (!report?.file) return undefined;
  const isSaved = and(
    eq(staffLog.subject, sku),
    eq(staffLog.action, "good.report"),
    sql`${staffLog.after}->'report'->>'file' = ${report.file}`,
    // The same file may be saved again with another number.
    sql`${staffLog.before}->'report'->>'file' is distinct from ${report.file}`,
  );
  const [saved] = await tx
    .select({ before: sql<StaffGood["report"]>`${staffLog.before}->'report'` })
    .from(staffLog)
    .where(isSaved)
    .orderBy(desc(staffLog.id))
    .limit(1);
  return saved?.before;
}

/** A report of the log as a good stores it. */
export function certificateOf(id: string, report: StaffGood["report"]): Certificate | null {
  if (!report) return null;
  const { lab, number, issued_on: issuedOn, verify_url: verifyUrl, file, sample } = report;
  const scan = file ? scanOf(id, file) : sample ? { url: sampleReportPath(id), isSample: true } : undefined;
  return { lab, number, issuedOn, verifyUrl, ...(scan && { scan }) };
}

/** Sets what the settings of a gem cost; false if they are not its settings. */
export async function setMakingCharges(
  tx: Database,
  { id, making_charges: before }: StaffGood,
  charges: StaffGood["making_charges"],
): Promise<boolean> {
  const keyOf = ({ form, metal }: { form: string; metal: string | null }) => `${form} ${metal}`;
  const byKey = new Map(charges.map((each) => [keyOf(each), each.charge]));
  if (byKey.size !== charges.length || byKey.size !== before.length) return false;
  if (before.some((each) => !byKey.has(keyOf(each)))) return false;
  const [gem] = await tx.select({ settings: gems.settings }).from(gems).where(eq(gems.id, id));
  const settings = gem?.settings.map((setting) => ({
    ...setting,
    makingCharge: byKey.get(keyOf(setting)) ?? setting.makingCharge,
  }));
  if (settings) await tx.update(gems).set({ settings }).where(eq(gems.id, id));
  return true;
}
