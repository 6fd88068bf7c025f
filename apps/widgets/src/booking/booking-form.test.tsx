import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { puja } from "../../test/catalogue.ts";
import {
  answerBookings,
  bookingOf,
  fillIn,
  proceed,
  sentTo,
  type,
  verified,
} from "../../test/fill-booking.ts";
import { newTestBuyer } from "../../test/new-test-buyer.ts";
import { openWidget } from "../../test/open-widget.tsx";
import { now, order, payment, sankalp } from "../../test/orders.ts";
import { widgetDrafts } from "../buyer/widget-drafts.ts";

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
const sent = (call: string) => sentTo(server, call);
const lastId = "ord_order10000000000000";
const phone = { dial_code: "91", number: "9876543210" };
const consent = () => screen.getByRole("checkbox", { name: /^I agree/ });

/** A buyer who has just verified this number. */
const knownBuyer = () => ({ ...newTestBuyer(), verified: { phone, token: "tok" } });

/** A promise that the test resolves with `release`. */
function pending<T>(what: T) {
  let release: () => void = () => {};
  const later = new Promise<T>((resolve) => {
    release = () => resolve(what);
  });
  return { later, release: () => release() };
}

async function askForCode() {
  await proceed();
  await screen.findByText(/Sent to/);
}

describe("while the code is on its way", () => {
  test("a removed value is not ordered, and one that is entered again is", async () => {
    const { went } = await openWidget(server.url, address);
    await fillIn();
    await askForCode();
    fireEvent.click(consent());
    type(/^Your name/, "");
    type(/^OTP/, "123456");
    expect(await screen.findByText("Please agree to the terms to continue")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your name/)));
    expect(sent("create")).toEqual([]);

    fireEvent.click(consent());
    type(/^Your name/, "Asha Verma");
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(sent("create")).toMatchObject([{ consent: true, contact: { name: "Asha Verma" } }]);
  });

  test("a selection is never ordered at the price of another one", async () => {
    const { went } = await openWidget(server.url, address);
    await fillIn();
    await askForCode();
    server.refuses("quote", 503);
    fireEvent.click(screen.getByRole("button", { name: "One more: A lamp of ghee" }));
    await screen.findByRole("button", { name: "Try again" });
    const before = sent("quote").length;
    type(/^OTP/, "123456");
    await waitFor(() => expect(sent("quote").length).toBeGreaterThan(before));
    expect(await screen.findByRole("button", { name: "Continue to payment, ₹851" })).toBeTruthy();
    expect(sent("create")).toEqual([]);
    expect(went).not.toHaveBeenCalled();
  });

  test("a buyer who changes the number meanwhile orders nothing with the code", async () => {
    const { later, release } = pending({ results: verified });
    server.answersBy("verifyOtp", () => later);
    const { buyer, went } = await openWidget(server.url, address);
    await fillIn();
    await askForCode();
    type(/^OTP/, "123456");
    await waitFor(() => expect(sent("verifyOtp")).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    release();
    await waitFor(() => expect(buyer.verified).toBeDefined());
    type(/^Mobile number/, "9876543211");
    await askForCode();
    expect(sent("sendOtp")).toMatchObject([{ phone: "9876543210" }, { phone: "9876543211" }]);
    expect(sent("create")).toEqual([]);
    expect(went).not.toHaveBeenCalled();
  });
});

