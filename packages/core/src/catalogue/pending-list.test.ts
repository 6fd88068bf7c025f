import { expect, test } from "vitest";
import { pendingList } from "./index.ts";

const shown = { filters: { deity: "shiva" }, pages: { first: 1, count: 1 } };
const pending = (search: string) => pendingList(new URLSearchParams(search), shown);

test("a URL with the same filters and pages loads nothing new", () => {
  expect(pending("deity=shiva")).toBe("none");
  expect(pending("deity=+shiva+&page=1&panel=search")).toBe("none");
});

test("one more page is more of the same", () => expect(pending("deity=shiva&pages=2")).toBe("more"));

test.each([
  "",
  "deity=vishnu",
  "deity=shiva&page=2",
  "deity=shiva&q=rudra",
  "deity=shiva&pages=2&sort=price",
])("'%s' is another list", (search) => expect(pending(search)).toBe("another"));

test("a filter that the list does not have changes nothing", () => {
  expect(pendingList(new URLSearchParams("deity=shiva&vip=true"), shown, ["deity"])).toBe("none");
});
