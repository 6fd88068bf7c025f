// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { texts, VoiceRecorder } from "./voice-recorder.tsx";

beforeAll(() => Promise.all(texts.map((each) => each.load("en"))));
afterEach(() => {
  cleanup();
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

/** The recorder in a browser, whose first requests for the microphone may be refused. */
async function open({ refused = 0 } = {}) {
  const track = new Track();
  let requests = 0;
  const getUserMedia = async () => {
    if (requests++ < refused) throw Object.assign(new Error("in use"), { name: "NotReadableError" });
    return { getTracks: () => [track] };
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("MediaRecorder", Recorder);
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: { getUserMedia } });
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <VoiceRecorder onSend={() => {}} onClose={() => {}} />
    </VisitorProvider>,
  );
  await act(async () => {});
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return { track, press, focused: () => document.activeElement?.textContent };
}

test("the focus follows from the button that was pressed to the next one", async () => {
  const { press, focused } = await open({ refused: 1 });
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