describe("a press is a press", () => {
  test("two of them send one code", async () => {
    await openWidget(server.url, address);
    await fillIn();
    await proceed();
    fireEvent.submit(screen.getByLabelText(/^Your name/));
    await screen.findByText(/Sent to/);
    expect(sent("sendOtp")).toHaveLength(1);
  });

  test("two of them make one order", async () => {
    const { went, notify } = await openWidget(server.url, address, { buyer: knownBuyer() });
    await fillIn();
    await proceed();
    fireEvent.submit(screen.getByLabelText(/^Your name/));
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect([sent("create").length, went.mock.calls.length, notify.mock.calls.length]).toEqual([1, 1, 1]);
  });

  test("a code that was sent already can be entered and is not sent again", async () => {
    const { went } = await openWidget(server.url, address);
    await fillIn();
    await askForCode();
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    await askForCode();
    expect(sent("sendOtp")).toHaveLength(1);
    type(/^OTP/, "123456");
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
  });

  test("a buyer who requested a code elsewhere a moment ago waits for it and does not order as a guest", async () => {
    server.refuses("sendOtp", 429, "otp_too_soon");
    await openWidget(server.url, address);
    await fillIn();
    for (let press = 1; press <= 2; press++) {
      await proceed();
      await waitFor(() => expect(sent("sendOtp")).toHaveLength(press));
      await screen.findByText("We just sent an OTP to this number.");
    }
    expect(sent("create")).toEqual([]);
  });

  test("where codes are paused, a second press orders as a guest", async () => {
    server.refuses("sendOtp", 503, "otp_paused");
    const { went } = await openWidget(server.url, address);
    await fillIn();
    await proceed();
    await screen.findByText(/^OTPs are paused/);
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(server.requests.find(({ path }) => path.endsWith("create"))?.authorization).toBeUndefined();
  });
});

describe("an order whose response was lost", () => {
  /** As the API does: an order once for a key, and a key for one order. */
  function orderOnce() {
    const made = new Map<unknown, string>();
    server.answersBy("create", ({ body, idempotencyKey }) => {
      const [sent, before] = [JSON.stringify(body), made.get(idempotencyKey)];
      made.set(idempotencyKey, before ?? sent);
      if (before && before !== sent) return { status: 422, code: "idempotency_key_reused" };
      return before || made.size > 1 ? { results: { order, access_token: "secret" } } : "lost";
    });
    return made;
  }
  const lost = "No connection. What you filled in is saved; try again when you are online.";

  test("is requested again unchanged, whatever the time", async () => {
    const made = orderOnce();
    const { went } = await openWidget(server.url, `${address}&utm_source=astro`, { buyer: knownBuyer() });
    await fillIn();
    await proceed();
    await screen.findByText(lost);
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect([made.size, sent("create").length]).toEqual([1, 2]);
  });

  test("is another one once a name in it is corrected", async () => {
    const made = orderOnce();
    const { went } = await openWidget(server.url, address, { buyer: knownBuyer() });
    await fillIn();
    await proceed();
    await screen.findByText(lost);
    type(/^Your name/, "Asha Verma");
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(sent("create")).toMatchObject([
      { contact: { name: "Asha Sharma" } },
      { contact: { name: "Asha Verma" } },
    ]);
    expect(made.size).toBe(2);
  });

  test("is another one after it was rejected", async () => {
    server.refuses("create", 409, "price_changed");
    await openWidget(server.url, address, { buyer: knownBuyer() });
    await fillIn();
    await proceed();
    await screen.findByText(/^The price has changed/);
    await proceed();
    await waitFor(() => expect(sent("create")).toHaveLength(2));
    const keys = server.requests.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("names", () => {
  test("more than the package is for are marked at once, and keep from ordering", async () => {
    const buyer = knownBuyer();
    await openWidget(server.url, bookingOf("family"), { buyer });
    await fillIn();
    for (let nth = 2; nth <= 3; nth++) {
      fireEvent.click(screen.getByRole("button", { name: "Add a name" }));
      type(new RegExp(`^Name ${nth}`), "Ravi Sharma");
    }
    cleanup();
    const { went } = await openWidget(server.url, address, { buyer });
    const tooMany = "This package is for 1 name. Remove this one.";
    expect(await screen.findAllByText(tooMany)).toHaveLength(2);
    await proceed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name 2/)));
    expect(sent("create")).toEqual([]);

    fireEvent.click(screen.getByRole("button", { name: "Remove name 3" }));
    fireEvent.click(screen.getByRole("button", { name: "Remove name 2" }));
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(sent("submit")).toMatchObject([{ devotees: [{ name: "Asha Sharma" }] }]);
  });

  test("that cannot be read aloud are corrected before the payment, and the order is the same", async () => {
    server.refuses("submit", 422, "invalid_input");
    const { buyer, went } = await openWidget(server.url, address, { buyer: knownBuyer() });
    await fillIn();
    await proceed();
    expect(await screen.findByText(/^Something you filled in is not right/)).toBeTruthy();
    expect(went).not.toHaveBeenCalled();

    server.answers("submit", sankalp);
    type(/^Gotra/, "");
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    const keys = server.requests.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(buyer.orders.get(order.id)).toEqual({ id: order.id, secret: "secret" });
  });
});

test("the page around gets one message when the form is begun, with the price", async () => {
  const { notify, went, buyer } = await openWidget(server.url, address, { prefill: { name: "Asha" } });
  await screen.findByRole("button", { name: "Continue to payment, ₹851" });
  expect(notify).not.toHaveBeenCalled();
  type(/^Your name/, "Asha S");
  const begun = [
    "begin_checkout",
    { item_id: puja().id, item_type: "pooja", amount: 85_100, currency: "inr" },
  ];
  expect(notify.mock.calls).toEqual([begun]);
  cleanup();

  const again = await openWidget(server.url, address, {
    buyer: { ...buyer, verified: knownBuyer().verified },
  });
  await fillIn();
  await proceed();
  await waitFor(() => expect(again.went).toHaveBeenCalledOnce());
  expect(again.notify).not.toHaveBeenCalled();
  expect(went).not.toHaveBeenCalled();
});

test("later details from the page around fill only empty fields", async () => {
  const { prefill } = await openWidget(server.url, address);
  await screen.findByLabelText(/^Your name/);
  const phoneField = screen.getByLabelText(/^Mobile number/);
  type(/^Your name/, "Asha Sharma");
  prefill({ name: "Ravi", phone: "+91 98765 43210" });
  expect(phoneField).toHaveProperty("value", "9876543210");
  prefill({ phone: "9876543211" });
  expect(phoneField).toHaveProperty("value", "9876543210");
  expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "Asha Sharma");
});

