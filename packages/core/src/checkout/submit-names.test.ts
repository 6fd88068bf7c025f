import { expect, test, vi } from "vitest";
import { type ApiClient, ApiError } from "../api/index.ts";
import { sankalpOf, submitNames } from "./index.ts";

const names = sankalpOf("ord_order10000000000000", [{ key: 0, name: "Asha", gotra: "" }], "en");

/** An API whose answer to names is this error. */
const failing = (error: Error) =>
  ({ get: vi.fn(), post: vi.fn(async () => Promise.reject(error)), write: vi.fn() }) satisfies ApiClient;

test.each([
  ["network", 0],
  ["server_error", 503],
  ["sankalp_locked", 409],
])("after %s the names can be submitted later", async (code, status) => {
  expect(await submitNames(failing(new ApiError("no", { code, status })), names, "s")).toBe(false);
});

test("names that the buyer can correct are rejected before the payment", async () => {
  const error = new ApiError("no", { code: "invalid_input", status: 422 });
  await expect(submitNames(failing(error), names, "s")).rejects.toBe(error);
});

test("a defect of our own is not hidden", async () => {
  await expect(submitNames(failing(new TypeError("x")), names, "s")).rejects.toThrow(TypeError);
});
