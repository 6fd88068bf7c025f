import type { OrderState } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { lockOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { reportNotReady } from "./reports.errors.ts";
import { deleteReports } from "./reports.queries.ts";

/** Nothing more is made: until then a deleted report would come back, or a paid one could not be made. */
const settled: readonly OrderState[] = ["ready", "cancelled", "expired"];

/** Whether the owner of an order can delete something now: details, or a report that was made of them. */
export const canDelete = ({ fulfilment }: Pick<StoredOrder, "fulfilment">, hasReport: boolean): boolean =>
  settled.includes(fulfilment.state) && (hasReport || fulfilment.detailsSealed !== null);

/** Deletes the report of an order, with the details that it was made of, or was to be made of. */
export const deleteReportOf = (db: Database, orderId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !settled.includes(locked.fulfilment.state)) throw reportNotReady();
    await deleteReports(tx, locked.fulfilment.id);
  });