test("a buyer with a proved number is offered saved names, and has new ones saved if they wish", async () => {
  const sita = { id: "fp_sita0000000000000000", name: "Sita Sharma", name_devanagari: "सीता शर्मा" };
  server.answers("familyProfile", [{ ...sita, gotra: "Kashyap", relation: "mother" }]);
  const { went } = await openWidget(server.url, address, { buyer: knownBuyer() });
  fireEvent.click(await screen.findByRole("button", { name: "Sita Sharma" }));
  expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "Sita Sharma");
  await fillIn();
  fireEvent.click(screen.getByRole("checkbox", { name: /^Save these names/ }));
  await proceed();
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(sent("familyProfile").filter(Boolean)).toEqual([
      { name: "Asha Sharma", name_devanagari: "", gotra: "Kashyap", relation: "self" },
    ]),
  );
});

test("a buyer with a proved number is offered the names of earlier orders that are not saved", async () => {
  const saved = { name_devanagari: "", gotra: "", relation: "other" };
  server.answers("familyProfile", [{ ...saved, id: "fp_sita0000000000000000", name: "Sita Sharma" }]);
  server.answers("earlierDevotees", [
    { ...saved, name: "Sita Sharma" },
    { ...saved, name: "Ramesh Kumar" },
  ]);
  await openWidget(server.url, address, { buyer: knownBuyer() });
  const ramesh = await screen.findByRole("button", { name: "Ramesh Kumar" });
  expect(screen.getAllByRole("button", { name: "Sita Sharma" })).toHaveLength(1);
  fireEvent.click(ramesh);
  expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "Ramesh Kumar");
});

