// @vitest-environment jsdom
import type { Booking } from "@aradhana/core/consultation";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { idOf, inr } from "../../../../test/fixtures.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import { type Source, sourceOf } from "../../../../test/source-of.ts";
import * as chooseSaved from "../../account/saved/choose-saved.tsx";
import { onePageTexts } from "../../checkout/one-page/text.ts";
import { chooseTimeText } from "../choose/text.ts";
import { BookingPage } from "./booking-page.tsx";
import { bookingText } from "./text.ts";

const booking: Booking = {
  ...{ id: idOf("bkg", "one"), phase: "reserved", mode: "video", minutes: 15, price: inr(299) },
  astrologer: {
    ...{ id: idOf("ag", "one"), name: "Arjun Hegde", tz: "Asia/Kolkata" },
    image: { name: "astrologer-1", alt: "" },
  },
  ...{ start_at: "2026-11-29T11:00:00.000Z", end_at: "2026-11-29T11:15:00.000Z" },
  ...{ held_until: null, changes_at: null, joinable_at: "2026-11-29T10:50:00.000Z" },
  ...{ order_id: null, refund_now: null, refund_rule: "", refunded: null, reschedule_until: null },
};

// What offers to save is loaded before the price is there.
beforeAll(() =>
  Promise.all(
    [bookingText, chooseTimeText, ...onePageTexts, ...chooseSaved.texts].map((text) => text.load("en")),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (part: Partial<Booking> = {}, answers = {}) =>
  openSignedIn(<BookingPage booking={{ ...booking, ...part }} serverTime={now} onChange={() => {}} />, {
    ...answers,
    "POST consultation/quote": () => answer({ ...quote(), totals: { ...quote().totals, grand: inr(299) } }),
  });

test.each([
  ["Asia/Kolkata", "Sun 29 Nov 2026, 4:30 pm"],
  ["America/New_York", "Sun 29 Nov 2026, 4:30 pm India time (Sun 29 Nov 2026, 6 am your time)"],
])("in %s the time of a booking is said once: %s", async (zone, time) => {
  browserIn(zone);
  open();
  expect((await screen.findByText("When")).nextElementSibling?.textContent).toBe(time);
});

test("a reserved time is paid without names, so that there are none to save", async () => {
  open();
  expect(await screen.findAllByRole("button", { name: "Pay ₹299" }, patience)).not.toEqual([]);
  expect(screen.queryByText(/^Save these names/)).toBeNull();
});

test("while the astrologer is late, the exact refund and another astrologer are offered", async () => {
  const cancel = vi.fn((_: unknown) => answer({ ...booking, phase: "cancelled" }));
  const { router } = open(
    { phase: "astrologer_late", refund_now: inr(299) },
    { "POST astro/cancel": cancel },
  );
  expect(await screen.findByRole("button", { name: "Cancel, refund ₹299" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Choose another astrologer" }));
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Refund ₹299, choose another" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/astro-guru/find"));
  expect(cancel.mock.calls[0]?.[0]).toMatchObject({ booking_id: booking.id, refund: inr(299).amount });
});

test("a booking that was cancelled without a refund says so; one with a refund says how much", async () => {
  const t = bookingText.in("en");
  open({ phase: "cancelled" });
  expect(await screen.findByText(t.notRefunded)).toBeDefined();
  cleanup();
  open({ phase: "cancelled", refunded: inr(150) });
  expect(await screen.findByText("₹150")).toBeDefined();
  expect(screen.queryByText(t.notRefunded)).toBeNull();
});

/** Reads what the server has made of it. */
function Shown({ source, next }: { source: Source<Booking>; next: Booking }) {
  const shown = useSyncExternalStore(source.subscribe, source.get);
  return <BookingPage booking={shown} serverTime={now} onChange={() => source.set(next)} />;
}

test("with a keyboard, the focus goes to what replaces the pressed button, and to the outcome", async () => {
  const until = "2026-11-28T11:00:00.000Z";
  const source = sourceOf<Booking>({
    ...booking,
    ...{ phase: "confirmed", refund_now: inr(299), reschedule_until: until },
  });
  const cancelled: Booking = { ...booking, phase: "cancelled", refunded: inr(299) };
  const slot = { id: idOf("sl", "one"), start_at: booking.start_at, end_at: booking.end_at };
  openSignedIn(<Shown source={source} next={cancelled} />, {
    "GET astrologer/getSlots": () => answer({ slots: [slot] }),
    "POST astro/cancel": () => answer(cancelled),
  });
  const t = bookingText.in("en");
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));
  await press(t.move);
  await hasFocus(() => screen.getByRole("group", { name: t.move }));
  await press(t.cancel);
  await hasFocus(() => screen.getByText(t.sure("₹299")));
  await press(t.keep);
  await hasFocus(() => screen.getByRole("button", { name: t.cancel }));
  await press(t.cancel);
  await press(t.cancelFor("₹299"));
  await hasFocus(() => screen.getByRole("heading", { level: 1, name: t.headings.cancelled }));
});
