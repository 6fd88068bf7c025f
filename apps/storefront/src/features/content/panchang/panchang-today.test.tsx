// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { knowCountry } from "../../../../test/know-country.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { placeSearchText } from "../place-search/text.ts";
import { PanchangToday } from "./panchang-today.tsx";
import { placeKey } from "./stored-place.ts";
import { panchangText } from "./text.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
});

const time = (start_at: string, end_at: string) => ({ start_at, end_at });
const noon = time("2026-11-25T06:00:00Z", "2026-11-25T06:45:00Z");
const results = {
  date: "2026-11-25",
  zone: "Asia/Kolkata",
  town: "New Delhi",
  day: {
    weekday: "Wednesday (Budhvar)",
    month: { purnimanta: "Margashirsha", amanta: "Kartika" },
    paksha: "Krishna paksha",
    sunrise_at: "2026-11-25T01:20:00Z",
    sunset_at: "2026-11-25T11:54:00Z",
    moonrise_at: null,
    moonset_at: null,
    tithi: [
      { name: "Pratipada", ends_at: "2026-11-25T13:00:00Z" },
      { name: "Dwitiya", ends_at: "2026-11-26T12:00:00Z" },
    ],
    nakshatra: [{ name: "Rohini", ends_at: "2026-11-26T02:00:00Z" }],
    yoga: [{ name: "Siddha", ends_at: "2026-11-26T02:00:00Z" }],
    karana: [{ name: "Bava", ends_at: "2026-11-26T02:00:00Z" }],
    rahu_kaal: time("2026-11-25T06:37:00Z", "2026-11-25T07:56:00Z"),
    yamaganda: noon,
    gulika: noon,
    abhijit: { ...noon, avoided: true },
    choghadiya: { day: [{ name: "Labh", quality: "good", ...noon }], night: [] },
  },
  observances: [
    { key: "purnima", name: "Purnima", date: "2026-11-25" },
    { key: "ekadashi-krishna", name: "Utpanna Ekadashi", date: "2026-12-04" },
  ],
};

async function show(answer: (url: string) => Response) {
  vi.stubEnv("TZ", "Asia/Kolkata");
  const requests = vi.fn(async ({ url }: Request) => answer(url));
  vi.stubGlobal("fetch", requests);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await Promise.all([panchangText, placeSearchText].map((text) => text.load("en")));
  knowCountry();
  const visitor = { country: "in", language: "en" } as const;
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter([{ path: "/", element: <PanchangToday /> }]);
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return requests;
}

const meta = { request_id: "r", server_time: "2026-11-25T03:00:00Z", currency: "inr", country_code: "in" };

test("the panchang says until when each limb lasts, by the clock of this browser", async () => {
  const requests = await show(() => Response.json({ success: true, message: "", results, meta }));
  const section = within(await screen.findByRole("region", { name: "Today's panchang" }));
  const textOf = (name: string) => section.getByText(name).parentElement?.textContent;
  expect(textOf("Tithi")).toBe("TithiPratipada until 6:30 pmDwitiya");
  expect(textOf("Nakshatra")).toBe("NakshatraRohini until Thu 7:30 am");
  expect(textOf("Moonrise")).toBe("MoonriseNone today");
  expect(textOf("Abhijit muhurat")).toBe("Abhijit muhurat11:30 am to 12:15 pm, avoided on Wednesday");
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "TodayPurnima",
    "Fri 4 DecUtpanna Ekadashi",
  ]);
  expect(section.getByRole("link", { name: "Download the calendar" }).getAttribute("href")).toContain(
    "/noauth-api/v1/panchang/calendar.ics?zone=Asia%2FKolkata&lang=en",
  );
  // An idle page makes other calls too.
  const day = requests.mock.calls
    .map(([{ url }]) => new URL(url))
    .find(({ pathname }) => pathname.endsWith("/panchang/day"));
  // Browsers differ in what they call it.
  expect(day?.searchParams.get("zone")).toMatch(/^Asia\/(?:Kolkata|Calcutta)$/);
});

test("where the Sun does not rise the section says so, and another place can be chosen", async () => {
  await show(() =>
    Response.json({ success: true, message: "", results: { ...results, day: null, observances: [] }, meta }),
  );
  expect(await screen.findByText(/The Sun does not rise or set there today/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Change place" })).toBeDefined();
});

const place = {
  ...{ name: "Edison", region: "New Jersey, United States", country_code: "us" },
  ...{ lat: 40.52, lon: -74.41, zone: "America/New_York" },
};
const answerFor = (url: string) =>
  Response.json({
    ...{ success: true, message: "", meta },
    results: url.includes("/geo/places")
      ? { places: [place] }
      : url.includes("lat=40.52")
        ? { ...results, zone: place.zone, town: null }
        : results,
  });

test("a chosen place is found by its name, stored, and its panchang is by its own clock", async () => {
  await show(answerFor);
  fireEvent.click(await screen.findByRole("button", { name: "Change place" }));
  fireEvent.change(screen.getByRole("searchbox", { name: "Town or city" }), { target: { value: "edis" } });
  fireEvent.click(await screen.findByRole("button", { name: /^Edison/ }));
  expect(await screen.findByText(/25 November, Edison/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change place" }));
  // The tithi ends at 13:00 in Greenwich, and the sunrise of Delhi is the evening before.
  expect(screen.getByText("Pratipada until Wed 8 am")).toBeDefined();
  cleanup();
  await show(answerFor);
  expect(await screen.findByText(/25 November, Edison/)).toBeDefined();
});

test.each(["{}", "[]", "edison", '{"name":"x","zone":"Mars/Olympus","lat":1,"lon":1}'])(
  "%s in storage is no place",
  async (stored) => {
    localStorage.setItem(placeKey, stored);
    await show(answerFor);
    expect(await screen.findByText(/25 November, New Delhi/)).toBeDefined();
  },
);
