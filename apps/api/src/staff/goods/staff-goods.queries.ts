import type { GoodsType } from "@aradhana/core/contract";
import type { StaffGood } from "@aradhana/core/staff";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { gems } from "../../goods/gems.table.ts";
import type { Certificate } from "../../goods/goods-columns.ts";
import { products } from "../../goods/products.table.ts";
import { fileOf } from "../../goods/report/report-files.ts";
import type { Prices } from "../../money/prices.ts";
import { withVersion } from "../versions.ts";
import { goodsTables } from "./goods-tables.ts";

/** The columns that staff change. */
const columnsOf = (type: GoodsType) => {
  const { table, mrp } = goodsTables[type];
  const { id, sku, title, prices, facts } = table;
  return {
    type: sql<GoodsType>`${type}::text`.as("type"),
    ...{ id, sku, title, prices },
    mrp: sql<Partial<Prices>>`${mrp}`.as("mrp"),
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
  certificate: Certificate | null;
}

const goodOf = ({ id, type, sku, title, prices, mrp, certificate }: Row): StaffGood => ({
  ...{ id, type, sku, title, packed: goodsTables[type].isPacked },
  ...withVersion({ prices, mrp: mrp.inr ?? null, report: certificate && reportOf(id, certificate) }),
});

const reportOf = (id: string, certificate: Certificate) => ({
  ...{ lab: certificate.lab, number: certificate.number, issued_on: certificate.issuedOn ?? null },
  ...{ verify_url: certificate.verifyUrl ?? null, file: fileOf(id, certificate) },
  sample: certificate.scan?.isSample ?? false,
});

/** Gives a good another report. */
export function certify(tx: Database, { id, type }: StaffGood, certificate: Certificate) {
  const line = goodsTables[type];
  const facts = sql`jsonb_set(${line.table.facts}, '{certificate}', ${JSON.stringify(certificate)}::jsonb)`;
  return line.certify(tx, id, facts, certificate.lab);
}