describe("a buyer who comes back from the payment", () => {
  /** An order for each key, as the API makes them. */
  function orderByKey() {
    const made = new Map<unknown, typeof order>();
    server.answersBy("create", ({ idempotencyKey }) => {
      const nth = made.size;
      const fresh = { ...order, id: `ord_order${nth}0000000000000`, number: `AR-20-00012${nth}` };
      const stored = made.get(idempotencyKey) ?? fresh;
      made.set(idempotencyKey, stored);
      return { results: { order: stored, access_token: "secret" } };
    });
    return made;
  }
  async function proceedAgain(buyer: ReturnType<typeof knownBuyer>, change = () => {}) {
    cleanup();
    const { went } = await openWidget(server.url, address, { buyer });
    await screen.findByRole("button", { name: "Continue to payment, ₹851" });
    change();
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    return went.mock.calls[0]?.[0];
  }
  async function orderOnce(buyer: ReturnType<typeof knownBuyer>) {
    const { went } = await openWidget(server.url, address, { buyer });
    await fillIn();
    await proceed();
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    return went.mock.calls[0]?.[0];
  }

  test("and changes nothing goes on with the same order", async () => {
    const made = orderByKey();
    const buyer = knownBuyer();
    const first = await orderOnce(buyer);
    expect(await proceedAgain(buyer)).toBe(first);
    expect(made.size).toBe(1);
  });

  test("and changes something makes another order, and sees the earlier one named", async () => {
    orderByKey();
    const buyer = knownBuyer();
    await orderOnce(buyer);
    const next = await proceedAgain(buyer, () => type(/^Your name/, "Asha Verma"));
    cleanup();
    server.answers("status", payment("created", { order: { ...payment("created").order, id: lastId } }));
    server.refuses("initiate", 503);
    expect(next).toContain(lastId);
    await openWidget(server.url, String(next), { buyer });
    expect(await screen.findByText("You have an earlier order, AR-20-000120")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See that order" }).getAttribute("href")).toBe(
      "/widget/payment?order_id=ord_order00000000000000",
    );
  });

  test("and changes something makes another in place of the first, which can be paid no longer", async () => {
    orderByKey();
    const buyer = knownBuyer();
    await orderOnce(buyer);
    const answers = { ...order, id: lastId, number: "AR-20-000121" };
    server.answers("create", { order: answers, access_token: "secret", replaced: true });
    const next = await proceedAgain(buyer, () => type(/^Your name/, "Asha Verma"));
    const [first, second] = sent("create");
    expect(first).not.toHaveProperty("replaces");
    expect(second).toMatchObject({ replaces: { order_id: "ord_order00000000000000", t: "secret" } });
    expect(next).toContain(lastId);
    expect(buyer.last.get()).not.toHaveProperty("earlier");
    // A repeated request is identical: one key makes one order.
    expect(await proceedAgain(buyer)).toBe(next);
    expect(sent("create").at(-1)).toEqual(second);
  });

  test("and changes something that is rejected at first, still replaces the first order", async () => {
    orderByKey();
    const buyer = knownBuyer();
    await orderOnce(buyer);
    cleanup();
    server.refuses("create", 409, "price_changed");
    await openWidget(server.url, address, { buyer });
    await screen.findByLabelText(/^Your name/);
    type(/^Your name/, "Asha Verma");
    await proceed();
    await screen.findByText(/^The price has changed/);
    await proceed();
    await waitFor(() => expect(sent("create")).toHaveLength(3));
    const replaces = { order_id: "ord_order00000000000000", t: "secret" };
    expect(sent("create").slice(1)).toMatchObject([{ replaces }, { replaces }]);
  });

  test("once it is paid finds an empty form, and makes a new order", async () => {
    const made = orderByKey();
    const buyer = knownBuyer();
    const first = await orderOnce(buyer);
    cleanup();
    server.answers("status", payment("success", { order: { ...payment("success").order, id: order.id } }));
    await openWidget(server.url, `/widget/order/payment-confirmation/${order.id}/pooja/-/-/-`, { buyer });
    await screen.findByRole("heading", { name: "Payment received. Puja booked." });
    expect(widgetDrafts(buyer.tab).get(puja().id)).toBeUndefined();
    cleanup();
    expect(await orderOnce(buyer)).not.toBe(first);
    expect(made.size).toBe(2);
    expect(buyer.last.get()).not.toHaveProperty("earlier");
  });

  test("after the order has expired finds the form filled in, and makes a new order", async () => {
    const made = orderByKey();
    const buyer = knownBuyer();
    const first = await orderOnce(buyer);
    cleanup();
    server.answers("status", payment("expired", { order: { ...payment("expired").order, id: order.id } }));
    await openWidget(server.url, `/widget/order/payment-confirmation/${order.id}/pooja/-/-/-`, { buyer });
    await screen.findByRole("heading", { name: "The time to pay is over" });
    expect(await proceedAgain(buyer)).not.toBe(first);
    expect(made.size).toBe(2);
  });

  test("after a reload finds what was typed, agrees again, and continues with the same order", async () => {
    const made = orderByKey();
    const tab = createStorage(() => undefined);
    const first = await orderOnce({ ...knownBuyer(), tab: { storage: tab, partnerId: "one", now } });
    const again = () => ({ ...knownBuyer(), tab: { storage: tab, partnerId: "one", now } });
    const next = await proceedAgain(again(), () => {
      expect(screen.getByText(/We restored what you filled in/)).toBeTruthy();
      expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "Asha Sharma");
      expect(screen.getByLabelText(/^Gotra/)).toHaveProperty("value", "Kashyap");
      expect(consent()).toHaveProperty("checked", false);
      fireEvent.click(consent());
    });
    expect(next).toBe(first);
    expect(made.size).toBe(1);
  });
});

