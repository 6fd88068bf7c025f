// @vitest-environment jsdom
import type { Booking } from "@aradhana/core/consultation";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { idOf, inr } from "../../../../test/fixtures.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import * as chooseSaved from "../../account/saved/choose-saved.tsx";
import { onePageTexts } from "../../checkout/one-page/text.ts";
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
  Promise.all([bookingText, ...onePageTexts, ...chooseSaved.texts].map((text) => text.load("en"))),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const open = () =>
  openSignedIn(<BookingPage booking={booking} serverTime={now} onChange={() => {}} />, {
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
