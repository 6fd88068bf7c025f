// @vitest-environment jsdom
import { createStorage } from "@aradhana/core/storage";
import { loginHandoverKey, takeLoginHandover } from "@aradhana/core/user";
import { afterEach, expect, test, vi } from "vitest";
import { followAddress, handOver } from "./hand-over.ts";
import { handOverHere } from "./hand-over-here.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.name = "";
});

const link = { token: "t1", platform: "android" };

/** A document at that address. jsdom does not navigate, so the target is recorded. */
function openAt(address: string) {
  const { href, search } = new URL(address, "https://shop.test");
  const replace = vi.fn<(to: string) => void>();
  vi.stubGlobal("location", { href, search, replace });
  return replace;
}
const drafts = () => createStorage(() => sessionStorage);
const blockStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

test("a login is handed to the next document, once", () => {
  const replace = openAt("/pooja/pj_1?token=t1&platform=android");
  handOver(loginHandoverKey, "/auth?link=follow");
  expect(replace).toHaveBeenCalledExactlyOnceWith("/auth?link=follow");
  expect(takeLoginHandover(drafts(), window)).toEqual(link);
  expect(takeLoginHandover(drafts(), window)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("also if the browser stores nothing", () => {
  blockStorage();
  openAt("/?token=t1&platform=android");
  handOver(loginHandoverKey, "/auth?link=follow");
  expect(window.name).toContain("t1");
  expect(takeLoginHandover(drafts(), window)).toEqual(link);
  expect(window.name).toBe("");
});

test("a name that another site gave the tab is none of ours", () => {
  window.name = "checkout";
  expect(takeLoginHandover(drafts(), window)).toBeUndefined();
  expect(window.name).toBe("checkout");
});

test.each(["", "{", "null", "[[[]]]", '{"token":7,"platform":"web"}'])("%j is no login", (garbage) => {
  sessionStorage.setItem(loginHandoverKey, garbage);
  expect(takeLoginHandover(drafts(), window)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("it works as source text, as the server writes it into a page", () => {
  const replace = openAt("/?token=t1&platform=android");
  // As the server runs it, without anything from outside.
  // biome-ignore lint/security/noGlobalEval: this is the promise under test
  globalThis.eval(`(${handOver})("${loginHandoverKey}","/auth")`);
  expect(replace).toHaveBeenCalledWith("/auth");
  expect(takeLoginHandover(drafts(), window)).toEqual(link);
});

test("on a host of plain files the page does what the server would", () => {
  const replace = openAt("/pooja/pj_1?step=pay&token=t1&platform=android");
  handOverHere();
  expect(replace).toHaveBeenCalledExactlyOnceWith(followAddress("/pooja/pj_1?step=pay", "android"));
  expect(takeLoginHandover(drafts(), window)).toEqual(link);
});

test("there, too, a token alone is only taken out of the address", () => {
  const replace = openAt("/pooja/pj_1?token=t1");
  handOverHere();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/pooja/pj_1");
  expect(takeLoginHandover(drafts(), window)).toBeUndefined();
});
