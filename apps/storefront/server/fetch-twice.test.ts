import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { mayReload } from "./fetch-twice.ts";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
const works = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: unknown) => void stored.set(key, String(value)),
  };
};

/** A tab whose document meets a lost script at the given times, in ms; and the name that the tab has then. */
function reloads(sessionStorage: object, times: readonly number[], name = "", onLine = true) {
  let now = 0;
  const tab = createContext({ sessionStorage, name, navigator: { onLine }, Date: { now: () => now } });
  const answers = times.map((time) => {
    now = 1_000_000_000 + time;
    return runInContext(`${mayReload};mayReload()`, tab);
  });
  return { answers, name: runInContext("name", tab) };
}

test.each([
  ["works", works()],
  ["is blocked", { getItem: denied, setItem: denied }],
  ["is full", { getItem: () => null, setItem: denied }],
])("§2 a script that stays lost reloads once in half a minute where the tab's storage %s", (_, storage) => {
  expect(reloads(storage, [0, 200, 29_999, 30_000]).answers).toEqual([true, false, false, true]);
});

test("a name that another site gave the tab stays, and nothing is reloaded for ever", () => {
  const tab = reloads({ getItem: denied, setItem: denied }, [0, 200], "checkout");
  expect(tab).toEqual({ answers: [false, false], name: "checkout" });
});

test("without a connection nothing is reloaded", () => {
  expect(reloads(works(), [0], "", false).answers).toEqual([false]);
});