describe("a form that was filled in before a reload", () => {
  const tab = createStorage(() => undefined);
  const again = () => newTestBuyer({ tab: { storage: tab, partnerId: "one", now } });
  beforeEach(async () => {
    tab.clear();
    await openWidget(server.url, address, { buyer: again() });
    await fillIn();
    fireEvent.click(screen.getByRole("button", { name: "One more: A lamp of ghee" }));
    cleanup();
  });

  test("is at the code that was sent, which still makes the order", async () => {
    await openWidget(server.url, address, { buyer: again() });
    fireEvent.click(await screen.findByRole("checkbox", { name: /^I agree/ }));
    await askForCode();
    cleanup();

    const { went } = await openWidget(server.url, address, { buyer: again() });
    await screen.findByText(/Sent to/);
    fireEvent.click(consent());
    await screen.findAllByText("To pay");
    type(/^OTP/, "123456");
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(sent("sendOtp")).toHaveLength(1);
  });

  test("is restored without the one-time code, and can be discarded", async () => {
    expect(tab.keys().join()).not.toContain("123456");
    const buyer = again();
    await openWidget(server.url, address, { buyer });
    const startOver = await screen.findByRole("button", { name: "Start over" });
    expect(screen.getByLabelText(/^Mobile number/)).toHaveProperty("value", "9876543210");
    await waitFor(() => expect(sent("quote").at(-1)).toMatchObject({ addons: [{ qty: 1 }] }));
    startOver.focus();
    fireEvent.click(startOver);
    expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "");
    expect(screen.queryByText(/We restored what you filled in/)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    cleanup();

    await openWidget(server.url, address, { buyer: again() });
    expect(await screen.findByLabelText(/^Your name/)).toHaveProperty("value", "");
    expect(screen.queryByText(/We restored what you filled in/)).toBeNull();
  });

  test("contains nothing that is no longer offered", async () => {
    server.answers("poojaById", { ...puja(), addons: [] });
    await openWidget(server.url, address, { buyer: again() });
    await screen.findByText(/We restored what you filled in/);
    const before = sent("quote").length;
    await waitFor(() => expect(sent("quote").length).toBeGreaterThan(before));
    expect(sent("quote").at(-1)).toMatchObject({ addons: [] });
  });
});

test("a field that the server does not accept is marked, and has the focus", async () => {
  await openWidget(server.url, address, { buyer: knownBuyer() });
  server.answersBy("create", () => ({ status: 422, code: "invalid_input", field: "contact.name" }));
  await fillIn();
  await proceed();
  const name = screen.getByLabelText(/^Your name/);
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(name));
});
