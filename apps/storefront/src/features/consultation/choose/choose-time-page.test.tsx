// @vitest-environment jsdom
import type { Astrologer } from "@aradhana/core/consultation";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import answers from "../../../../stories/answers/astrologer.en.json" with { type: "json" };
import { idOf } from "../../../../test/fixtures.ts";
import { hideCart } from "../../../../test/hide-cart.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { logOut } from "../../account/login/log-out.ts";
import { birthText } from "../../astrology/birth-details/text.ts";
import { placeSearchText } from "../../content/place-search/text.ts";
import { ChooseTimePage } from "./choose-time-page.tsx";
import { chooseTimeText } from "./text.ts";

const astrologer = answers.results as Astrologer;
const slots = [
  { id: idOf("slt", "one"), start_at: "2026-11-21T04:30:00.000Z", end_at: "2026-11-21T05:30:00.000Z" },
];

beforeAll(() =>
  Promise.all([chooseTimeText, errorTexts, birthText, placeSearchText].map((text) => text.load("en"))),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (holdSlot = vi.fn<(body: unknown) => Response>()) =>
  openSignedIn(<ChooseTimePage astrologer={astrologer} slots={slots} />, { "POST astro/holdSlot": holdSlot });

const question = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your question/ });
const topic = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /Topic/ });
const [first] = astrologer.topics;
const stored = () => sessionStorage.getItem("checkout_drafts") ?? "";

/** A guest fills in both, and leaves the page. */
async function typeAsGuest() {
  const { services, unmount } = open();
  act(() => services.user.getState().sessionEnded());
  await screen.findByRole("link", { name: "Sign in to reserve this time" });
  fireEvent.change(topic(), { target: { value: first?.value } });
  fireEvent.change(question(), { target: { value: "When do I change my job?" } });
  await waitFor(() => expect(stored()).toContain("When do I change my job?"));
  unmount();
}

test("what a guest typed is there after signing in, until a time is reserved", async () => {
  await typeAsGuest();
  const holdSlot = vi.fn((_: unknown) => answer({ ...booking, id: idOf("bkg", "one") }));
  const { router } = open(holdSlot);
  await waitFor(() => expect(question().value).toBe("When do I change my job?"));
  expect(topic().value).toBe(first?.value);

  fireEvent.click(screen.getAllByRole("radio").at(-1) as HTMLElement);
  fireEvent.click(screen.getByRole("button", { name: "Reserve this time" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/astro/booking/status"));
  expect(holdSlot.mock.calls[0]?.[0]).toMatchObject({
    ...{ slot_id: slots[0]?.id, topic: first?.value, question: "When do I change my job?" },
  });
  await waitFor(() => expect(stored()).not.toContain(astrologer.id));
});

test("without a time the field says so and has the focus; birth details are checked and sent with it", async () => {
  const holdSlot = vi.fn((_: unknown) => answer({ ...booking, id: idOf("bkg", "one") }));
  open(holdSlot);
  fireEvent.click(await screen.findByRole("button", { name: "Reserve this time" }));
  const times = await screen.findByRole("radiogroup", { name: /^Time/ });
  expect(within(times).getByText("Choose a time first")).toBeDefined();
  await waitFor(() => expect(times.contains(document.activeElement)).toBe(true));

  fireEvent.click(within(times).getAllByRole("radio").at(-1) as HTMLElement);
  fireEvent.click(screen.getByRole("checkbox", { name: /^Share my birth details/ }));
  fireEvent.click(screen.getByRole("button", { name: "Reserve this time" }));
  const name = screen.getByRole("textbox", { name: /^Full name|^Name/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(holdSlot).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("checkbox", { name: /^Share my birth details/ }));
  fireEvent.click(screen.getByRole("button", { name: "Reserve this time" }));
  await waitFor(() => expect(holdSlot).toHaveBeenCalled());
  expect(holdSlot.mock.calls[0]?.[0]).not.toHaveProperty("birth");
});

test("a log-out forgets it", async () => {
  await typeAsGuest();
  const { services } = open();
  await waitFor(() => expect(question().value).toBe("When do I change my job?"));
  await act(() => logOut(services));
  expect(stored()).toBe("");
});

const booking = {
  ...{ phase: "reserved", mode: "chat", minutes: 30, order_id: null, refunded: null, refund_now: null },
  astrologer: { id: astrologer.id, name: astrologer.title, image: astrologer.image, tz: astrologer.tz },
  ...{ start_at: "2026-11-21T04:30:00.000Z", end_at: "2026-11-21T05:00:00.000Z", changes_at: null },
  ...{ held_until: "2026-11-20T10:10:00.000Z", joinable_at: "2026-11-21T04:20:00.000Z" },
  ...{ price: { amount: 89_900, currency: "inr" }, refund_rule: "", reschedule_until: null },
};

test("ruling D15: without a cart, the call to action is to book now", async () => {
  // The services correct the attribute by what is stored.
  localStorage.setItem("cart_disabled", "true");
  localStorage.setItem("cart_disabled_session_start", String(Date.now()));
  hideCart();
  open();
  await screen.findByRole("button", { name: "Book now" });
  expect(screen.queryByRole("button", { name: "Reserve this time" })).toBeNull();
});
