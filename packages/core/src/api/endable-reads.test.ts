import { expect, test, vi } from "vitest";
import { type ApiClient, endableReads } from "./index.ts";

/** A client whose reads last until they are aborted. */
function slow() {
  const get = vi.fn<ApiClient["get"]>(
    (_path, _query, _token, signal) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  return { get, ...endableReads({ get, post: vi.fn(), write: vi.fn() }) };
}

const declined = { name: "ApiError", status: 401, code: "unauthorized" };

test("reads in flight end with the login, and new ones are not sent until the log-out has settled", async () => {
  const { api, get, withoutReads } = slow();
  const before = expect(api.get("/before")).rejects.toMatchObject(declined);
  await withoutReads(async () => {
    await before;
    await expect(api.get("/during")).rejects.toMatchObject(declined);
  });
  expect(get).toHaveBeenCalledOnce();

  get.mockResolvedValueOnce("answer");
  expect(await api.get("/after")).toBe("answer");
});

test("reads are sent again after a log-out that failed", async () => {
  const { api, get, withoutReads } = slow();
  await expect(withoutReads(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
  get.mockResolvedValueOnce("answer");
  expect(await api.get("/after")).toBe("answer");
});

test("a read still ends with the signal of its caller, whether aborted before or meanwhile", async () => {
  const { api } = slow();
  await expect(api.get("/x", {}, undefined, AbortSignal.abort())).rejects.toMatchObject({
    name: "AbortError",
  });
  const caller = new AbortController();
  const read = api.get("/x", {}, undefined, caller.signal);
  caller.abort();
  await expect(read).rejects.toMatchObject({ name: "AbortError" });
});
