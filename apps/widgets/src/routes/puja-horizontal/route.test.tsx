import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { pujaCard } from "../../../test/catalogue.ts";
import { openWidget } from "../../../test/open-widget.tsx";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterEach(cleanup);
afterAll(() => server.close());

test("the rail is a named carousel of cards, with a link to all of them", async () => {
  server.answers("getPoojaListing", { pujas: [pujaCard()], facets: [], suggestions: [] });
  await openWidget(server.url, "/widget/puja-horizontal?limit=5");
  expect(screen.getByText("Loading the pujas")).toBeTruthy();
  await screen.findByRole("article");
  const rail = screen.getByRole("group", { name: "Upcoming pujas" });
  expect(rail.getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getByRole("link", { name: "See all pujas" }).getAttribute("target")).toBe("_blank");
  expect(server.requests[0]?.query.get("limit")).toBe("5");
});

test("without any puja it is not blank, and a failure can be tried again", async () => {
  server.answers("getPoojaListing", { pujas: [], facets: [], suggestions: [] });
  await openWidget(server.url, "/widget/puja-horizontal");
  expect(await screen.findByRole("heading", { name: "No pujas to book here right now" })).toBeTruthy();
  cleanup();
  server.refuses("getPoojaListing", 500);
  await openWidget(server.url, "/widget/puja-horizontal");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
