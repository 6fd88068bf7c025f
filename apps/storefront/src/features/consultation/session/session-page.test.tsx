// @vitest-environment jsdom
import { noVoice, type Session, type SessionStore } from "@aradhana/core/consultation";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { openSignedIn } from "../../../../test/open-signed-in.tsx";
import { type Source, sourceOf } from "../../../../test/source-of.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { callText } from "../call/text.ts";
import { sharedChartText } from "../chart/text.ts";
import { bookingText } from "../status/text.ts";
import { SessionPage } from "./session-page.tsx";
import { sessionText } from "./text.ts";

const languages = ["en", "hi"] as const;
const texts = [sessionText, bookingText, errorTexts, sharedChartText, callText];
beforeAll(() => Promise.all(texts.flatMap((text) => languages.map((language) => text.load(language)))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const inr = (amount: number) => ({ amount, currency: "inr" as const });
const waiting: Session = {
  ...{ booking_id: idOf("bkg", "one"), order_id: null, phase: "joinable", mode: "chat", minutes: 30 },
  astrologer: {
    ...{ id: idOf("ag", "one"), name: "Anuradha", tz: "Asia/Kolkata" },
    image: { name: "deity-surya", alt: "" },
  },
  ...{ start_at: "2026-11-20T10:05:00.000Z", joinable_at: "2026-11-20T09:55:00.000Z" },
  ...{ closes_at: "2026-11-20T11:05:00.000Z", customer_here: false, astrologer_here: false },
  ...{ paused_by: null, billed_seconds: 0, cap_seconds: 1800, charged: inr(0), paid: inr(89_900) },
  ...{
    refunded: null,
    ended_by: null,
    conversation_id: null,
    summary: null,
    stars: null,
    chart_shared: false,
  },
};

function Shown({ source, store }: { source: Source<Session>; store: SessionStore }) {
  const session = useSyncExternalStore(source.subscribe, source.get);
  return <SessionPage {...{ store, session, state: store.getState() }} voice={{ current: noVoice }} />;
}

/** A session whose actions succeed at once, and which the other side changes by `change`. */
function openSession(language: "en" | "hi") {
  const source = sourceOf(waiting);
  const change = (next: Partial<Session>) => source.set({ ...source.get(), ...next });
  const store: SessionStore = {
    ...{ open: () => () => {}, refresh: async () => {}, subscribe: () => () => {} },
    getState: () => ({ session: source.get(), readAt: Date.now(), isConnected: true, failure: undefined }),
    async act({ action }) {
      if (action === "join") change({ customer_here: true });
      if (action === "end") change({ phase: "ended", ended_by: "customer", refunded: inr(80_000) });
      return { ok: true, value: source.get() };
    },
  };
  openSignedIn(<Shown {...{ source, store }} />, {}, "in", language);
  return { change: (next: Partial<Session>) => act(() => change(next)) };
}

/** Presses a button that has the focus, as a keyboard does. */
async function press(name: string) {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

describe.each(languages)("with a keyboard, in %s", (language) => {
  test("the focus goes to what replaces the pressed button, from joining to the end", async () => {
    const t = sessionText.in(language);
    const { change } = openSession(language);
    await press(t.join);
    await hasFocus(() => screen.getByText(t.waiting("Anuradha")));
    change({ phase: "live", astrologer_here: true });
    await hasFocus(() => screen.getByRole("region", { name: t.meter.label }));

    await press(t.end.end);
    await hasFocus(() => screen.getByText(t.end.sure));
    await press(t.end.keep);
    await hasFocus(() => screen.getByRole("button", { name: t.end.end }));
    await press(t.end.end);
    await press(t.end.now);
    await hasFocus(() => screen.getByRole("region", { name: t.after.title }));
  });

  test("an end by the other side is announced, and the focus stays where it is elsewhere", async () => {
    const t = sessionText.in(language);
    const { change } = openSession(language);
    change({ phase: "live", astrologer_here: true, customer_here: true, chart_shared: true });
    const chart = await screen.findByRole("button", { name: sharedChartText.in(language).show });
    chart.focus();
    const news = screen.getAllByRole("status").find(({ textContent }) => textContent === "");
    change({ phase: "ended", ended_by: "astrologer" });
    expect(news?.isConnected).toBe(true);
    expect(news?.textContent).toBe(t.after.title);
    expect(document.activeElement).toBe(chart);
  });
});
