// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { idOf, puja, serverTime } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { newBooking } from "../drafts/new-booking.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { Checkout } from "./checkout.tsx";
import { continueText } from "./text.ts";

const visitor = { country: "us", language: "en" } as const;
const usd = (amount: number) => ({ amount: amount * 100, currency: "usd" as const });
const family = {
  ...{ id: idOf("pk", "family"), pooja_id: idOf("pj", "rudrabhishek"), name: "Family", features: [] },
  ...{ devotees: { min: 1, max: 4 }, price: usd(42), ships_prasad: true, postage: usd(15) },
  ...{ is_vip: false, is_default: true, live_call: false },
};
const offered = puja({ packages: [family] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("a buyer abroad leaves the prasad out, and everything else that was filled in stays", async () => {
  Element.prototype.scrollIntoView = () => {};
  await Promise.all([continueText, errorTexts, shellText].map((text) => text.load("en")));
  const quoted: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    quoted.push(await request.json());
    const meta = { request_id: "r", server_time: serverTime, currency: "usd", country_code: "us" };
    return Response.json({ success: true, message: "", results: quote(), meta });
  });
  knowCountry();
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const filled = {
    ...newBooking(offered, visitor),
    ...{ at: 1, name: "Asha", dakshina: 2_100, phone: { dial_code: "1", number: "2025550123" } },
  };
  shopDrafts(services.drafts).save(filled);
  const element = <Checkout puja={offered} serverTime={serverTime} chosen={null} />;
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  await vi.waitFor(() => expect(quoted.at(-1)).toMatchObject({ prasad: true, ship_to: "us" }), patience);
  expect(screen.getAllByText(/\$42 \+ \$15 prasad by post/)).not.toHaveLength(0);

  fireEvent.click(screen.getByRole("radio", { name: /Without prasad/ }));
  await vi.waitFor(() => expect(quoted.at(-1)).toMatchObject({ prasad: false, ship_to: null }), patience);
  expect(screen.getByRole("radio", { name: /^Family/ }).closest("label")?.textContent).not.toMatch(
    /Prasad delivered to you/,
  );
  const { at: _, wantsPrasad, ...stored } = shopDrafts(services.drafts).get(offered.id) ?? filled;
  expect(wantsPrasad).toBe(false);
  expect(filled).toMatchObject(stored);
});
