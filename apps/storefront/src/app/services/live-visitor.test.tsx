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

/** A page rendered for `rendered`, in a browser whose lookup finds `found`, or nothing. */
function open(rendered: string, found: string | undefined) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    requests.push(pathname + search);
    if (!pathname.startsWith("/noauth-api/v1/geo/")) return Response.json({});
    if (!found) throw new TypeError("Failed to fetch");
    return Response.json(pathname.endsWith("geolocate") ? answers(found).geolocate : answers(found).geocode);
  });
  dataset.country = rendered;
  const visitor = { country: rendered, language: "en" } as const;
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const reload = vi.fn();
  render(
    <StrictMode>
      <BrowserServicesProvider open={async () => services}>
        <LiveVisitor rendered={visitor} reload={reload}>
          <Country />
        </LiveVisitor>
      </BrowserServicesProvider>
    </StrictMode>,
  );
  return { services, reload, requests };
}

test("a visitor found in the United States sees the page for India rendered again, and the next page at once", async () => {
  const { services, reload } = open("in", "US");
  expect(screen.getByText("in")).toBeTruthy();
  await services.country.detect("/");
  await screen.findByText("us");
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain("country_found=us");
});

test("who is found in India sees nothing change, and leaves the cache no cookie", async () => {
  const { services, reload } = open("in", "IN");
  await services.country.detect("/");
  expect(screen.getByText("in")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(document.cookie).toBe("");
});

test("a failed lookup means India, and is logged", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { services, reload } = open("in", undefined);
  expect(await services.country.detect("/")).toEqual([]);
  expect(error).toHaveBeenCalledExactlyOnceWith("Error Fetching Country!", { reason: "Failed to fetch" });
  expect(services.country.known()).toBe("in");
  expect(reload).not.toHaveBeenCalled();
});

test("the visitor's own choice wins, made before or during the lookup", async () => {
  setCookie("country=de; path=/");
  const chosen = open("de", "US");
  await chosen.services.country.detect("/");
  expect(screen.getByText("de")).toBeTruthy();
  expect(chosen.reload).not.toHaveBeenCalled();
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
  const { services, reload } = open("gb", "US");
  await services.country.detect("/");
  expect(screen.getByText("gb")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test("a page rendered for the country of an earlier lookup stays as it is, without another lookup", async () => {
  const first = open("in", "US");
  await first.services.country.detect("/");
  cleanup();
  const { services, reload, requests } = open("us", "US");
  await services.country.detect("/");
  expect(screen.getByText("us")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});

test("a visitor who moved gets the new country once the stored one has expired", async () => {
  setCookie("country_found=us; path=/");
  const { services, reload } = open("us", "IN");
  await services.country.detect("/");
  await screen.findByText("in");
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toBe("country_found=in");
});

test("a page for India in a browser that stores another country is rendered again at once", async () => {
  const country = { long_name: "United States", short_name: "US", types: ["country"] };
  localStorage.setItem("user_location", JSON.stringify(country));
  const { reload, requests } = open("in", "US");
  await screen.findByText("us");
  expect(reload).toHaveBeenCalled();
  expect(requests).toEqual([]);
});

test("a call before the country lookup starts it, and is sent with its result", async () => {
  const { services, requests } = open("in", "US");
  await services.api.get("/noauth-api/v1/home");
  expect(requests).toEqual([
    "/noauth-api/v1/geo/geolocate",
    "/noauth-api/v1/geo/geocode?latlng=1%2C2",
    "/noauth-api/v1/home?country_code=us&lang=en",
  ]);
});

test("§7 all calls go to our API with default headers, and the country's are no others than a page's", async () => {
  const { services } = open("in", "US");
  const names = ["x-session-id", "x-page-origin", "x-platform", "ngrok-skip-browser-warning"];
  const messages: unknown[] = [];
  vi.stubGlobal("fetch", async ({ url, headers }: Request) => {
    messages.push(names.map((name) => headers.get(name)));
    return Response.json(url.includes("geolocate") ? answers("US").geolocate : answers("US").geocode);
  });
  await services.api.get("/noauth-api/v1/home");
  const whole = [services.session().id, window.location.origin, "web", "true"];
  expect(messages).toEqual([whole, whole, whole]);
});

test("the lookup uses the addresses and the key that the server set", async () => {
  dataset.geolocationUrl = "https://www.googleapis.com/geolocation/v1/geolocate?key=K";
  dataset.geocodingUrl = "https://maps.googleapis.com/maps/api/geocode/json?key=K";
  const messages: string[] = [];
  const { services } = open("in", "US");
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    messages.push(url);
    return Response.json(url.includes("geolocate") ? answers("US").geolocate : answers("US").geocode);
  });
  await services.country.detect("/");
  delete dataset.geolocationUrl;
  delete dataset.geocodingUrl;
  expect(messages).toEqual([
    "https://www.googleapis.com/geolocation/v1/geolocate?key=K",
    "https://maps.googleapis.com/maps/api/geocode/json?key=K&latlng=1%2C2",
  ]);
  await waitFor(() => expect(document.cookie).toContain("country_found=us"));
});
