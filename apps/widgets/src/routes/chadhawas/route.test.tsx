import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { chadhaavaCard } from "../../../test/catalogue.ts";
import { openWidget } from "../../../test/open-widget.tsx";

let server: ApiServer;
const list = (chadhaavas: readonly unknown[], suggestions: readonly unknown[] = []) =>
  server.answers("getChadhaavaListing", { chadhaavas, facets: [], suggestions });

beforeAll(async () => {
  server = await startApiServer();
});
afterEach(cleanup);
afterAll(() => server.close());

test("a chadhava is a card with its occasion, place, price and the time of its recording", async () => {
  list([chadhaavaCard()]);
  await openWidget(server.url, "/widget/chadhawas?lang=en&deity=shiva");
  const link = await screen.findByRole("link", { name: "Bilva leaves for Mahadev" });
  expect(link.getAttribute("href")).toBe("/widget/chadhawas/ch_bilvapatra000000000?lang=en");
  const { textContent: card } = screen.getByRole("article");
  expect(card).toContain("Mon 23 Nov, Soma Pradosh");
  expect(card).toContain("Kashi Vishwanath Temple, Varanasi");
  expect(card).toContain("Recording within 24 hours");
  expect(card).toContain("from ₹851");
  expect(server.requests[0]?.query.get("deity")).toBe("shiva");
});

test("an empty list has a message, in Hindi too", async () => {
  list([]);
  await openWidget(server.url, "/widget/chadhawas?lang=hi");
  expect(await screen.findByRole("heading", { name: "अभी यहाँ बुक करने के लिए चढ़ावा नहीं है" })).toBeTruthy();
});

test("as a rail it shows what comes next of any kind where nothing fits", async () => {
  list([], [chadhaavaCard()]);
  await openWidget(server.url, "/widget/chadhawa-horizontal?temple=somnath&lang=en");
  expect(await screen.findByRole("group", { name: "Upcoming chadhava" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Bilva leaves for Mahadev" })).toBeTruthy();
});
