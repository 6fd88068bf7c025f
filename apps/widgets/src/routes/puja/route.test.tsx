import { storeCartDisabled } from "@aradhana/core/session";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { puja } from "../../../test/catalogue.ts";
import { newTestBuyer } from "../../../test/new-test-buyer.ts";
import { openWidget } from "../../../test/open-widget.tsx";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterEach(cleanup);
afterAll(() => server.close());

const address = "/widget/pujas/pj_rudrabhishek0000000";

test("a puja shows its title, time, temple, cut-off and priest, and continues with a package", async () => {
  server.answers("poojaById", puja());
  const { went } = await openWidget(server.url, `${address}?utm_source=a&limit=2`);
  expect(await screen.findByRole("heading", { level: 1, name: "Soma Pradosh Rudrabhishek" })).toBeTruthy();
  expect(server.requests[0]?.query.get("pooja_id")).toBe("pj_rudrabhishek0000000");
  const { textContent: shown } = screen.getByRole("group", { name: "Aradhana" });
  expect(shown).toContain("Monday 23 November, 5:30 pm – 7 pm India time");
  expect(shown).toContain("Mon 2 pm");
  expect(shown).toContain("Authorised by the temple");
  expect(shown).toContain("100% refund up to 48 hours before");

  fireEvent.click(screen.getByRole("link", { name: "Continue with ₹851" }));
  fireEvent.click(screen.getByRole("radio", { name: "For a family ₹2,100" }));
  fireEvent.click(screen.getByRole("link", { name: "Continue with ₹2,100" }));
  expect(went.mock.calls).toEqual([
    [`${address}/information-with-addon?utm_source=a&package=pk_single0000000000000`],
    [`${address}/information-with-addon?utm_source=a&package=pk_family0000000000000`],
  ]);
});

test("D15 while the cart is hidden, the call to action is Book now", async () => {
  server.answers("poojaById", puja());
  await openWidget(server.url, `${address}?cart_disabled=true`);
  const link = await screen.findByRole("link", { name: "Book now" });
  expect(link.getAttribute("href")).toContain("cart_disabled=true&package=pk_single0000000000000");
});

test("D15 a cart that an app has hidden before stays hidden without being said again", async () => {
  server.answers("poojaById", puja());
  const buyer = newTestBuyer();
  storeCartDisabled(buyer.visit.storage, new URLSearchParams("cart_disabled=true"), buyer.now() - 1_000);
  await openWidget(server.url, address, { buyer });
  expect(await screen.findByRole("link", { name: "Book now" })).toBeTruthy();
});

test("a puja that is closed by the server's clock shows the next date and no booking", async () => {
  const next = { id: "pj_next00000000000000", start_at: "2026-12-07T12:00:00.000Z" };
  server.answers("poojaById", puja({ cutoff_at: "2026-11-20T09:00:00.000Z", next }));
  await openWidget(server.url, address);
  expect(await screen.findByText("Bookings closed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next on Monday 7 December" }).getAttribute("href")).toBe(
    "/widget/pujas/pj_next00000000000000",
  );
  expect(screen.queryByRole("radio")).toBeNull();
});

test("an unknown puja has a message and a link to the list", async () => {
  server.refuses("poojaById", 404, "pooja.not_found");
  await openWidget(server.url, `${address}?lang=hi`);
  expect(await screen.findByRole("heading", { name: "पूजा नहीं मिली" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "आने वाली पूजाएँ" }).getAttribute("href")).toBe(
    "/widget/pujas?lang=hi",
  );
});
