// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSignedIn } from "../../../../test/open-signed-in.tsx";
import { DeviceTest } from "./device-test.tsx";
import { callText } from "./text.ts";

beforeEach(() => callText.load("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a microphone allowed after the test was left is stopped", async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] };
  let allow: (value: object) => void = () => {};
  const getUserMedia = () =>
    new Promise((resolve) => {
      allow = resolve;
    });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("RTCPeerConnection", class {});
  openSignedIn(<DeviceTest withVideo={false} />, {});
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  fireEvent.click(screen.getByRole("button", { name: "Start the test" }));
  cleanup();
  await act(async () => allow(stream));
  expect(stop).toHaveBeenCalledOnce();
});
