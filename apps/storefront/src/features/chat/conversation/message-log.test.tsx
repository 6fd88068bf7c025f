// @vitest-environment jsdom
import type { ConversationState, ConversationStore } from "@aradhana/core/chat";
import type { Conversation, Message } from "@aradhana/core/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import { MessageLog } from "./message-log.tsx";

beforeAll(() => Promise.all([chatText, errorTexts].map((each) => each.load("en"))));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = "2026-11-20T10:00:00.000Z";
const conversation: Conversation = {
  ...{ id: idOf("cnv", "one"), kind: "support", state: "live", booking_id: null, unread: 0, last_seq: 1 },
  ...{ read_seq: 1, peer_read_seq: 0, peer: { name: null, verified: true }, queue: null },
  ...{ last_message: null, is_blocked: false, rating: null, created_at: at, ended_at: null },
};
const text = (seq: number): Message => ({
  ...{ id: idOf("msg", `${seq}`), conversation_id: conversation.id, client_id: `message-${seq}`, seq },
  ...{ sender: "customer", sent_at: at },
  ...{ flags: [], kind: "text", body: `Message ${seq}` },
});
const state: ConversationState = {
  ...{ conversation, messages: [text(1)], hasEarlier: false, connection: "live", failure: undefined },
  unsent: [{ clientId: "message-2", body: "Message 2", state: "sending" }],
};
const store = { read: () => {} } as unknown as ConversationStore;

const onOpenChart = () => {};

const log = (shown: ConversationState) => (
  <VisitorProvider value={{ country: "in", language: "en" }}>
    <MessageLog {...{ store, conversation, state: shown, onOpenChart }} />
  </VisitorProvider>
);

test("the end stays in view when a sent message takes the place of the one that was being sent", () => {
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(400);
  const { rerender } = render(log(state));
  const box = screen.getByRole("log");
  expect(box.scrollTop).toBe(400);
  // Its photo is taller than the word in its place.
  height.mockReturnValue(700);
  rerender(log({ ...state, messages: [text(1), text(2)], unsent: [] }));
  expect(box.scrollTop).toBe(700);
});

test("a message says on which day it was sent, in India and by the reader's own clock", () => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(300);
  render(
    <VisitorProvider value={{ country: "us", language: "en" }}>
      <MessageLog {...{ store, conversation, state, onOpenChart }} />
    </VisitorProvider>,
  );
  expect(screen.getByText(/Fri 20 Nov.*, 3:30 pm India time \(Fri 20 Nov.*, 5 am your time\)/)).toBeDefined();
});

test("the end stays in view when a message could not be sent, and can be sent again", () => {
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(400);
  const { rerender } = render(log(state));
  height.mockReturnValue(500);
  rerender(log({ ...state, unsent: state.unsent.map((each) => ({ ...each, state: "failed" })) }));
  expect(screen.getByRole("log").scrollTop).toBe(500);
});
