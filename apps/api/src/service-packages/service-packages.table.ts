import type { ServiceType } from "@aradhana/core/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CancellationTerms } from "../catalogue/dated-columns.ts";
import { instant, timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { foldedColumns } from "../search/search-columns.ts";
import type { Text } from "../text/text.ts";

/** `pratyantar`: the third level of dashas for the next ten years. */
export type PackageExtra = "pratyantar";

/** What can be bought of the services that are a report. */
export const servicePackages = pgTable(
  "service_packages",
  {
    id: text().primaryKey(),
    type: text().$type<ServiceType>().notNull(),
    slug: text().notNull().unique(),
    title: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    features: jsonb().$type<Text[]>().notNull(),
    image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
    prices: jsonb().$type<Prices>().notNull(),
    /** In how many minutes after the payment it is due. */
    dueMinutes: integer().notNull(),
    policy: jsonb().$type<CancellationTerms>().notNull(),
    /** The code of the service and the rate of its tax, which is included in the price. */
    sac: text().notNull(),
    gstPct: integer().notNull(),
    /** What its report has beside that of the other packages. */
    extras: text().array().$type<PackageExtra[]>().notNull(),
    position: integer().notNull(),
    /** Folded words for the search. */
    titleWords: text().notNull(),
    searchWords: text().notNull(),
    ...foldedColumns(),
    /** When it was removed from the shop; its orders stay valid. */
    withdrawnAt: instant(),
    ...timestamps,
  },
  (table) => [index("service_packages_type_idx").on(table.type, table.position)],
);
