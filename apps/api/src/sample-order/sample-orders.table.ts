import type { Image, Money, OrderState, Sankalp } from "@aradhana/core/contract";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Evidence } from "../orders/orders.table.ts";
import { series } from "../pujas/series.table.ts";
import type { Text } from "../text/text.ts";

type ImageOf = { name: Image["name"]; alt: Text };

/** What the page of a sample order shows. Times are ISO. */
export interface SampleOrderContent {
  title: Text;
  temple: Text;
  image: ImageOf;
  tithi: Text;
  startsAt: string;
  packageName: Text;
  price: Money;
  events: { state: OrderState; at: string }[];
  evidence: Evidence[];
  photos: { url: string; at: string }[];
  readOut: Sankalp["read_out"];
  namesAt: string[];
  prasad: { contents: Text; image: ImageOf };
}

/** Finished orders for everybody to read. They are apart from `orders`, so that nothing counts, bills or repeats them. */
export const sampleOrders = pgTable("sample_orders", {
  number: text().primaryKey(),
  seriesSlug: text()
    .notNull()
    .references(() => series.slug),
  content: jsonb().$type<SampleOrderContent>().notNull(),
});
