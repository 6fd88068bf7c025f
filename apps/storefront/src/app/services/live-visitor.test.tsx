// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useVisitor } from "../../shared/services/visitor.tsx";
import { BrowserServicesProvider } from "./browser-services-provider.tsx";
import { createBrowserServices } from "./create-browser-services.ts";
import { LiveVisitor } from "./live-visitor.tsx";

const { dataset } = document.documentElement;
const cookies = ["country", "country_found"];

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", () => 0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  delete dataset.countryKnown;
  delete dataset.country;
  for (const name of cookies) setCookie(`${name}=; path=/; max-age=0`);
});

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = cookie;
}

const answers = (iso: string) => ({
  geolocate: { location: { lat: 1, lng: 2 }, accuracy: 1 },
  geocode: {
    status: "OK",
    results: [
      {
        types: ["country"],
        address_components: [{ long_name: iso, short_name: iso, types: ["country"] }],
      },
    ],
  },
});

const Country = () => <p>{useVisitor().country}</p>;

/** A page drawn for `drawn`, in a browser that the lookup places in `found`, or nowhere. */
function open(drawn: string, found: string | undefined) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    if (!pathname.startsWith("/noauth-api/v1/geo/")) return Response.json({});
    if (!found) throw new TypeError("Failed to fetch");
    return Response.json(pathname.endsWith("geolocate") ? answers(found).geolocate : answers(found).geocode);
  });
  dataset.country = drawn;
  const visitor = { country: drawn, language: "en" } as const;
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const redraw = vi.fn();
  render(
    <StrictMode>
      <BrowserServicesProvider open={async () => services}>
        <LiveVisitor drawn={visitor} redraw={redraw}>
          <Country />
        </LiveVisitor>
      </BrowserServicesProvider>
    </StrictMode>,
  );
  return { services, redraw, asked };
}

test("who is found in the United States after a page was drawn for India sees it drawn anew, and the next one at once", async () => {
  const { services, redraw } = open("in", "US");
  expect(screen.getByText("in")).toBeTruthy();
  await services.country.detect("/");
  await screen.findByText("us");
  expect(redraw).toHaveBeenCalledOnce();
  expect(document.cookie).toContain("country_found=us");
});

test("who is found in India sees nothing change, and leaves the cache no cookie", async () => {
  const { services, redraw } = open("in", "IN");
  await services.country.detect("/");
  expect(screen.getByText("in")).toBeTruthy();
  expect(redraw).not.toHaveBeenCalled();
  expect(document.cookie).toBe("");
});

test("a lookup that fails makes it India, and says so", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { services, redraw } = open("in", undefined);
  expect(await services.country.detect("/")).toEqual([]);
  expect(error).toHaveBeenCalledExactlyOnceWith("Error Fetching Country!", { reason: "Failed to fetch" });
  expect(services.country.known()).toBe("in");
  expect(redraw).not.toHaveBeenCalled();
});

test("the visitor's own choice wins, made before or while the lookup is under way", async () => {
  setCookie("country=de; path=/");
  const chosen = open("de", "US");
  await chosen.services.country.detect("/");
  expect(screen.getByText("de")).toBeTruthy();
  expect(chosen.redraw).not.toHaveBeenCalled();
  expect(document.cookie).toBe("country=de");
  cleanup();
  localStorage.clear();
  setCookie("country=; path=/; max-age=0");

  const choosing = open("in", "US");
  const found = choosing.services.country.detect("/");
  setCookie("country=jp; path=/");
  await found;
  await screen.findByText("jp");
  expect(document.cookie).toBe("country=jp");
});

test("what the server knew when it drew the page stays, whatever is found", async () => {
  dataset.countryKnown = "";
  const { services, redraw } = open("gb", "US");
  await services.country.detect("/");
  expect(screen.getByText("gb")).toBeTruthy();
  expect(redraw).not.toHaveBeenCalled();
});

test("a page drawn by what an earlier one found stays as it is, and asks nobody", async () => {
  const first = open("in", "US");
  await first.services.country.detect("/");
  cleanup();
  const { services, redraw, asked } = open("us", "US");
  await services.country.detect("/");
  expect(screen.getByText("us")).toBeTruthy();
  expect(redraw).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test("who moved is drawn for where he is now, once his browser has forgotten where he was", async () => {
  setCookie("country_found=us; path=/");
  const { services, redraw } = open("us", "IN");
  await services.country.detect("/");
  await screen.findByText("in");
  expect(redraw).toHaveBeenCalledOnce();
  expect(document.cookie).toBe("country_found=in");
});

test("a page drawn for India in a browser that knows better is drawn anew at once", async () => {
  const country = { long_name: "United States", short_name: "US", types: ["country"] };
  localStorage.setItem("user_location", JSON.stringify(country));
  const { redraw, asked } = open("in", "US");
  await screen.findByText("us");
  expect(redraw).toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test("a call made before anybody looked up the country has it looked up, and goes out with it", async () => {
  const { services, asked } = open("in", "US");
  await services.api.get("/noauth-api/v1/home");
  expect(asked).toEqual([
    "/noauth-api/v1/geo/geolocate",
    "/noauth-api/v1/geo/geocode?latlng=1%2C2",
    "/noauth-api/v1/home?country_code=us&lang=en",
  ]);
});

test("§7 all calls go to our API with default headers, and the country's are no others than a page's", async () => {
  const { services } = open("in", "US");
  const names = ["x-session-id", "x-page-origin", "x-platform", "ngrok-skip-browser-warning"];
  const said: unknown[] = [];
  vi.stubGlobal("fetch", async ({ url, headers }: Request) => {
    said.push(names.map((name) => headers.get(name)));
    return Response.json(url.includes("geolocate") ? answers("US").geolocate : answers("US").geocode);
  });
  await services.api.get("/noauth-api/v1/home");
  const whole = [services.session().id, window.location.origin, "web", "true"];
  expect(said).toEqual([whole, whole, whole]);
});

test("the services are asked where the server says, key and all", async () => {
  dataset.geolocationUrl = "https://www.googleapis.com/geolocation/v1/geolocate?key=K";
  dataset.geocodingUrl = "https://maps.googleapis.com/maps/api/geocode/json?key=K";
  const said: string[] = [];
  const { services } = open("in", "US");
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    said.push(url);
    return Response.json(url.includes("geolocate") ? answers("US").geolocate : answers("US").geocode);
  });
  await services.country.detect("/");
  delete dataset.geolocationUrl;
  delete dataset.geocodingUrl;
  expect(said).toEqual([
    "https://www.googleapis.com/geolocation/v1/geolocate?key=K",
    "https://maps.googleapis.com/maps/api/geocode/json?key=K&latlng=1%2C2",
  ]);
  await waitFor(() => expect(document.cookie).toContain("country_found=us"));
});
