import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { fakeStaffApi } from "../test/fake-staff-api.ts";
import { createStaffApi } from "./api/staff-api.ts";
import { Console } from "./console.tsx";
import { createSessionStore } from "./session/session-store.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Opens the console at an address, on an API that answers as `answers` say. */
function open(fake: ReturnType<typeof fakeStaffApi>, address = "/") {
  const sessions = createSessionStore(() => sessionStorage, Date.now);
  const api = createStaffApi({
    origin: "http://shop.test",
    token: () => sessions.read()?.token,
    fetch: fake.fetch,
  });
  const routes = [{ path: "*", element: <Console api={api} sessions={sessions} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

async function signIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Mobile number"), "90000 00001");
  await user.click(screen.getByRole("button", { name: "Get OTP" }));
  await user.type(await screen.findByLabelText("OTP"), "123456");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  return user;
}

const menu = async () => {
  await screen.findByRole("menuitem", { name: "Orders" });
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
};

test("an owner signs in with a code and sees every noun", async () => {
  const fake = fakeStaffApi({ role: "owner" });
  open(fake);
  await signIn();
  expect(await menu()).toEqual(
    expect.arrayContaining(["Orders", "Reading list", "Refunds", "Coupons", "Staff", "Log"]),
  );
  expect(fake.calls).toContainEqual(
    expect.objectContaining({ path: "login/verifyOtp", body: { otp_id: fake.otpId, otp: "123456" } }),
  );
});

test("the temple desk sees rituals and dispatch, not the money", async () => {
  open(fakeStaffApi({ role: "temple_desk" }));
  await signIn();
  expect(await menu()).toEqual([
    ...["Orders", "Reading list", "Rituals", "Missed promises", "Returns"],
    ...["Dates", "Pujas", "Chadhava", "Temples", "Stock", "Products and gems"],
  ]);
});

test("an address that the console does not have leads back, in our words", async () => {
  open(fakeStaffApi({ role: "support" }), "/nothing");
  await signIn();
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeDefined();
  expect(screen.getByText("The console has no page at this address.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the start" })).toBeDefined();
});

test("an empty list says so in our words, and has no button for filters that are all shown", async () => {
  open(fakeStaffApi({ role: "support", results: { deadLetter: [], message: [] } }), "/message");
  await signIn();
  await screen.findByText("Nothing here.");
  expect(screen.queryByRole("button", { name: "Add filter" })).toBeNull();
});

test("what was given up is listed with its order and last error, and is tried again at a press", async () => {
  const letter = {
    ...{ id: "dead1", order_id: `ord_${"a".repeat(22)}`, subject: "AR-7K2M9", kind: "message.order_paid" },
    ...{ attempts: 48, last_error: "TypeError ECONNRESET" },
    ...{ failed_at: "2026-11-20T06:30:00.000Z", created_at: "2026-11-18T06:30:00.000Z" },
  };
  const results = { deadLetter: [letter], "deadLetter/dead1/retry": letter };
  const fake = fakeStaffApi({ role: "support", results });
  open(fake, "/deadLetter");
  const user = await signIn();
  await screen.findByText("TypeError ECONNRESET", { exact: false });
  expect(screen.getByRole("link", { name: "AR-7K2M9" }).getAttribute("href")).toBe(
    `/order/${letter.order_id}/show`,
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("It is tried again now.");
  expect(fake.calls).toContainEqual(
    expect.objectContaining({ method: "POST", path: "deadLetter/dead1/retry" }),
  );
});

test("the log names the order that an entry is about by its number", async () => {
  const entry = {
    ...{ id: 7, at: "2026-11-20T06:30:00.000Z", staff_id: `stf_${"1".repeat(22)}`, staff_name: "Meera" },
    ...{ action: "contact.read", subject: `ord_${"1".repeat(22)}`, order_number: "AR-7K3MX-92QF8" },
    ...{ before: null, after: null },
  };
  open(fakeStaffApi({ role: "owner", results: { log: [entry] } }), "/log");
  await signIn();
  const link = await screen.findByRole("link", { name: "AR-7K3MX-92QF8" });
  expect(link.getAttribute("href")).toBe(`/order/${entry.subject}/show`);
});

test("a number without an account reads why it cannot sign in", async () => {
  open(fakeStaffApi({ role: "owner", errors: { "login/verifyOtp": [403, "staff.no_account"] } }));
  await signIn();
  await screen.findByText("This number has no staff account. An owner can add one.");
});

test("a session that ended leads to the sign-in page", async () => {
  open(fakeStaffApi({ role: "owner", errors: { order: [401, "staff.unauthorized"] } }));
  await signIn();
  await screen.findByLabelText("Mobile number");
});

test("an owner puts a puja on sale with one press, which is sent with a key", async () => {
  const row = { slug: "deep-daan", title: { en: "Deep daan", hi: "दीपदान" }, occasion: "pradosh" };
  const listed = { ...row, temple_id: `tm_${"0".repeat(22)}`, state: "draft" };
  const fake = fakeStaffApi({
    role: "owner",
    results: { pujaSeries: [listed] },
    errors: { "pujaSeries/deep-daan/publish": [409, "staff.not_ready"] },
  });
  open(fake);
  const user = await signIn();
  await user.click(await screen.findByRole("menuitem", { name: "Pujas" }));
  await user.click(await screen.findByRole("button", { name: "Put on sale" }));
  await screen.findByText(/Something that buyers must know is missing/);
  expect(fake.calls).toContainEqual(
    expect.objectContaining({
      path: "pujaSeries/deep-daan/publish",
      key: expect.stringMatching(/^[\w-]{36}$/),
    }),
  );
});

test("an owner ends a banner by a second press", async () => {
  const text = (en: string) => ({ en, hi: "दीप" });
  const banner = {
    ...{ id: `bn_${"1".repeat(22)}`, title: text("Lamps"), text: text("Lit"), action: text("Light") },
    ...{ picture: "lamps", picture_alt: text("Lamps"), target: { type: "pooja", slug: "deepdan" } },
    ...{ places: ["web"], partners: null, countries: ["in"], position: 0, starts_at: null, ends_at: null },
    ...{ state: "shown", next_date: null },
  };
  const end = `banner/${banner.id}/end`;
  const fake = fakeStaffApi({ role: "owner", results: { banner: [banner], [end]: banner } });
  open(fake, "/banner");
  const user = await signIn();
  expect(await screen.findByText(/Not shown: no date can be booked/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "End Lamps" }));
  expect(fake.calls.map(({ path }) => path)).not.toContain(end);
  await user.click(await screen.findByRole("button", { name: "End it" }));
  expect(fake.calls.map(({ path }) => path)).toContain(end);
});

test("the next version of the shop's facts begins as the latest one", async () => {
  const text = (en: string) => ({ en, hi: "आराधना" });
  const contact = { phone: "+91 98765 43210", email: "care@shop.test", hours: text("Every day") };
  const latest = {
    ...{ id: "first", legal_name: text("Aradhana LLP"), address: text("1 Assi"), lut: "LUT" },
    ...{ gstin: "09AAACR5055K1Z5", customer_care: contact },
    grievance_officer: { ...contact, name: text("Meera") },
    ...{ state: "valid", effective_from: null, created_at: null, staff_name: null },
  };
  const fake = fakeStaffApi({ role: "owner", results: { shopFacts: [latest] } });
  open(fake, "/shopFacts/create");
  const user = await signIn();
  const name = await screen.findByLabelText("Legal name · English");
  await user.clear(name);
  await user.type(name, "Aradhana Seva LLP");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const { id, state, created_at, staff_name, ...content } = latest;
  expect(fake.calls).toContainEqual(
    expect.objectContaining({
      ...{ method: "POST", path: "shopFacts" },
      body: { ...content, legal_name: text("Aradhana Seva LLP") },
    }),
  );
});

test("support sends an event to a partner again", async () => {
  const event = {
    ...{ id: `evt_${"1".repeat(22)}`, partner_id: "3f2b8c1e-0000-4000-8000-000000000000" },
    ...{ partner_name: "Tarakini", order_id: `ord_${"1".repeat(22)}`, order_number: "AR-2026-000001" },
    ...{ type: "order.paid", state: "failed", attempts: 10, last_result: "503" },
    ...{ last_attempt_at: "2026-11-20T06:30:00.000Z", next_attempt_at: null },
    created_at: "2026-11-17T06:30:00.000Z",
  };
  const fake = fakeStaffApi({ role: "support", results: { partnerEvent: [event] } });
  open(fake, "/partnerEvent");
  const user = await signIn();
  expect(await screen.findByText(/10, the last one: 503/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await screen.findByText("It is sent again now.");
  expect(fake.calls.map(({ path }) => path)).toContain(`partnerEvent/${event.id}/sendAgain`);
});

test("support hides a reported reel with one press", async () => {
  const reel = {
    ...{ id: "ghat-lamps", title: { en: "Lamps at the ghat", hi: "घाट के दीप" }, film: "ghat-lamps" },
    ...{ published_at: "2026-11-01T00:00:00.000Z", hidden_at: null },
    ...{ reasons: [{ reason: "broken", count: 2 }], first_reported_at: "2026-11-20T00:00:00.000Z" },
  };
  const hide = `reportedReel/${reel.id}/hide`;
  const fake = fakeStaffApi({ role: "support", results: { reportedReel: [reel], [hide]: reel } });
  open(fake, "/reportedReel");
  const user = await signIn();
  expect(await screen.findByText(/does not play \(2\)/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hide Lamps at the ghat" }));
  expect(fake.calls.map(({ path }) => path)).toContain(hide);
});

test("a puja without its words is not sent: its tabs and fields are marked", async () => {
  const fake = fakeStaffApi({
    role: "owner",
    results: {
      pujaChoice: { occasions: [], deities: [], purposes: [], addons: [], pictures: [], pictured: [] },
    },
  });
  open(fake, "/pujaSeries/create");
  const user = await signIn();
  await user.type(await screen.findByLabelText("Title · English"), "Deep daan");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByLabelText("Title · Hindi")).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Title · English").getAttribute("aria-invalid")).toBe("false");
  expect(fake.calls.some(({ path }) => path === "pujaSeries")).toBe(false);
});

test("an owner changes the price of an offering, and reads what visitors read", async () => {
  const text = (en: string) => ({ en, hi: "दीप" });
  const offering = {
    ...{ key: "lamp", name: text("Lamp"), what_is_offered: text("A lamp of ghee"), unit: text("lamp") },
    ...{ prices: { inr: 5_100, usd: 300, eur: 300 }, step: 1, min_qty: 1, max_qty: 11, handed_on: false },
    ...{ holds: [], picture: "offering-lamp", picture_alt: text("A lamp") },
  };
  const lamps = {
    ...{ slug: "lamps", title: text("Lamps"), subtitle: text("At dusk"), temple_id: `tm_${"0".repeat(22)}` },
    ...{ deity_slugs: [], purpose_slugs: [], occasion: "monday-dusk", cutoff_hours: 12, prasad: null },
    ...{ picture: "offering-lamp", picture_alt: text("Lamps"), about: text("Lamps are lit.") },
    authorisation: {
      ...{ level: "temple_authorised", authority: text("Committee"), text: text("By letter") },
      ...{ document_url: null, checked_on: "2026-11-01" },
    },
    ...{ occasion_meaning: text("Monday"), steps: [], benefits: [], faqs: [], video_hours: 24 },
    ...{ name_limit: 4, offerings: [offering], state: "draft", missing: [], dates: [], version: "v1" },
  };
  const choices = {
    occasions: [],
    deities: [],
    purposes: [],
    addons: [],
    pictures: ["offering-lamp"],
    pictured: [],
  };
  const fake = fakeStaffApi({
    role: "owner",
    results: { "chadhaavaSeries/lamps": lamps, pujaChoice: choices },
  });
  open(fake, "/chadhaavaSeries/lamps/edit");
  const user = await signIn();
  await user.click(await screen.findByRole("tab", { name: "Offerings" }));
  const price = await screen.findByLabelText("₹");
  await user.clear(price);
  await user.type(price, "71");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A lamp of ghee")).toBeDefined();
  const sent = fake.calls.find(({ method }) => method === "PUT");
  expect(sent).toMatchObject({
    path: "chadhaavaSeries/lamps",
    body: { offerings: [{ ...offering, prices: { ...offering.prices, inr: 7_100 } }] },
  });
});

test("what somebody else saved meanwhile is not overwritten: the form keeps what was typed, and says what to do", async () => {
  const text = (en: string) => ({ en, hi: "दीप" });
  const id = `tm_${"0".repeat(22)}`;
  const temple = {
    ...{ id, slug: "durga-kund", name: text("Durga Kund"), city: text("Varanasi"), state: text("UP") },
    ...{ about: text("By the pond."), picture: "lamps", picture_alt: text("Lamps") },
    ...{ lat: null, lon: null, spoken: null, version: "v1" },
  };
  const choices = { occasions: [], deities: [], purposes: [], addons: [], pictures: ["lamps"], pictured: [] };
  const fake = fakeStaffApi({
    role: "owner",
    results: { [`temple/${id}`]: temple, pujaChoice: choices },
    errors: { [`PUT temple/${id}`]: [409, "staff.changed"] },
  });
  open(fake, `/temple/${id}/edit`);
  const user = await signIn();
  await user.type(await screen.findByLabelText("Name · English"), " Mandir");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Somebody else saved this after you opened it.*reload/)).toBeDefined();
  expect(fake.calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    ...{ name: { en: "Durga Kund Mandir" }, version: "v1" },
  });
  expect(screen.getByLabelText("Name · English")).toHaveProperty("value", "Durga Kund Mandir");
});

test("a picture that another puja has is chosen with a warning", async () => {
  const pictured = [{ slug: "kashi-pradosh", picture: "ghat-at-dusk" }];
  const choices = {
    occasions: [],
    deities: [],
    purposes: [],
    addons: [],
    pictures: ["ghat-at-dusk"],
    pictured,
  };
  open(fakeStaffApi({ role: "owner", results: { pujaChoice: choices } }), "/pujaSeries/create");
  const user = await signIn();
  await user.click(await screen.findByRole("tab", { name: "Page" }));
  await user.click(screen.getByRole("combobox", { name: "Picture" }));
  await user.click(await screen.findByRole("option", { name: "ghat-at-dusk" }));
  expect(await screen.findByText(/^Also the picture of kashi-pradosh/)).toBeDefined();
});

test("an owner without a passkey is asked for one, and can go on without", async () => {
  open(fakeStaffApi({ role: "owner", passkey: "missing" }));
  const user = await signIn();
  await screen.findByRole("button", { name: "Add a passkey" });
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(await menu()).toContain("My passkeys");
});

test("an owner with a passkey sees nothing of the shop until it was used", async () => {
  const fake = fakeStaffApi({ role: "owner", passkey: "required" });
  open(fake);
  const user = await signIn();
  const use = await screen.findByRole("button", { name: "Use passkey" });
  await user.click(use);
  // This environment has no passkeys.
  await screen.findByText(/This browser has no passkeys here/);
  expect(screen.queryByRole("menuitem")).toBeNull();
  expect(fake.calls.map(({ path }) => path)).toEqual([
    "login/sendOtp",
    "login/verifyOtp",
    "login/passkeyOptions",
  ]);
  cleanup();
  open(fake, "/order");
  // The code was entered already; only the passkey is missing.
  await screen.findByRole("button", { name: "Use passkey" });
  expect(screen.queryByRole("menuitem")).toBeNull();
});

test("the only passkey is removed after its owner has read what follows", async () => {
  const passkey = {
    ...{ id: `psk_${"1".repeat(22)}`, name: "My phone" },
    ...{ created_at: "2026-11-01T00:00:00.000Z", last_used_at: null },
  };
  const fake = fakeStaffApi({ role: "owner", passkey: "confirmed", results: { passkey: [passkey] } });
  open(fake, "/passkey");
  const user = await signIn();
  await user.click(await screen.findByRole("button", { name: "Remove My phone" }));
  await screen.findByText(/It is your only passkey/);
  await user.click(screen.getByRole("button", { name: "Remove my only passkey" }));
  expect(fake.calls).toContainEqual(
    expect.objectContaining({ path: `passkey/${passkey.id}/remove`, body: { leaves_none: true } }),
  );
});

test("the temple desk marks goods as energised, with a link that is checked first", async () => {
  const total = { amount: 59_000, currency: "inr" };
  const item = {
    ...{ id: "ff_1", order_id: `ord_${"1".repeat(22)}`, number: "AR-7K3MX-92QF8", type: "abhimantrit" },
    ...{ kind: "parcel", title: { en: "Tulsi mala", hi: "तुलसी माला" }, temple: null, state: "confirmed" },
    ...{ order_state: "confirmed", starts_at: "2026-11-27T00:00:00.000Z", grand: total },
    ...{ pays_on_delivery: false, tracking: null, next_steps: ["energised"] },
    detail: { en: "Yellow", hi: "पीला" },
    bought: [{ kind: "product", title: { en: "Tulsi mala", hi: "तुलसी माला" }, qty: 2, amount: total }],
    created_at: "2026-11-24T00:00:00.000Z",
  };
  const { order_id: id, number, pays_on_delivery, created_at } = item;
  const order = {
    ...{
      id,
      number,
      state: "confirmed",
      grand: total,
      pays_on_delivery,
      payment_state: "success",
      paid: null,
    },
    ...{ given_back: [], events: [{ id: 1, state: "confirmed", item: item.title, at: created_at }] },
    ...{ items: [item], refunds: [], returns: [], has_address: true, created_at },
  };
  const step = `fulfilment/${item.id}/step`;
  const moved = { id: item.id, state: "energising", order_state: "energising" };
  const fake = fakeStaffApi({ role: "temple_desk", results: { [`order/${id}`]: order, [step]: moved } });
  open(fake, `/order/${id}/show`);
  const user = await signIn();
  const link = await screen.findByLabelText("Link to the video");
  expect(screen.getByText(/Confirmed/, { selector: "li" }).textContent).toContain(`: ${item.title.en}`);
  expect(screen.getByText("Yellow")).toBeDefined();
  expect(screen.getByText(/^2 × Tulsi mala/)).toBeDefined();
  await user.type(link, "our video");
  await user.click(screen.getByRole("button", { name: "Mark energised" }));
  expect(link.getAttribute("aria-invalid")).toBe("true");
  expect(fake.calls.some(({ path }) => path === step)).toBe(false);
  await user.clear(link);
  await user.type(link, "https://videos.test/1");
  await user.click(screen.getByRole("button", { name: "Mark energised" }));
  await screen.findByText("Tulsi mala: Energised.");
  expect(fake.calls).toContainEqual(
    expect.objectContaining({ path: step, body: { step: "energised", video_url: "https://videos.test/1" } }),
  );
});

test("a list that the shop does not answer says so in its place, and is read again at a press", async () => {
  const errors: Record<string, [number, string]> = { message: [502, "bad_gateway"] };
  open(fakeStaffApi({ role: "support", results: { message: [] }, errors }), "/message");
  const user = await signIn();
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getAllByText(/^No connection to the shop/).length).toBeGreaterThan(0);
  expect(screen.queryByText("Nothing here.")).toBeNull();
  delete errors["message"];
  await user.click(again);
  await screen.findByText("Nothing here.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a page that the shop does not answer stays where it is, and one that does not exist leads to the list", async () => {
  const id = `tm_${"0".repeat(22)}`;
  const errors: Record<string, [number, string]> = { [`temple/${id}`]: [502, "bad_gateway"] };
  open(fakeStaffApi({ role: "owner", results: { temple: [] }, errors }), `/temple/${id}/show`);
  const user = await signIn();
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("This does not exist any more.")).toBeNull();
  errors[`temple/${id}`] = [404, "not_found"];
  await user.click(again);
  await screen.findByRole("heading", { level: 1, name: "Temples" });
});

test("a row of a list is a link to what it opens", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const id = `stf_${"1".repeat(22)}`;
  const account = {
    ...{ id, name: "Meera", role: "support", phone_masked: "••••••0002", is_active: true },
    ...{ astrologer_id: null, passkey_count: 0, created_at: "2026-11-20T06:30:00.000Z" },
  };
  open(fakeStaffApi({ role: "owner", results: { account: [account] } }), "/account");
  await signIn();
  const link = await screen.findByRole("link", { name: "Meera" });
  expect(link.getAttribute("href")).toBe(`/account/${id}`);
  vi.unstubAllGlobals();
});

