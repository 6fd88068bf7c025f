import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { loginHandoverKey, takeLoginHandover } from "./index.ts";

const link = { token: "t1", platform: "android" };

/** A tab's drafts and its window name, both of which survive a navigation. */
function openTab({ stored, name = "" }: { stored?: string; name?: string } = {}) {
  const drafts = createStorage(() => undefined);
  if (stored !== undefined) drafts.set(loginHandoverKey, stored);
  return { drafts, tab: { name } };
}

test("the login stored by the previous document is taken once and removed", () => {
  const { drafts, tab } = openTab({ stored: JSON.stringify(link) });
  expect(takeLoginHandover(drafts, tab)).toEqual(link);
  expect(drafts.keys()).toEqual([]);
  expect(takeLoginHandover(drafts, tab)).toBeUndefined();
});

test("without draft storage it is taken from the window name, which is then emptied", () => {
  const { drafts, tab } = openTab({ name: `${loginHandoverKey}${JSON.stringify(link)}` });
  expect(takeLoginHandover(drafts, tab)).toEqual(link);
  expect(tab.name).toBe("");
  expect(drafts.keys()).toEqual([]);
  expect(takeLoginHandover(drafts, tab)).toBeUndefined();
});

test.each(["", "shop", `a ${loginHandoverKey}${JSON.stringify(link)}`])(
  "a window named %j keeps its name",
  (name) => {
    const { drafts, tab } = openTab({ name });
    expect(takeLoginHandover(drafts, tab)).toBeUndefined();
    expect(tab.name).toBe(name);
  },
);

test.each(["", "{", "[]", '{"token":"t1"}', '{"platform":"android"}', '{"token":7,"platform":"android"}'])(
  "%j is not a login and is removed",
  (stored) => {
    const { drafts, tab } = openTab({ stored });
    expect(takeLoginHandover(drafts, tab)).toBeUndefined();
    expect(drafts.keys()).toEqual([]);
  },
);
