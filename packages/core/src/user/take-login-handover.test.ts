import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { loginHandoverKey, takeLoginHandover } from "./index.ts";

const link = { token: "t1", platform: "android" };

/** A tab's drafts, and its name: what outlives a document. */
function openTab({ kept, name = "" }: { kept?: string; name?: string } = {}) {
  const drafts = createStorage(() => undefined);
  if (kept !== undefined) drafts.set(loginHandoverKey, kept);
  return { drafts, tab: { name } };
}

test("the login that the document before put aside is taken once, and waits nowhere any more", () => {
  const { drafts, tab } = openTab({ kept: JSON.stringify(link) });
  expect(takeLoginHandover(drafts, tab)).toEqual(link);
  expect(drafts.keys()).toEqual([]);
  expect(takeLoginHandover(drafts, tab)).toBeUndefined();
});

test("where the tab keeps no drafts it comes as the tab's name, which is empty afterwards", () => {
  const { drafts, tab } = openTab({ name: `${loginHandoverKey}${JSON.stringify(link)}` });
  expect(takeLoginHandover(drafts, tab)).toEqual(link);
  expect(tab.name).toBe("");
  expect(drafts.keys()).toEqual([]);
  expect(takeLoginHandover(drafts, tab)).toBeUndefined();
});

test.each(["", "shop", `a ${loginHandoverKey}${JSON.stringify(link)}`])(
  "a tab that is called %j stays so",
  (name) => {
    const { drafts, tab } = openTab({ name });
    expect(takeLoginHandover(drafts, tab)).toBeUndefined();
    expect(tab.name).toBe(name);
  },
);

test.each(["", "{", "[]", '{"token":"t1"}', '{"platform":"android"}', '{"token":7,"platform":"android"}'])(
  "%j, put aside, signs nobody in and does not stay",
  (kept) => {
    const { drafts, tab } = openTab({ kept });
    expect(takeLoginHandover(drafts, tab)).toBeUndefined();
    expect(drafts.keys()).toEqual([]);
  },
);
