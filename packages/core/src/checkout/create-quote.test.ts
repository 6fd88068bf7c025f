import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.ts";
import { ApiError } from "../api/index.ts";
import type { Quote } from "../contract/index.ts";
import { createQuote } from "./index.ts";

interface Request {
  qty: number;
}
const priced = (quote_id: string) => ({ results: { quote_id } as Quote });
const settled = () => new Promise<void>((done) => setImmediate(done));

function open(fetchQuote = vi.fn(async ({ qty }: Request) => priced(`of ${qty}`))) {
  const clock = fakeClock();
  const report = vi.fn();
  const quote = createQuote<Request>({ fetchQuote, report, after: clock.after });
  const pass = async (ms = 250) => {
    clock.pass(ms);
    await settled();
  };
  return { quote, fetchQuote, report, pass, waiting: clock.waiting };
}

test("a request is priced once it has not changed for a moment", async () => {
  const { quote, fetchQuote, pass } = open();
  quote.setRequest({ qty: 1 });
  await pass(249);
  quote.setRequest({ qty: 2 });
  await pass(249);
  expect([quote.getState().status, fetchQuote.mock.calls.length]).toEqual(["working", 0]);
  await pass(1);
  expect(fetchQuote.mock.calls).toEqual([[{ qty: 2 }]]);
  expect(quote.getState()).toMatchObject({
    status: "ready",
    shown: { quote_id: "of 2" },
    failure: undefined,
  });
});

test("the same request is not priced twice, except on retry", async () => {
  const { quote, fetchQuote, pass } = open();
  quote.setRequest({ qty: 1 });
  await pass();
  quote.setRequest({ qty: 1 });
  await pass();
  expect(fetchQuote).toHaveBeenCalledOnce();
  quote.refetch();
  await pass();
  expect(fetchQuote).toHaveBeenCalledTimes(2);
});

test("a price that the server sends takes the place of that of the same request, with all else it said", async () => {
  const { quote, fetchQuote, pass, waiting } = open();
  quote.setRequest({ qty: 1 });
  await pass();
  const { of } = quote.getState();
  quote.refetch();
  quote.adopt({ quote_id: "sent" } as Quote);
  await pass();
  expect(quote.getState()).toMatchObject({ of, status: "ready", shown: { quote_id: "sent" } });
  quote.setRequest({ qty: 1 });
  await pass();
  expect([fetchQuote.mock.calls.length, waiting()]).toEqual([1, 0]);
});

test("the last price stays while the next is calculated, and where that fails", async () => {
  const { quote, fetchQuote, pass } = open();
  quote.setRequest({ qty: 1 });
  await pass();
  fetchQuote.mockRejectedValueOnce(
    new ApiError("no", { code: "quote_too_many", status: 429, retryAfter: 9 }),
  );
  quote.setRequest({ qty: 2 });
  expect(quote.getState()).toMatchObject({ status: "working", shown: { quote_id: "of 1" } });
  await pass();
  expect(quote.getState()).toMatchObject({
    ...{ status: "failed", shown: { quote_id: "of 1" } },
    failure: { code: "quote_too_many", retryAfter: 9 },
  });
});

test("an error of our own is a failure, and is reported", async () => {
  const { quote, fetchQuote, report, pass } = open();
  fetchQuote.mockRejectedValueOnce(new TypeError("ours"));
  quote.setRequest({ qty: 1 });
  await pass();
  expect(quote.getState()).toMatchObject({ status: "failed", failure: { code: "unexpected" } });
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError("ours"));
});

test("without a selection there is no price and no request", async () => {
  const { quote, fetchQuote, pass } = open();
  quote.setRequest({ qty: 1 });
  await pass();
  quote.setRequest(undefined);
  expect(quote.getState()).toEqual({ status: "none", shown: undefined, failure: undefined, of: undefined });
  quote.refetch();
  await pass();
  expect(fetchQuote).toHaveBeenCalledOnce();
});

test("a price that comes too late is dropped", async () => {
  let answer = (_: ReturnType<typeof priced>) => {};
  const { quote, fetchQuote, pass } = open();
  fetchQuote.mockReturnValueOnce(
    new Promise((done) => {
      answer = done;
    }),
  );
  quote.setRequest({ qty: 1 });
  await pass();
  quote.setRequest({ qty: 2 });
  answer(priced("of 1"));
  await settled();
  expect(quote.getState()).toMatchObject({ status: "working", shown: undefined });
});

test("once cancelled nothing is requested, and the same request can be priced again", async () => {
  const { quote, fetchQuote, pass, waiting } = open();
  quote.setRequest({ qty: 1 });
  quote.cancel();
  expect(waiting()).toBe(0);
  quote.setRequest({ qty: 1 });
  await pass();
  expect(fetchQuote).toHaveBeenCalledOnce();
});
