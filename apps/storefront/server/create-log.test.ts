import { expect, test, vi } from "vitest";
import { createLog } from "./create-log.ts";

test("an error of a page is logged, and reported with the id of its request", () => {
  const report = vi.fn();
  const write = vi.fn();
  const log = createLog("info", { report, close: async () => {} }, { write });
  const err = new Error("not rendered");
  log.warn({ err }, "a warning");
  log.error({ err, requestId: "req-1" }, "page");
  expect(report.mock.calls).toEqual([[err, "req-1"]]);
  expect(write).toHaveBeenCalledTimes(2);
});
