import { expect, test, vi } from "vitest";
import { openOnce } from "./open-once.ts";

test("a part is opened once, and again after it was lost", async () => {
  const open = vi.fn(async () => "part");
  open.mockRejectedValueOnce(new Error("lost"));
  const part = openOnce(open);
  await expect(part()).rejects.toThrow("lost");
  expect(await Promise.all([part(), part()])).toEqual(["part", "part"]);
  expect(open).toHaveBeenCalledTimes(2);
});
