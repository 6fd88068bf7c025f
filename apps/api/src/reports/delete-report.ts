import type { Database } from "../db/database.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { reportNotReady } from "./reports.errors.ts";
import { deleteReports } from "./reports.queries.ts";

/** Deletes the finished report of an order, with the details that it was made of. */
export const deleteReportOf = (db: Database, orderId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    // While it is being made, it would come back.
    if (locked?.fulfilment.state !== "ready") throw reportNotReady();
    await deleteReports(tx, locked.fulfilment.id);
  });
