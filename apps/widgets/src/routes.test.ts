import { expect, test } from "vitest";
import { routeAt } from "./routes.ts";

test.each([
  "/widget/pujas",
  "/widget/pujas/",
  "/widget/",
  "/widget/pujas/pj_1",
  "/widget/constructor",
  "/widget/%00",
])("%s shows the pujas", (pathname) => {
  expect(routeAt(pathname).path).toBe("/widget/pujas");
});

test("what a route names can be fetched and drawn", async () => {
  expect(await routeAt("/widget/pujas").load()).toHaveProperty("Component");
});
