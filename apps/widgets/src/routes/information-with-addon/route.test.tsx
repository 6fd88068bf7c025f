import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { puja } from "../../../test/catalogue.ts";
import { answerBookings, bookingOf, fillIn, proceed, sentTo, type } from "../../../test/fill-booking.ts";
import { newTestBuyer } from "../../../test/new-test-buyer.ts";
import { openWidget } from "../../../test/open-widget.tsx";
import { now, order } from "../../../test/orders.ts";
import { storeCampaign } from "../../telemetry/store-campaign.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  answerBookings(server);
});
afterEach(cleanup);
afterAll(() => server.close());

const address = bookingOf("single");
const partner = {
  id: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64",
  domain: "https://a.test",
  origins: ["https://a.test"],
  redirect_url: "",
};
const sent = (call: string) => sentTo(server, call);

test("names, add-ons and the code make an order that knows its partner, in the same frame", async () => {
  const { went, notify, buyer } = await openWidget(
    server.url,
    `${address}&temp_order_id=T-7&utm_source=astro&affiliate_id=aff`,
    { partner },
  );
  await fillIn();
  fireEvent.click(screen.getByRole("button", { name: "One more: A lamp of ghee" }));
  await waitFor(() => expect(sent("quote").at(-1)).toMatchObject({ addons: [{ qty: 1 }] }));
  await proceed();

  await screen.findByText(/Sent to/);
  type(/^OTP/, "123456");
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
  expect(sent("sendOtp")).toMatchObject([{ phone: "9876543210", host_origin: "https://a.test" }]);
  expect(sent("create")).toMatchObject([
    {
      type: "pooja",
      contact: { name: "Asha Sharma", dial_code: "91", number: "9876543210" },
      partner_id: partner.id,
      temp_order_id: "T-7",
      affiliate_id: "aff",
      utm: [{ utm_source: "astro" }],
    },
  ]);
  expect(server.requests.find(({ path }) => path.endsWith("create"))?.authorization).toBe("Bearer tok");
  expect(sent("submit")).toMatchObject([
    { devotees: [{ name: "Asha Sharma", name_devanagari: "आशा शर्मा", gotra: "Kashyap" }] },
  ]);
  // The answer was no: they are handed in again once it is paid.
  expect(buyer.orders.get(order.id)).toMatchObject({ secret: "secret", names: { order_id: order.id } });
  expect(went.mock.calls[0]?.[0]).toContain("/widget/payment?");
  expect(went.mock.calls[0]?.[0]).toContain(`order_id=${order.id}`);
  expect(notify).toHaveBeenCalledWith("begin_checkout", {
    item_type: "pooja",
    item_id: "pj_rudrabhishek0000000",
    amount: 85_100,
    currency: "inr",
  });
});

test("§8 D29 an order carries the affiliate and the campaigns that an earlier visit stored", async () => {
  const visit = { storage: createStorage(() => undefined), analytics: { sessionId: () => "tool" } };
  storeCampaign(visit.storage, new URLSearchParams("affiliate_id=aff&utm_source=astro"), now() - 1_000);
  const buyer = newTestBuyer({ visit });
  await openWidget(server.url, `${address}&utm_source=mail`, { buyer });
  await fillIn();
  await proceed();
  await screen.findByText(/Sent to/);
  type(/^OTP/, "123456");
  await waitFor(() => expect(sent("create")).toHaveLength(1));
  expect(sent("create")).toMatchObject([
    {
      affiliate_id: "aff",
      utm: [{ utm_source: "astro" }, { utm_source: "mail" }],
      analytics_session_id: "tool",
    },
  ]);
});

test("a partner's number that is not valid is reported to the developers of the page, and stops no order", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { went } = await openWidget(server.url, `${address}&temp_order_id=2026%2F1187`, { partner });
  await fillIn();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("2026/1187"));
  warn.mockRestore();
  await proceed();
  await screen.findByText(/Sent to/);
  type(/^OTP/, "123456");
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
  expect(sent("create")).toEqual([expect.not.objectContaining({ temp_order_id: expect.anything() })]);
});

test("a puja whose bookings are closed is named, and there is nothing to fill in", async () => {
  server.answers("poojaById", { ...puja(), status: "closed" });
  await openWidget(server.url, address);
  expect(await screen.findByText("Bookings closed")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: puja().title })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a missing value has an error at its field, and nothing is sent", async () => {
  await openWidget(server.url, address);
  await proceed();
  expect(await screen.findByText("Enter your mobile number")).toBeTruthy();
  expect(screen.getByText("Please agree to the terms to continue")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Your name/));
  expect(sent("sendOtp")).toEqual([]);

  // A corrected field has no error any more, before the next press.
  fireEvent.click(screen.getByRole("checkbox", { name: /^I agree/ }));
  await waitFor(() => expect(screen.queryByText("Please agree to the terms to continue")).toBeNull());
  expect(screen.getByText("Enter your mobile number")).toBeTruthy();
});

test("a wrong code has an error, and the form stays filled in", async () => {
  server.refuses("verifyOtp", 422, "otp_wrong");
  const { went } = await openWidget(server.url, address);
  await fillIn();
  await proceed();
  await screen.findByText(/Sent to/);
  type(/^OTP/, "000000");
  expect(await screen.findByText(/^Wrong OTP/)).toBeTruthy();
  expect(went).not.toHaveBeenCalled();
  expect(sent("create")).toEqual([]);
});

test("a package with prasad asks for an address and for as many names as it includes", async () => {
  await openWidget(server.url, bookingOf("family"));
  expect(await screen.findByLabelText(/^PIN code/)).toBeTruthy();
  for (let nth = 2; nth <= 4; nth++) fireEvent.click(screen.getByRole("button", { name: "Add a name" }));
  expect(screen.queryByRole("button", { name: "Add a name" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove name 2" }));
  expect(screen.getByRole("button", { name: "Add a name" })).toBeTruthy();
});
