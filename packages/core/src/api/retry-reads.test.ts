import { expect, test, vi } from "vitest";
import { type ApiClient, ApiError, retryReads } from "./index.ts";

const failure = (status: number) => new ApiError("no", { code: "x", status });
const failing = (...errors: Error[]) => {
  const get = vi.fn<ApiClient["get"]>().mockResolvedValue("answer");
  for (const error of errors) get.mockRejectedValueOnce(error);
  const post = vi.fn<ApiClient["post"]>().mockRejectedValue(failure(0));
  const pauses: number[] = [];
  const api = retryReads(
    { get, post, write: vi.fn() },
    { pause: async (ms) => void pauses.push(ms), random: () => 0.75 },
  );
  return { api, get, post, pauses };
};

test("a read that meets a network or server error is retried twice, with growing pauses", async () => {
  const { api, get, pauses } = failing(failure(0), failure(503));
  expect(await api.get("/x", { q: 1 })).toBe("answer");
  expect(get).toHaveBeenCalledTimes(3);
  expect(get).toHaveBeenLastCalledWith("/x", { q: 1 });
  // A quarter more than 300 and 600: the added part is the jitter.
  expect(pauses).toEqual([375, 750]);
});

test("the third failure reaches the caller", async () => {
  const { api, get } = failing(failure(500), failure(502), failure(504));
  await expect(api.get("/x")).rejects.toMatchObject({ status: 504 });
  expect(get).toHaveBeenCalledTimes(3);
});

test.each([400, 401, 404, 409, 422, 429])("an error response with %i is not retried", async (status) => {
  const { api, get } = failing(failure(status));
  await expect(api.get("/x")).rejects.toMatchObject({ status });
  expect(get).toHaveBeenCalledOnce();
});

test("a read with a passed token is not retried: a login ticket is valid once", async () => {
  const { api, get } = failing(failure(503));
  await expect(api.get("/api/v1/login/getUser", {}, "ticket")).rejects.toMatchObject({ status: 503 });
  expect(get).toHaveBeenCalledExactlyOnceWith("/api/v1/login/getUser", {}, "ticket");
});

test("a write is never retried", async () => {
  const { api, post } = failing();
  await expect(api.post("/x", {})).rejects.toMatchObject({ status: 0 });
  expect(post).toHaveBeenCalledOnce();
});
