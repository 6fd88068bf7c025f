import { createApiClient } from "@aradhana/core/api";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pujaCard, startListingServer } from "../../../test/listing-server.ts";
import { WidgetShell } from "../../shell/widget-shell.tsx";
import { readVisitor } from "../../visitor.ts";
import type { WidgetProps } from "../../widget.ts";
import { Component } from "./route.tsx";

let server: Awaited<ReturnType<typeof startListingServer>>;
beforeAll(async () => {
  server = await startListingServer();
});
beforeEach(() => {
  server.asked.length = 0;
  server.answers({ pujas: [pujaCard()] });
});
afterEach(cleanup);
afterAll(() => server.close());

function open(query = "", { framed = true } = {}) {
  const search = new URLSearchParams(query);
  const visitor = readVisitor(search, "en");
  const api = createApiClient({
    host: server.url,
    sessionId: () => "test",
    pageOrigin: "http://shop.test",
    platform: "web",
    country: () => visitor.country,
    language: visitor.language,
  });
  const props: WidgetProps = { api, visitor, search, framed };
  return render(
    <WidgetShell {...props}>
      <Component {...props} />
    </WidgetShell>,
  );
}

test("each puja leads to its page on the full site, in a new tab, and says so", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Soma Pradosh Rudrabhishek" });
  expect(link.getAttribute("href")).toBe("/pooja/pj_rudrabhishek0000000");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
  const description = document.getElementById(link.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("Opens in a new tab");
});

test("a card tells day, place, who performs it, when bookings close and from what price", async () => {
  open();
  const { textContent: card } = await screen.findByRole("article");
  expect(card).toContain("Mon 23 Nov, Trayodashi");
  expect(card).toContain("Kashi Vishwanath Temple, Varanasi");
  expect(card).toContain("Authorised by the temple");
  expect(card).toContain("closes Mon 2 pm");
  expect(card).toContain("from ₹851");
});

test("a card whose bookings have closed since the list was made says so", async () => {
  server.answers({ pujas: [pujaCard({ status: "open", cutoff_at: "2020-01-01T00:00:00.000Z" })] });
  open();
  const { textContent: card } = await screen.findByRole("article");
  expect(card).toContain("Bookings closed");
});

test("what the partner's address asks for goes to the API", async () => {
  open("deity=shiva&limit=3&lang=hi&country_code=us");
  await screen.findByRole("article");
  expect(Object.fromEntries(server.asked[0] ?? [])).toEqual({
    deity: "shiva",
    limit: "3",
    lang: "hi",
    country_code: "us",
  });
});

test("in Hindi the words are Hindi, and so is the page that a card opens", async () => {
  open("lang=hi");
  const link = await screen.findByRole("link", { name: "Soma Pradosh Rudrabhishek" });
  expect(link.getAttribute("href")).toBe("/pooja/pj_rudrabhishek0000000?lang=hi");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("आने वाली पूजाएँ");
});

test("while the list is on its way its places are there, as many as are asked for", async () => {
  const { container } = open("limit=3");
  expect(screen.getByText("Loading the pujas")).toBeTruthy();
  expect(container.querySelector("[aria-hidden=true]")?.children).toHaveLength(3);
  await screen.findByRole("article");
  expect(screen.queryByText("Loading the pujas")).toBeNull();
});

test("a list that takes longer than eight seconds says that it is still on its way", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  open();
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.getByRole("main").textContent).toContain("Slow connection, still trying");
  vi.useRealTimers();
  expect(await screen.findByRole("article")).toBeTruthy();
});

test("where nothing fits, it says so and shows what comes next of any kind", async () => {
  server.answers({
    suggestions: [pujaCard({ title: "Sri Suktam homa" }), pujaCard({ id: "pj_second00000000000000" })],
  });
  open("deity=shani&limit=1");
  await screen.findByRole("heading", { name: "No puja is open for booking here just now" });
  expect(screen.getByRole("link", { name: "See all pujas" }).getAttribute("href")).toBe("/online-puja");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Sri Suktam homa" })).toBeTruthy();
});

test("with nothing to show at all it is not blank", async () => {
  server.answers({});
  open();
  expect(await screen.findByRole("link", { name: "See all pujas" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Next dates" })).toBeNull();
});

test("a failure is told, with its number, and can be tried again", async () => {
  server.answers("away");
  open();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("req_test");
  server.answers({ pujas: [pujaCard()] });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a network it says so, and loads by itself when there is one", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  server.answers("away");
  open();
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  await screen.findByRole("alert");
  server.answers({ pujas: [pujaCard()] });
  onLine.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockRestore();
});

test("the way to the full site is shown where there is no partner's page around it", async () => {
  open("lang=en", { framed: false });
  expect(screen.getByRole("link", { name: "Open full site" }).getAttribute("href")).toBe("/?lang=en");
  await screen.findByRole("article");
  cleanup();
  open();
  await screen.findByRole("article");
  expect(screen.queryByRole("link", { name: "Open full site" })).toBeNull();
});
