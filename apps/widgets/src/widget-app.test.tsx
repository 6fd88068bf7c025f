import { createApiClient } from "@aradhana/core/api";
import { createPartnerStore, partnerIds } from "@aradhana/core/partner";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../test/api-server.ts";
import { order, payment } from "../test/orders.ts";
import { puja, pujaCard } from "../test/rites.ts";
import { newBuyer } from "./buyer/buyer.ts";
import { drawWidget } from "./entry-server.tsx";
import { readVisitor } from "./visitor.ts";
import { openWidget, WidgetApp } from "./widget-app.tsx";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.answers("getPoojaListing", { pujas: [pujaCard()], facets: [], suggestions: [] });
  server.answers("poojaById", puja());
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  document.documentElement.className = "";
});
afterAll(() => server.close());

/** A document as the server makes it, and the application that goes on from there. */
async function hydrate(path: string) {
  const address = new URL(path, window.location.origin);
  const visitor = readVisitor(address.searchParams, "en");
  const api = createApiClient({
    host: server.url,
    sessionId: () => "test",
    pageOrigin: "http://widgets.test",
    platform: "web",
    country: () => visitor.country,
    language: visitor.language,
  });
  const widget = await drawWidget(address, { framed: true, browserLanguage: "en", apiOf: () => api });
  const root = document.createElement("div");
  root.innerHTML = widget?.html ?? "";
  document.body.append(root);
  server.asked.length = 0;
  const before = root.innerHTML;
  const first = await openWidget(address);
  await act(async () =>
    hydrateRoot(
      root,
      <WidgetApp
        api={api}
        visitor={visitor}
        framed={true}
        partners={createPartnerStore()}
        host={{ follow: () => () => {}, shown: vi.fn(), tell: vi.fn(), prefill: () => ({}) }}
        app={undefined}
        buyer={newBuyer({ id: "test", startedAt: 0 })}
        following={undefined}
        first={{ ...first, answered: widget?.drawn.value.answered }}
      />,
    ),
  );
  return { root, before };
}

test("the application takes over what the server drew as it stands, and asks for nothing", async () => {
  const { root, before } = await hydrate("/widget/pujas?limit=3");
  expect(before).toContain("Soma Pradosh Rudrabhishek");
  expect(root.innerHTML).toBe(before);
  expect(server.asked).toEqual([]);
});

test("what is gone to from there asks for itself, and so does who comes back", async () => {
  await hydrate("/widget/pujas?limit=3");
  screen.getByRole("link", { name: "Soma Pradosh Rudrabhishek" }).click();
  await screen.findByRole("heading", { level: 1, name: "Soma Pradosh Rudrabhishek" });
  expect(server.asked.map(({ path }) => path.split("/").at(-1))).toEqual(["poojaById"]);
  window.history.back();
  await screen.findByRole("heading", { level: 2, name: "Soma Pradosh Rudrabhishek" });
  expect(server.asked.at(-1)?.path).toContain("getPoojaListing");
});

test("nobody comes back to a payment that is done: what became of it takes its place", async () => {
  server.answers("status", payment("success"));
  await hydrate("/widget/pujas?limit=3");
  window.history.pushState(null, "", "/widget/pujas?limit=3");
  window.history.pushState(null, "", `/widget/payment?order_id=${order.id}`);
  const { length } = window.history;
  fireEvent.popState(window);
  await screen.findByRole("heading", { name: "Paid. Your booking stands." });
  expect(window.history).toHaveLength(length);
  window.history.back();
  await screen.findByRole("heading", { level: 2, name: "Soma Pradosh Rudrabhishek" });
});

test("before the page around has spoken, it wears the theme of the partner that its address names", async () => {
  await hydrate(`/widget/pujas?partner_id=${partnerIds.gemstones}`);
  expect(document.documentElement.className).toBe("button-blue");
});