test("a tab of the browser has the heading of its page", async () => {
  open(fakeStaffApi({ role: "support" }), "/message");
  await signIn();
  await screen.findByText("Nothing here.");
  await waitFor(() => expect(document.title).toBe("Messages · Aradhana console"));
});

test("a form with changes asks before it is left", async () => {
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
  open(fakeStaffApi({ role: "owner" }), "/coupon/create");
  const user = await signIn();
  await user.type(await screen.findByLabelText(/^Code/), "DIWALI10");
  await user.click(screen.getByRole("menuitem", { name: "Orders" }));
  await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.stringContaining("not saved")));
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe("DIWALI10");
  confirm.mockRestore();
});

test("a page of another role says so at its address", async () => {
  open(fakeStaffApi({ role: "support" }), "/readingList");
  await signIn();
  await screen.findByText("Your role does not see this page. Ask an owner.");
  expect(screen.queryByText("Choose the temple whose list you need.")).toBeNull();
});

test("a number that cannot be one is marked on the sign-in page", async () => {
  open(fakeStaffApi({ role: "owner", fields: { "login/sendOtp": [["phone", "length"]] } }));
  const user = userEvent.setup();
  const phone = await screen.findByLabelText("Mobile number");
  await user.type(phone, "12345");
  await user.click(screen.getByRole("button", { name: "Get OTP" }));
  await screen.findByText("Enter the 10 digits of the mobile number.");
  expect(phone.getAttribute("aria-invalid")).toBe("true");
});

test("a form whose session has ended keeps what was typed, and does not say that it was saved", async () => {
  const errors = { "POST coupon": [401, "staff.unauthorized"] as [number, string] };
  open(fakeStaffApi({ role: "owner", errors }), "/coupon/create");
  const user = await signIn();
  await user.type(await screen.findByLabelText(/^Code/), "DIWALI10");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/nothing was saved/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe("DIWALI10");
  expect(screen.queryByText("Saved.")).toBeNull();
});
