import { noVoice } from "@aradhana/core/consultation";
import { expect, test, vi } from "vitest";
import { attachCall } from "./index.ts";

test("a call is the voice of its session, and is left with its page, until its screen is", () => {
  const call = { leave: vi.fn(), leaveAtOnce: vi.fn(), takeSpoken: () => true, isLost: () => false };
  const voice = { current: noVoice };
  const detach = attachCall(call, voice);
  expect(voice.current).toBe(call);
  window.dispatchEvent(new Event("pagehide"));
  expect(call.leaveAtOnce).toHaveBeenCalledOnce();
  expect(call.leave).not.toHaveBeenCalled();
  detach();
  expect(voice.current).toBe(noVoice);
  expect(call.leave).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("pagehide"));
  expect(call.leaveAtOnce).toHaveBeenCalledOnce();
});
