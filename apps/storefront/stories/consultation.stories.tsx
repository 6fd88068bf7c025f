import type { Booking, Session } from "@aradhana/core/consultation";
import type { Conversation, Message } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, HttpResponse, http } from "msw";
import { userEvent } from "storybook/test";
import { birthText } from "../src/features/astrology/birth-details/text.ts";
import { callText } from "../src/features/consultation/call/text.ts";
import { sharedChartText } from "../src/features/consultation/chart/text.ts";
import { chooseTimeText } from "../src/features/consultation/choose/text.ts";
import { sessionText } from "../src/features/consultation/session/text.ts";
import { bookingText } from "../src/features/consultation/status/text.ts";
import { answer, recordedAt } from "./answers.ts";
import { paths, refuse, reply } from "./handlers.ts";
import { at, page, says, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Consultation", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const { results: astrologer } = answer("astrologer");
const form = `/astro-guru/form?service=consult&astrologer_id=${astrologer.id}`;
const status = "/astro/booking/status?booking_id=bkg_0000000000000000000000";

const inHours = (hours: number) => new Date(recordedAt + hours * 3_600_000).toISOString();
const inr = (amount: number) => ({ amount, currency: "inr" as const });

const booked: Booking = {
  ...{ id: "bkg_0000000000000000000000", phase: "confirmed", mode: "chat", minutes: 30 },
  astrologer: { id: astrologer.id, name: astrologer.title, image: astrologer.image, tz: astrologer.tz },
  ...{ start_at: inHours(20), end_at: inHours(20.5), joinable_at: inHours(19.8), changes_at: null },
  ...{ held_until: null, price: inr(89_900), order_id: null, refunded: null },
  ...{ refund_now: inr(89_900), refund_rule: "100% until 12 hours before.", reschedule_until: inHours(18) },
};

const inPhase = (phase: Booking["phase"], changes: Partial<Booking> = {}): Story => ({
  ...at(status, {
    hindi: true,
    handlers: [http.get(paths.booking, reply({ ...booked, phase, ...changes }))],
  }),
  play: shows(bookingText, ({ headings }) => headings[phase]),
});

export const ChooseTime: Story = {
  ...at(form, { themed: true }),
  play: says(chooseTimeText, ({ minutes }) => minutes),
};
export const Confirming: Story = inPhase("payment_confirming", {
  ...{ order_id: "ord_0000000000000000000000", refund_now: null },
});
export const Confirmed: Story = inPhase("confirmed");
export const AstrologerLate: Story = inPhase("astrologer_late");
export const AstrologerMissing: Story = inPhase("astrologer_no_show", { refunded: inr(89_900) });
export const Cancelled: Story = inPhase("cancelled", { refunded: inr(44_950), refund_now: null });
export const Expired: Story = inPhase("expired", { refund_now: null });
export const NotYours: Story = {
  ...at(status, { state: "gone", handlers: [http.get(paths.booking, refuse(404, "booking_not_found"))] }),
  play: shows(bookingText, ({ missing }) => missing.heading),
};

const inMinutes = (minutes: number) => inHours(minutes / 60);
const talk: Session = {
  ...{
    booking_id: booked.id,
    order_id: null,
    astrologer: booked.astrologer,
    phase: "joinable",
    mode: "chat",
  },
  ...{ minutes: 30, start_at: inMinutes(5), joinable_at: inMinutes(-5), closes_at: inMinutes(65) },
  ...{ customer_here: false, astrologer_here: true, paused_by: null, billed_seconds: 0, cap_seconds: 1800 },
  ...{ charged: inr(0), paid: inr(89_900), refunded: null, ended_by: null, conversation_id: null },
  ...{ summary: null, stars: null, chart_shared: false },
};
const conversationId = "cnv_conversation0000000000";
const conversation: Conversation = {
  ...{ id: conversationId, kind: "astrologer", state: "live", booking_id: booked.id, unread: 0, last_seq: 2 },
  ...{ read_seq: 2, peer_read_seq: 2, queue: null, last_message: null, is_blocked: false, rating: null },
  peer: { name: { en: astrologer.title, hi: astrologer.title }, verified: true },
  ...{ created_at: inMinutes(-1), ended_at: null },
};
const textOf = (seq: number, sender: Message["sender"], body: string): Message => ({
  ...{
    id: `msg_message000000000000${seq}`,
    client_id: `client-${seq}`,
    conversation_id: conversationId,
    seq,
  },
  ...{ sender, flags: [], kind: "text", body, sent_at: inMinutes(-1) },
});
const messages = [
  textOf(1, "customer", "When is a good time to change my job?"),
  textOf(2, "staff", "Namaste. The period of Saturn ends in April; what comes after it is easier."),
];
const quiet = () =>
  new HttpResponse(new ReadableStream(), { headers: { "Content-Type": "text/event-stream" } });

const inSession = (
  changes: Partial<Session>,
  more: HttpHandler[] = [],
  options: { themed?: boolean } = {},
) => {
  const now = { ...talk, ...changes };
  return at("/astro/consultation?booking_id=bkg_0000000000000000000000", {
    ...options,
    signedIn: true,
    handlers: [
      ...more,
      http.get(paths.session, reply(now)),
      http.post(paths.presence, reply(now)),
      http.get(paths.chatMessages, reply({ conversation, messages, has_more: false })),
      http.get(paths.chatStream, quiet),
      http.post(paths.chatRead, reply({})),
    ],
  });
};
const live = { phase: "live", customer_here: true, conversation_id: conversationId } as const;
const running: Partial<Session> = { ...live, billed_seconds: 312, charged: inr(15_582) };

export const SessionToJoin: Story = {
  ...inSession({}),
  play: shows(sessionText, ({ rules }) => rules.title),
};
export const SessionLive: Story = {
  ...inSession(running, [], { themed: true }),
  play: says(sessionText, ({ meter }) => meter.running),
};
export const SessionByVideo: Story = {
  ...inSession({ ...running, mode: "video" }),
  play: says(callText, ({ join }) => join.video),
};
export const SessionPaused: Story = {
  ...inSession({ ...running, paused_by: "silence" }),
  play: says(sessionText, ({ meter }) => meter.paused.silence("", "chat")),
};
export const SessionEnded: Story = {
  ...inSession({
    ...{ ...running, phase: "ended", refunded: inr(74_318), ended_by: "customer" },
    summary: "Wait until April. Feed birds on Saturdays if you like.",
  }),
  play: shows(sessionText, ({ after }) => after.title),
};

const { results: report } = answer("kundali-report");
export const SessionWithChart: Story = {
  ...inSession({ ...running, chart_shared: true }, [
    http.get(paths.sharedChart, reply(report.content ?? {})),
  ]),
  play: async (context) => {
    const t = await wordsOf(sharedChartText, context);
    await userEvent.click(await context.canvas.findByRole("button", { name: t.show }));
    await context.canvas.findByRole("table", { name: report.content?.titles.planets });
  },
};
export const SessionChartToShare: Story = {
  ...inSession(running),
  play: async (context) => {
    const t = await wordsOf(sharedChartText, context);
    await userEvent.click(await context.canvas.findByRole("button", { name: t.open }));
    await context.canvas.findByRole("button", { name: t.save });
    await says(birthText, ({ title }) => title)(context);
  },
};
