import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useCode } from "./index.ts";

const sent = {
  ...{ otp_id: "otp_1", resend_at: new Date(0).toISOString(), expires_at: new Date(0).toISOString() },
  ...{ tries_left: 5, ahead: 0, phone: { dial_code: "91", number: "9876543210" } },
};

/** A phone; `arrive` is a message for the page, and `signals` end the waits for one. */
function phone() {
  let settle: { arrive(code: string): void; refuse(): void };
  const signals: (AbortSignal | undefined)[] = [];
  const get = vi.fn(({ signal }: CredentialRequestOptions) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      settle = {
        arrive: (code) => resolve({ code }),
        refuse: () => reject(new DOMException("no", "NotAllowedError")),
      };
    });
  });
  vi.stubGlobal("OTPCredential", class {});
  vi.stubGlobal("navigator", { credentials: { get } });
  return {
    ...{ get, signals },
    arrive: (code: string) => act(async () => settle.arrive(code)),
    refuse: () => act(async () => settle.refuse()),
  };
}

function open() {
  const verify = vi.fn(async () => {});
  const given = { sixDigits: "", messageFor: () => "", verify, send: async () => {} };
  const hook = renderHook(({ otp_id }) => useCode({ ...given, sent: { ...sent, otp_id } }), {
    initialProps: { otp_id: "otp_1" },
  });
  return { verify, ...hook };
}

afterEach(() => vi.unstubAllGlobals());

test("a code in a text message is filled in and verified", async () => {
  const { get, arrive } = phone();
  const { verify, result } = open();
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ otp: { transport: ["sms"] } }));
  await arrive("246810");
  expect(result.current.otp).toBe("246810");
  expect(verify).toHaveBeenCalledExactlyOnceWith("246810");
});

test("another code is waited for after another was sent, and none once the form is gone", () => {
  const { get, signals } = phone();
  const { rerender, unmount } = open();
  rerender({ otp_id: "otp_1" });
  expect(get).toHaveBeenCalledOnce();
  rerender({ otp_id: "otp_2" });
  expect(get).toHaveBeenCalledTimes(2);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
});

test("a message without a code of ours, and a user who declines, leave the field to be typed in", async () => {
  for (const settle of ["arrive", "refuse"] as const) {
    const opened = phone();
    const { verify, result, unmount } = open();
    await opened[settle]("Your parcel");
    expect([result.current.otp, result.current.problem, verify.mock.calls]).toEqual(["", undefined, []]);
    unmount();
  }
});

test("a browser that does not read messages is not asked to", () => {
  const get = vi.fn();
  vi.stubGlobal("navigator", { credentials: { get } });
  open();
  expect(get).not.toHaveBeenCalled();
});
