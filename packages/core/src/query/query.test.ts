import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.ts";
import { ApiError } from "../api/index.ts";
import { createMutation, createQuery, keepRetrying, settle } from "./index.ts";

const apiError = (status: number, retryAfter?: number) =>
  new ApiError("no", { code: "x", status, requestId: "req_1", ...(retryAfter && { retryAfter }) });
const failure = (httpStatus: number, retryAfter?: number) => ({
  ...{ code: "x", httpStatus, requestId: "req_1", retryAfter, details: {} },
});
const unexpected = {
  ...{ code: "unexpected", httpStatus: 0, requestId: undefined, retryAfter: undefined, details: {} },
};
const settled = () => new Promise<void>((done) => setImmediate(done));

function open<Value>(initial?: Value) {
  const report = vi.fn();
  const query = createQuery<Value>({ report, initial });
  return { query, report };
}

/** A request that the test resolves or rejects itself. */
function request<Value>() {
  let [resolve, reject] = [(_: Value) => {}, (_: Error) => {}];
  const promise = new Promise<Value>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { load: () => promise, resolve: (value: Value) => resolve(value), reject: (e: Error) => reject(e) };
}

test("a query is loading, and then has its value", async () => {
  const { query } = open<string>();
  const { load, resolve } = request<string>();
  query.fetch(load);
  expect(query.getState()).toEqual({ status: "loading" });
  resolve("here");
  await settled();
  expect(query.getState()).toEqual({ status: "ready", value: "here", isFetching: false });
});

test("a known value is ready at once", () => {
  expect(open("known").query.getState()).toEqual({ status: "ready", value: "known", isFetching: false });
});

test("another fetch aborts the previous one, which is no error", async () => {
  const { query, report } = open<string>();
  const aborted: boolean[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener("abort", () => {
        aborted.push(true);
        reject(signal.reason);
      });
    });
  query.fetch(load);
  query.fetch(async () => "here");
  await settled();
  expect(aborted).toEqual([true]);
  expect(report).not.toHaveBeenCalled();
  expect(query.getState()).toEqual({ status: "ready", value: "here", isFetching: false });
});

test("an error of the API settles the query, and is not reported", async () => {
  const { query, report } = open();
  query.fetch(() => Promise.reject(apiError(404)));
  await settled();
  expect(query.getState()).toEqual({ status: "failed", failure: failure(404), isFetching: false });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ["rejected", () => Promise.reject(new TypeError("ours"))],
  [
    "thrown before there is a promise",
    () => {
      throw new TypeError("ours");
    },
  ],
])("an error of our own settles the query and is reported, also %s", async (_, load) => {
  const { query, report } = open();
  query.fetch(load);
  await settled();
  expect(query.getState()).toEqual({ status: "failed", failure: unexpected, isFetching: false });
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError("ours"));
});

test("a chunk that fails to load is a network error, and is not reported", async () => {
  const { query, report } = open();
  query.fetch(() => Promise.reject(new Error("Loading chunk /assets/place-order.js failed")));
  await settled();
  expect(query.getState()).toMatchObject({ status: "failed", failure: { code: "network", httpStatus: 0 } });
  expect(report).not.toHaveBeenCalled();
});

test("the value stays during a refetch", async () => {
  const { query } = open("old");
  const again = request<string>();
  query.fetch(again.load);
  expect(query.getState()).toEqual({ status: "ready", value: "old", isFetching: true });
  again.reject(apiError(503));
  await settled();
  const last = request<string>();
  query.fetch(last.load);
  expect(query.getState()).toEqual({ status: "failed", failure: failure(503), isFetching: true });
});

test("only the newest fetch counts, and none after a cancel", async () => {
  const { query } = open<string>();
  const [slow, quick, late] = [request<string>(), request<string>(), request<string>()];
  query.fetch(slow.load);
  query.fetch(quick.load);
  quick.resolve("new");
  slow.resolve("old");
  await settled();
  expect(query.getState()).toMatchObject({ value: "new" });
  query.fetch(late.load);
  query.cancel();
  late.resolve("late");
  await settled();
  expect(query.getState()).toMatchObject({ value: "new" });
});

test("listeners receive each state until they unsubscribe", async () => {
  const { query } = open<string>();
  const states: string[] = [];
  const unsubscribe = query.subscribe(() => states.push(query.getState().status));
  query.fetch(async () => "here");
  await settled();
  unsubscribe();
  query.fetch(async () => "again");
  await settled();
  expect(states).toEqual(["ready"]);
});

