import type { PoojaListing } from "@aradhana/core/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { pujaCard } from "../../../test/catalogue.ts";
import { openWidget } from "../../../test/open-widget.tsx";

let server: ApiServer;
const list = (changes: Partial<PoojaListing> = {}) =>
  server.answers("getPoojaListing", { pujas: [], facets: [], suggestions: [], ...changes });

beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  list({ pujas: [pujaCard()] });
});
afterEach(cleanup);
afterAll(() => server.close());

const open = (query = "", options = {}) => openWidget(server.url, `/widget/pujas?${query}`, options);

test("each puja links to its widget in the same frame, with the partner's parameters", async () => {
  const { went } = await open("lang=en&utm_source=a&limit=3");
  const link = await screen.findByRole("link", { name: "Soma Pradosh Rudrabhishek" });
  const address = "/widget/pujas/pj_rudrabhishek0000000?lang=en&utm_source=a";
  expect(link.getAttribute("href")).toBe(address);
  expect(link.getAttribute("target")).toBeNull();
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(went).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(went).toHaveBeenCalledExactlyOnceWith(address);
});

test("links out of the widget open in a new tab and are labelled so", async () => {
  list();
  await open();
  const link = await screen.findByRole("link", { name: "See all pujas" });
  expect(link.getAttribute("href")).toBe("/online-puja");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
  const description = document.getElementById(link.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("Opens in a new tab");
});

test("a card shows date, place, priest, cut-off and lowest price", async () => {
  await open();
  const { textContent: card } = await screen.findByRole("article");
  expect(card).toContain("Mon 23 Nov, Trayodashi");
  expect(card).toContain("Kashi Vishwanath Temple, Varanasi");
  expect(card).toContain("Authorised by the temple");
  expect(card).toContain("closes Mon 2 pm");
  expect(card).toContain("from ₹851");
});

const facets: PoojaListing["facets"] = [
  {
    key: "deity",
    options: [
      { value: "shiva", label: "Shiva", count: 4 },
      { value: "durga", label: "Durga", count: 2 },
    ],
  },
  { key: "temple", options: [{ value: "somnath", label: "Somnath", count: 6 }] },
];
// In collapsed groups.
const filter = (name: string) => screen.getByText(name).closest("a") as HTMLAnchorElement;

test("filters are links; the same link removes a filter", async () => {
  list({ pujas: [pujaCard()], facets });
  const { went } = await open("lang=en&limit=3");
  const filters = await screen.findByRole("list", { name: "Filters" });
  // A single temple is not offered as a filter.
  expect([...filters.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual(["Deity"]);
  expect(filter("Shiva").getAttribute("href")).toBe("/widget/pujas?lang=en&limit=3&deity=shiva&chosen=deity");
  fireEvent.click(filter("Durga"));
  expect(went).toHaveBeenCalledWith("/widget/pujas?lang=en&limit=3&deity=durga&chosen=deity");

  cleanup();
  await open("lang=en&limit=3&deity=durga&chosen=deity");
  expect((await screen.findByText("Deity: Durga")).tagName).toBe("SUMMARY");
  expect(filter("Durga").getAttribute("href")).toBe("/widget/pujas?lang=en&limit=3");
  expect(filter("Shiva").getAttribute("href")).toBe("/widget/pujas?lang=en&limit=3&deity=shiva&chosen=deity");
});

test("the visitor's filters can be removed, the partner's cannot, and filters=off hides them", async () => {
  list({ facets: [], suggestions: [pujaCard()] });
  await open("deity=shani&chosen=deity");
  expect(await screen.findByText("Deity: shani")).toBeTruthy();
  expect(filter("shani").getAttribute("href")).toBe("/widget/pujas");
  for (const query of ["deity=shiva", "filters=off"]) {
    cleanup();
    list({ pujas: [pujaCard()], facets });
    await open(query);
    await screen.findByRole("article");
    expect(screen.queryByRole("list", { name: "Filters" })).toBeNull();
  }
});

test("a card shows when its bookings have closed since the list was loaded", async () => {
  list({ pujas: [pujaCard({ status: "open", cutoff_at: "2020-01-01T00:00:00.000Z" })] });
  await open();
  const { textContent: card } = await screen.findByRole("article");
  expect(card).toContain("Bookings closed");
});

test("a card closes at its cut-off while the list is open, and shows the next date", async () => {
  const next = { id: "pj_next00000000000000", start_at: "2026-12-07T12:00:00.000Z" };
  // Just after the server's response.
  list({ pujas: [pujaCard({ cutoff_at: "2026-11-20T10:00:00.200Z", next })] });
  await open();
  expect((await screen.findByRole("article")).textContent).toContain("from ₹851");
  expect(await screen.findByText("Bookings closed. Next on Mon 7 Dec")).toBeTruthy();
});

test("the partner's filters are sent to the API", async () => {
  await open("deity=shiva&limit=3&lang=hi&country_code=us");
  await screen.findByRole("article");
  expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({
    deity: "shiva",
    limit: "3",
    lang: "hi",
    country_code: "us",
  });
});

test("in Hindi the texts are Hindi, and so is the widget that a card opens", async () => {
  await open("lang=hi");
  const link = await screen.findByRole("link", { name: "Soma Pradosh Rudrabhishek" });
  expect(link.getAttribute("href")).toBe("/widget/pujas/pj_rudrabhishek0000000?lang=hi");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("आने वाली पूजाएँ");
});

test("while the list loads, it shows as many skeletons as cards were requested", async () => {
  const { container } = await open("limit=3");
  expect(screen.getByText("Loading the pujas")).toBeTruthy();
  expect(container.querySelector("[aria-hidden=true]")?.children).toHaveLength(3);
  await screen.findByRole("article");
  expect(screen.queryByText("Loading the pujas")).toBeNull();
});

test("without matches it shows a message and the next pujas of any kind", async () => {
  list({
    suggestions: [pujaCard({ title: "Sri Suktam homa" }), pujaCard({ id: "pj_second00000000000000" })],
  });
  await open("deity=shani&limit=1");
  await screen.findByRole("heading", { name: "No pujas to book here right now" });
  expect(screen.getByRole("link", { name: "See all pujas" }).getAttribute("href")).toBe("/online-puja");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Sri Suktam homa" })).toBeTruthy();
});

test("an empty catalogue shows a message instead of a blank page", async () => {
  list();
  await open();
  expect(await screen.findByRole("link", { name: "See all pujas" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Next dates" })).toBeNull();
});

test("an error shows a message with its code and a retry button", async () => {
  server.refuses("getPoojaListing", 503);
  await open();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("req_test");
  list({ pujas: [pujaCard()] });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("offline it shows a message, and loads when the network returns", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  server.refuses("getPoojaListing", 503);
  await open();
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  await screen.findByRole("alert");
  list({ pujas: [pujaCard()] });
  onLine.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockRestore();
});

test("the link to the full site is shown only outside partners' pages", async () => {
  await open("lang=en", { framed: false });
  expect(screen.getByRole("link", { name: "Open full site" }).getAttribute("href")).toBe("/?lang=en");
  await screen.findByRole("article");
  cleanup();
  await open();
  await screen.findByRole("article");
  expect(screen.queryByRole("link", { name: "Open full site" })).toBeNull();
});
