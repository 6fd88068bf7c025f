// @vitest-environment jsdom
import type { ConversationStore } from "@aradhana/core/chat";
import type { Conversation, Message } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import { Composer } from "./composer.tsx";
import { MessageKundali } from "./message-kundali.tsx";
import { MessageVoice } from "./message-voice.tsx";

beforeAll(() => Promise.all([chatText, errorTexts].map((each) => each.load("en"))));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const at = "2026-11-20T10:00:00.000Z";
const conversation: Conversation = {
  ...{ id: idOf("cnv", "one"), kind: "support", state: "live", booking_id: null, unread: 0, last_seq: 1 },
  ...{ read_seq: 1, peer_read_seq: 0, peer: { name: null, verified: true }, queue: null },
  ...{ last_message: null, is_blocked: false, rating: null, created_at: at, ended_at: null },
};

function inBrowser(
  children: ReactNode,
  open: (signal: AbortSignal) => Promise<Response> = async () => new Response(),
) {
  const api = { open: (_path: string, { signal }: { signal: AbortSignal }) => open(signal) };
  return (
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={{ api } as unknown as BrowserServices}>{children}</BrowserProvider>
    </VisitorProvider>
  );
}

const note = <MessageVoice attachment={{ id: idOf("att", "one"), seconds: 3 }} />;
const named = (name: string) => Object.assign(new Error(name), { name });
const pressPlay = () => act(async () => fireEvent.click(screen.getByRole("button", { name: /^Play/ })));

test("a voice note begins once, and does not take the focus again", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(named("NotAllowedError"));
  // jsdom gives no focus to players.
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const { rerender } = render(inBrowser(note));
  await pressPlay();
  rerender(inBrowser(note));
  expect(play).toHaveBeenCalledOnce();
  expect(focus.mock.contexts).toEqual([screen.getByLabelText("Voice note")]);
});

test("a voice note that the browser cannot play says so, and its button has the focus", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(named("NotSupportedError"));
  render(inBrowser(note));
  await pressPlay();
  expect(screen.getByRole("alert").textContent).toContain("cannot play this voice note");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Play/ }));
});

test("who leaves while a voice note loads ends the request, and nothing of it stays in memory", async () => {
  const create = vi.spyOn(URL, "createObjectURL");
  const requested: AbortSignal[] = [];
  let answer = (_: Response) => {};
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { unmount } = render(
    inBrowser(note, (signal) => {
      requested.push(signal);
      return response;
    }),
  );
  await pressPlay();
  unmount();
  expect(requested[0]?.aborted).toBe(true);
  await act(async () => answer(new Response("sound")));
  expect(create).not.toHaveBeenCalled();
});

const message: Extract<Message, { kind: "birth" }> = {
  ...{ id: idOf("msg", "one"), conversation_id: conversation.id, client_id: "message-1", seq: 1 },
  ...{ sender: "customer", sent_at: at, flags: [], kind: "birth", body: "" },
  birth: { name: "Asha", date: "1991-11-29", time: null, place: "Varanasi" },
};

test("birth details are removed at a second press, and the focus stays at what replaces them", async () => {
  const removeBirth = vi.fn(async () => ({ ok: true, value: undefined }) as const);
  const kundali = (birth: typeof message.birth) =>
    inBrowser(<MessageKundali message={{ ...message, birth }} store={{ removeBirth }} onOpen={() => {}} />);
  const { rerender } = render(kundali(message.birth));
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await press("Remove these birth details");
  expect(removeBirth).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toContain("can no longer see them");
  await press("Do not remove");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove these birth details" }));
  await press("Remove these birth details");
  await press("Remove them");
  expect(removeBirth).toHaveBeenCalledExactlyOnceWith(message.id);
  rerender(kundali(null));
  expect(document.activeElement?.textContent).toBe("Kundali: the birth details were removed.");
});

test("while a photo waits, the page is not opened again for a recording", () => {
  const loaded = { name: "https://shop.test/orders" } as PerformanceEntry;
  vi.stubGlobal("performance", { ...performance, now: () => 0, getEntriesByType: () => [loaded] });
  const unsent = [
    { clientId: "c1", body: "", state: "failed", file: { kind: "image", content: new Blob() } },
  ];
  const store = { getState: () => ({ unsent }) } as unknown as ConversationStore;
  render(inBrowser(<Composer store={store} conversation={conversation} />));
  const address = location.href;
  fireEvent.click(screen.getByRole("button", { name: "Record a voice note" }));
  expect(screen.getByText(/photo or voice note you have not sent yet would be lost/)).toBeDefined();
  expect(location.href).toBe(address);
});
