import { expect, test, vi } from "vitest";
import { type ApiClient, ApiError, retryReads } from "./index.ts";

const failure = (status: number) => new ApiError("no", { code: "x", status });
const failing = (...errors: Error[]) => {
  const get = vi.fn<ApiClient["get"]>().mockResolvedValue("answer");
  for (const error of errors) get.mockRejectedValueOnce(error);
  const post = vi.fn<ApiClient["post"]>().mockRejectedValue(failure(0));
  const pauses: number[] = [];
  const api = retryReads({ get, post }, { pause: async (ms) => void pauses.push(ms), random: () => 0.75 });
  return { api, get, post, pauses };
};

test("a read that met no answer or a broken server is tried twice more, at growing pauses", async () => {
  const { api, get, pauses } = failing(failure(0), failure(503));
  expect(await api.get("/x", { q: 1 })).toBe("answer");
  expect(get).toHaveBeenCalledTimes(3);
  expect(get).toHaveBeenLastCalledWith("/x", { q: 1 });
  // A quarter more than 300 and 600: what is added is the chance that keeps callers apart.
  expect(pauses).toEqual([375, 750]);
});

test("the third failure reaches the caller", async () => {
  const { api, get } = failing(failure(500), failure(502), failure(504));
  await expect(api.get("/x")).rejects.toMatchObject({ status: 504 });
  expect(get).toHaveBeenCalledTimes(3);
});

test.each([400, 401, 404, 409, 422, 429])("a refusal with %i is an answer, not a fault", async (status) => {
  const { api, get } = failing(failure(status));
  await expect(api.get("/x")).rejects.toMatchObject({ status });
  expect(get).toHaveBeenCalledOnce();
});

test("a read with a token of its own is not tried again: the ticket of a link is good for one use", async () => {
  const { api, get } = failing(failure(503));
  await expect(api.get("/api/v1/login/getUser", {}, "ticket")).rejects.toMatchObject({ status: 503 });
  expect(get).toHaveBeenCalledExactlyOnceWith("/api/v1/login/getUser", {}, "ticket");
});

test("a write is never repeated", async () => {
  const { api, post } = failing();
  await expect(api.post("/x", {})).rejects.toMatchObject({ status: 0 });
  expect(post).toHaveBeenCalledOnce();
});
