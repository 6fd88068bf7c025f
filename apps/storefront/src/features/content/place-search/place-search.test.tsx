// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { PlaceSearch } from "./place-search.tsx";
import { placeSearchText } from "./text.ts";

beforeAll(() => placeSearchText.load("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };
const refuse = (status: number, code: string) => () =>
  Response.json({ success: false, message: "", meta, code, field_errors: [] }, { status });

test.each([
  ["a name that no town has", "xqzv", () => answer({ places: [] }), /^No town of that name\./],
  [
    "a point that is not on Earth",
    "91, 20",
    refuse(422, "invalid_input"),
    /^Latitude must be between -90 and 90/,
  ],
  [
    "a town while the server has an error",
    "Pune",
    refuse(500, "internal"),
    /^The towns could not be loaded\./,
  ],
])("%s has its own message, and stays in the field", async (_, typed, respond, message) => {
  openSignedIn(<PlaceSearch onChoose={() => {}} />, { "GET geo/places": respond });
  const field = screen.getByRole("searchbox");
  fireEvent.change(field, { target: { value: typed } });
  expect(await screen.findByText(message, {}, patience)).toBeDefined();
  expect(field).toHaveProperty("value", typed);
});

test("what is found names its source", async () => {
  const pune = { name: "Pune", region: "Maharashtra, India", country_code: "in" };
  const place = { ...pune, lat: 18.52, lon: 73.86, zone: "Asia/Kolkata" };
  openSignedIn(<PlaceSearch onChoose={() => {}} />, { "GET geo/places": () => answer({ places: [place] }) });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "pune" } });
  const source = await screen.findByRole("link", { name: /^GeoNames/ }, patience);
  expect(source.getAttribute("href")).toBe("https://www.geonames.org/");
  expect(screen.getByRole("link", { name: /^CC BY 4.0/ })).toBeDefined();
});
