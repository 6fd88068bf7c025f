import { ApiError } from "@aradhana/core/api";
import { expect, test, vi } from "vitest";
import { patientReads } from "./patient-reads.ts";

const failure = (status: number) => new ApiError("no", { code: "x", status });

/** A client whose answers come in turn, and the pauses that were made between them. */
function clientOf(...answers: (ApiError | string)[]) {
  const pauses: number[] = [];
  const get = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const post = vi.fn(() => Promise.reject(failure(503)));
  const outside = { wait: async (ms: number) => pauses.push(ms), random: () => 0.5 };
  return { api: patientReads({ get, post }, outside), get, post, pauses };
}

test("a read that failed twice is tried a third time, later each time", async () => {
  const { api, pauses } = clientOf(failure(0), failure(503), "here");
  expect(await api.get("/noauth-api/v1/home")).toBe("here");
  expect(pauses).toEqual([500, 1500]);
});

test("the third failure is told", async () => {
  const { api, get } = clientOf(failure(502), failure(504), failure(0));
  await expect(api.get("/noauth-api/v1/home")).rejects.toMatchObject({ status: 0 });
  expect(get).toHaveBeenCalledTimes(3);
});

test.each([401, 404, 422, 429, 500])("a %s is an answer, not an accident", async (status) => {
  const { api, get } = clientOf(failure(status), "never");
  await expect(api.get("/noauth-api/v1/home")).rejects.toMatchObject({ status });
  expect(get).toHaveBeenCalledOnce();
});

test("nothing that writes is ever repeated", async () => {
  const { api, post } = clientOf();
  await expect(api.post("/noauth-api/v1/order/create", {})).rejects.toMatchObject({ status: 503 });
  expect(post).toHaveBeenCalledOnce();
});
