import { newBuyer } from "../src/buyer/buyer.ts";
import { now } from "./orders.ts";

/** A buyer at the time of the fixtures, whatever the clock says. */
export const newTestBuyer = (saved: Partial<Parameters<typeof newBuyer>[1]> = {}) =>
  newBuyer({ id: "test", startedAt: 0 }, { now, ...saved });