test("an action runs once at a time and reports its result", async () => {
  const { load, resolve } = request<string>();
  const run = vi.fn((_: number) => load());
  const action = createMutation(run, vi.fn());
  const first = action.mutate(1);
  expect(action.getState()).toEqual({ status: "working" });
  expect(await action.mutate(2)).toBeUndefined();
  resolve("done");
  expect(await first).toEqual({ ok: true, value: "done" });
  expect(action.getState()).toEqual({ status: "done", result: "done" });
  expect(run.mock.calls).toEqual([[1]]);
});

test("an action that fails is not repeated, and can be tried again", async () => {
  const report = vi.fn();
  const run = vi.fn().mockRejectedValueOnce(apiError(503, 30)).mockRejectedValueOnce(new TypeError("ours"));
  const action = createMutation(run, report);
  await action.mutate();
  expect(action.getState()).toEqual({ status: "failed", failure: failure(503, 30) });
  expect([run.mock.calls.length, report.mock.calls.length]).toEqual([1, 0]);
  await action.mutate();
  expect(action.getState()).toEqual({ status: "failed", failure: unexpected });
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError("ours"));
});

test("after a reset, a running action changes nothing", async () => {
  const { load, resolve } = request<string>();
  const action = createMutation(load, vi.fn());
  const running = action.mutate();
  action.reset();
  resolve("late");
  await running;
  expect(action.getState()).toEqual({ status: "idle" });
});

test("`settle` returns a value or a failure, and never rejects", async () => {
  expect(await settle(async () => 1, vi.fn())).toEqual({ ok: true, value: 1 });
  expect(await settle(() => Promise.reject(apiError(422)), vi.fn())).toEqual({
    ok: false,
    failure: failure(422),
  });
});

/** A retried request that fails with each of `errors`, and then succeeds. */
function begin(...errors: Error[]) {
  const clock = fakeClock();
  const run = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
  });
  const [onFailure, report] = [vi.fn(), vi.fn()];
  let online = () => {};
  const stop = keepRetrying({
    ...{ run, onFailure, report, after: clock.after, random: () => 0.5 },
    onOnline(listener) {
      online = listener;
      return () => {
        online = () => {};
      };
    },
  });
  const pass = async (ms: number) => {
    await settled();
    clock.pass(ms);
    await settled();
  };
  return { run, onFailure, report, stop, pass, online: () => online(), waiting: clock.waiting };
}

test("a temporary failure is retried, each time after a longer pause", async () => {
  const { run, onFailure, pass, waiting } = begin(apiError(0), apiError(503), apiError(0));
  const tries: number[] = [];
  for (let second = 0; second <= 14; second += 2) {
    await pass(second === 0 ? 0 : 2_000);
    tries.push(run.mock.calls.length);
  }
  expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  expect([onFailure.mock.calls.length, waiting()]).toEqual([0, 0]);
});

test("a pause is never longer than a minute", async () => {
  const { run, pass } = begin(...Array.from({ length: 9 }, () => apiError(503)));
  for (let minute = 0; minute < 9; minute++) await pass(60_000);
  expect(run).toHaveBeenCalledTimes(10);
});

test("a retry waits as long as the server asks", async () => {
  const { run, pass } = begin(apiError(429, 30));
  await pass(29_999);
  expect(run).toHaveBeenCalledOnce();
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ["the API's", apiError(409), 0],
  ["our own", new TypeError("ours"), 1],
])("a permanent failure of %s is not retried", async (_, error, reports) => {
  const { run, onFailure, report, pass, online } = begin(error);
  await pass(600_000);
  online();
  await settled();
  expect([run, onFailure, report].map(({ mock }) => mock.calls.length)).toEqual([1, 1, reports]);
});

test("it retries when the network returns, until it is stopped", async () => {
  const { run, stop, online, pass } = begin(apiError(0), apiError(0), apiError(0));
  await settled();
  online();
  online();
  await settled();
  expect(run).toHaveBeenCalledTimes(2);
  stop();
  online();
  await pass(600_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a failure after stop() is ignored", async () => {
  const { onFailure, stop } = begin(apiError(409));
  stop();
  await settled();
  expect(onFailure).not.toHaveBeenCalled();
});

test("a failure names the fields that the server did not accept", async () => {
  const fieldErrors = [{ field: "address.city", code: "too_long", message: "This text is too long." }];
  const settled = await settle(() => {
    throw new ApiError("no", { code: "invalid_input", status: 422, fieldErrors });
  }, vi.fn());
  expect(settled).toMatchObject({ ok: false, failure: { fieldErrors } });
});
