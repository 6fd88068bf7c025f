import { expect, test, vi } from "vitest";
import { leaveWithPage } from "./index.ts";

test("a call is left when its page is closed or reloaded, until it is no longer shown", () => {
  const call = { leaveAtOnce: vi.fn() };
  const stop = leaveWithPage(call);
  window.dispatchEvent(new Event("pagehide"));
  expect(call.leaveAtOnce).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event("pagehide"));
  expect(call.leaveAtOnce).toHaveBeenCalledOnce();
});
