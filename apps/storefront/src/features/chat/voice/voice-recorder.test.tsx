// @vitest-environment jsdom
import { loadWithRetry } from "@aradhana/browser/lazy";
import type { ConversationStore } from "@aradhana/core/chat";
import type { Conversation } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { Composer } from "../conversation/composer.tsx";
import { chatText } from "../text.ts";
import { texts, VoiceRecorder } from "./voice-recorder.tsx";

vi.mock(import("@aradhana/browser/lazy"), { spy: true });

beforeAll(() => Promise.all([chatText, ...texts].map((each) => each.load("en"))));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A track of a microphone, which can be unplugged. */
class Track extends EventTarget {
  readyState = "live";
  stop() {
    this.readyState = "ended";
  }
}

class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}

const recorder = <VoiceRecorder onSend={() => {}} onClose={() => {}} />;

/** In a browser whose first requests for the microphone may be refused. */
async function open(what: ReactNode = recorder, { refused = 0, error = "NotReadableError" } = {}) {
  const track = new Track();
  let requests = 0;
  const getUserMedia = async () => {
    if (requests++ < refused) throw Object.assign(new Error("in use"), { name: error });
    return { getTracks: () => [track] };
  };
  const loaded = { name: "https://shop.test/chats/one" } as PerformanceEntry;
  vi.stubGlobal("performance", { ...performance, now: () => 0, getEntriesByType: () => [loaded] });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("MediaRecorder", Recorder);
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: { getUserMedia } });
  render(<VisitorProvider value={{ country: "in", language: "en" }}>{what}</VisitorProvider>);
  await act(async () => {});
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return { track, press, focused: () => document.activeElement?.textContent };
}

const at = "2026-11-20T10:00:00.000Z";
const conversation: Conversation = {
  ...{ id: idOf("cnv", "one"), kind: "support", state: "live", booking_id: null, unread: 0, last_seq: 1 },
  ...{ read_seq: 1, peer_read_seq: 0, peer: { name: null, verified: true }, queue: null },
  ...{ last_message: null, is_blocked: false, rating: null, created_at: at, ended_at: null },
};

/** The composer of a chat with the recorder opened from it. */
async function openFromComposer(options?: Parameters<typeof open>[1]) {
  const send = vi.fn();
  const store = { getState: () => ({ unsent: [] }), send } as unknown as ConversationStore;
  const opened = await open(<Composer store={store} conversation={conversation} />, options);
  await opened.press("Record a voice note");
  return { ...opened, send };
}

test("the focus follows from the button that was pressed to the next one", async () => {
  const { press, focused } = await open(recorder, { refused: 1 });
  expect(focused()).toBe("Try again");
  await press("Try again");
  expect(focused()).toBe("Stop");
  await press("Stop");
  expect(focused()).toBe("Send the voice note");
});

test("what was recorded before the microphone was unplugged can be sent", async () => {
  const { track } = await open();
  await act(async () => void track.dispatchEvent(new Event("ended")));
  expect(screen.getByRole("button", { name: "Send the voice note" })).toBeDefined();
  expect(track.readyState).toBe("ended");
});

test("once a voice note is sent, or deleted, the focus is at the button that records the next one", async () => {
  const { press, focused, send } = await openFromComposer();
  for (const ending of ["Delete the voice note", "Send the voice note"]) {
    await act(async () => (await screen.findByRole("button", { name: "Stop" })).click());
    await press(ending);
    expect(focused()).toBe("Record a voice note");
    expect(screen.queryByRole("region", { name: "Voice note" })).toBeNull();
    if (ending.startsWith("Delete")) await press("Record a voice note");
  }
  expect(send).toHaveBeenCalledExactlyOnceWith("", { kind: "voice", content: expect.any(Blob) });
});

test("a microphone that was refused says how to allow it, and what is written stays", async () => {
  const { press, focused, send } = await openFromComposer({ refused: 1, error: "NotAllowedError" });
  fireEvent.change(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Namaste" } });
  const message = (await screen.findByRole("alert")).textContent;
  expect(message).toContain("may not use the microphone");
  // It is a chat already, and nobody asked for the camera.
  expect(message).toMatch(/try again\. Or write instead\.$/);
  expect(message).not.toContain("camera");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveProperty("value", "Namaste");
  await press("Try again");
  expect(focused()).toBe("Stop");
  expect(send).not.toHaveBeenCalled();
});

test("a recorder whose script was lost is loaded again by a press, and writing goes on meanwhile", async () => {
  // React logs it as well.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(loadWithRetry).mockRejectedValueOnce(new Error("Loading chunk /assets/a.js failed"));
  const { press, send } = await openFromComposer();
  fireEvent.change(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Namaste" } });
  await press("Send");
  expect(send).toHaveBeenCalledExactlyOnceWith("Namaste");
  await press("Try again");
  expect(await screen.findByRole("button", { name: "Stop" })).toBeDefined();
});
