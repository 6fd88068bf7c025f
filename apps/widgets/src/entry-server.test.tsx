// @vitest-environment node
import { createApiClient } from "@aradhana/core/api";
import { type PartnerTheme, partnerIds, partnerThemes } from "@aradhana/core/partner";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../test/api-server.ts";
import { pujaCard } from "../test/catalogue.ts";
import { isWidgetPath, renderWidget } from "./entry-server.tsx";
import type { Visitor } from "./visitor.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  server.answers("getPoojaListing", { pujas: [pujaCard()], facets: [], suggestions: [] });
});
afterAll(() => server.close());

const apiOf = ({ country, language }: Visitor) =>
  createApiClient({
    host: server.url,
    sessionId: () => "server",
    pageOrigin: "http://widgets.test",
    platform: "web",
    country: () => country,
    language,
  });
interface Request {
  framed?: boolean;
  browserLanguage?: string;
  country?: string;
  theme?: PartnerTheme;
}
const draw = (
  path: string,
  { framed = false, browserLanguage = "en-IN", country = "in", theme }: Request = {},
) => renderWidget(new URL(path, "http://widgets.test"), { framed, browserLanguage, country, theme, apiOf });

test("a list is rendered with its items, requested once, for the country and language of the address", async () => {
  const widget = await draw("/widget/pujas?limit=3&country_code=us&lang=hi");
  expect(widget?.html).toContain("Soma Pradosh Rudrabhishek");
  expect(widget?.html).toContain("आने वाली पूजाएँ");
  expect(widget?.language).toBe("hi");
  expect(
    server.requests.map(({ path, query }) => [
      path.split("/").at(-1),
      query.get("limit"),
      query.get("country_code"),
    ]),
  ).toEqual([["getPoojaListing", "3", "us"]]);
  expect(widget?.rendered.value).toMatchObject({ framed: false, language: "hi", answered: { results: {} } });
  expect(widget?.module).toBe("src/routes/pujas/route.tsx");
});

test.each([
  ["/widget/pujas", "de"],
  ["/widget/pujas?country_code=us", "us"],
])("%s is rendered for where its visitor is known to be, unless it says it: %s", async (path, country) => {
  await draw(path, { country: "de" });
  expect(server.requests.map(({ query }) => query.get("country_code"))).toEqual([country]);
});

test("without a language in the address it is rendered in the browser's, and no server says that it is offline", async () => {
  const widget = await draw("/widget/pujas", { browserLanguage: "hi-IN" });
  expect(widget?.language).toBe("hi");
  expect(widget?.html).not.toContain("ऑफ़लाइन");
});

test("names from partners are rendered as text", async () => {
  server.answers("getPoojaListing", {
    pujas: [pujaCard({ title: '<img src=x onerror="alert(1)">' })],
    facets: [],
    suggestions: [],
  });
  expect((await draw("/widget/pujas"))?.html).toContain("&lt;img src=x");
});

test("in a frame it wears the theme of the partner that its address names", async () => {
  const address = `/widget/pujas?partner_id=${partnerIds.astrology}`;
  const theme = partnerThemes.purple;
  expect((await draw(address, { framed: true, theme }))?.style).toMatchObject({
    buttonClass: "button-purple",
  });
  expect((await draw("/widget/pujas?partner_id=nobody", { framed: true }))?.style).toMatchObject({
    buttonClass: "button-orange-green",
  });
  // Partner mode applies only inside a frame.
  expect((await draw(address))?.style).toBeUndefined();
});

test("in a frame it is no landmark, which a second widget of the same page would have the name of", async () => {
  for (const name of ["pujas", "puja-horizontal"]) {
    const html = (await draw(`/widget/${name}`, { framed: true }))?.html;
    expect(html).toContain("Soma Pradosh Rudrabhishek");
    expect(html).not.toMatch(/<main|<section(?![^>]*role="group")/);
  }
  expect((await draw("/widget/pujas"))?.html).toContain("<main");
});

test.each(["/widget/payment?order_id=1", "/widget/pujas/pj_rudrabhishek0000000", "/widget/banners"])(
  "%s is left to the browser",
  async (path) => {
    expect(await draw(path)).toBeUndefined();
    expect(server.requests).toEqual([]);
  },
);

test("an error of the API is thrown to the web server", async () => {
  server.refuses("getPoojaListing", 503);
  await expect(draw("/widget/pujas")).rejects.toThrow();
});

test("D30 the web server gets the paths of the widgets", () => {
  expect(["/widget/pujas", "/widget/no/such", "/widget"].map(isWidgetPath)).toEqual([true, false, false]);
});
