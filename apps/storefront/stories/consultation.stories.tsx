import type { Booking } from "@aradhana/core/consultation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { chooseTimeText } from "../src/features/consultation/choose/text.ts";
import { bookingText } from "../src/features/consultation/status/text.ts";
import { answer, recordedAt } from "./answers.ts";
import { paths, refuse, reply } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Consultation", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const { results: astrologer } = answer("astrologer");
const form = `/astro-guru/form?service=consult&astrologer_id=${astrologer.id}`;
const status = "/astro/booking/status?booking_id=bkg_0000000000000000000000";

const inHours = (hours: number) => new Date(recordedAt + hours * 3_600_000).toISOString();
const inr = (amount: number) => ({ amount, currency: "inr" as const });

const booked: Booking = {
  ...{ id: "bkg_0000000000000000000000", phase: "confirmed", mode: "video", minutes: 30 },
  astrologer: { id: astrologer.id, name: astrologer.title, image: astrologer.image, tz: astrologer.tz },
  ...{ start_at: inHours(20), end_at: inHours(20.5), joinable_at: inHours(19.8), changes_at: null },
  ...{ held_until: null, price: inr(89_900), order_id: null, refunded: null },
  ...{ refund_now: inr(89_900), refund_rule: "100% until 12 hours before.", reschedule_until: inHours(18) },
};

const inPhase = (phase: Booking["phase"], changes: Partial<Booking> = {}): Story => ({
  ...at(status, { handlers: [http.get(paths.booking, reply({ ...booked, phase, ...changes }))] }),
  play: shows(bookingText, ({ headings }) => headings[phase]),
});

export const ChooseTime: Story = {
  ...at(form, { themed: true }),
  play: shows(chooseTimeText, ({ minutes }) => minutes),
};
export const Confirmed: Story = inPhase("confirmed");
export const AstrologerLate: Story = inPhase("astrologer_late");
export const AstrologerMissing: Story = inPhase("astrologer_no_show", { refunded: inr(89_900) });
export const Cancelled: Story = inPhase("cancelled", { refunded: inr(44_950), refund_now: null });
export const Expired: Story = inPhase("expired", { refund_now: null });
export const NotYours: Story = {
  ...at(status, { handlers: [http.get(paths.booking, refuse(404, "booking_not_found"))] }),
  play: shows(bookingText, ({ missing }) => missing.heading),
};
