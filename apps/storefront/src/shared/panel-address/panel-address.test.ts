import { expect, test } from "vitest";
import { panelIn, withPanel } from "./panel-address.ts";

test("a panel opens over the page with its filters kept, and closes to the same page", () => {
  const page = { pathname: "/online-puja", search: "?deity=shiva" };
  const opened = withPanel(page, "locale");
  expect(opened).toBe("/online-puja?deity=shiva&panel=locale");
  expect(panelIn("?deity=shiva&panel=locale")).toBe("locale");
  expect(withPanel({ pathname: "/online-puja", search: "?deity=shiva&panel=locale" })).toBe(
    "/online-puja?deity=shiva",
  );
});

test("an unknown panel opens nothing", () => {
  expect(panelIn("?panel=constructor")).toBeUndefined();
});
