import { expect, test, vi } from "vitest";
import { type ApiClient, ApiError } from "../api/index.ts";
import { isCodeUsable, sendCode } from "./index.ts";

const serverTime = "2026-11-20T10:00:00.000Z";
const sent = {
  otp_id: "otp_0123456789abcdefg",
  resend_at: "2026-11-20T10:00:30.000Z",
  expires_at: "2026-11-20T10:10:00.000Z",
  tries_left: 4,
};
const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
const phone = { dial_code: "91", number: "9876543210" };
/** A device whose clock is three minutes slow. */
const device = Date.parse("2026-11-20T09:57:00.000Z");

async function send() {
  const post = vi.fn(async () => Response.json({ success: true, message: "", results: sent, meta }));
  const api = { get: vi.fn(), post, write: vi.fn() } satisfies ApiClient;
  const request = { dial_code: phone.dial_code, phone: phone.number, lang: "hi" as const };
  return { post, request, code: await sendCode(api, request, () => device) };
}

test("a sent code has its phone number and the clock offset of the server", async () => {
  const { post, request, code } = await send();
  expect(post.mock.calls).toEqual([["/noauth-api/v1/login/sendOtp", request]]);
  expect(code).toEqual({ ...sent, phone, ahead: 180_000 });
});

test("a code is usable until it expires by the server's clock, for its own number only", async () => {
  const { code } = await send();
  const end = Date.parse(sent.expires_at) - 180_000;
  expect([
    isCodeUsable(code, phone, device),
    isCodeUsable(code, phone, end - 1),
    isCodeUsable(code, phone, end),
  ]).toEqual([...[true, true, false]]);
  expect(isCodeUsable(code, { ...phone, number: "9876543211" }, device)).toBe(false);
  expect(isCodeUsable(code, { ...phone, dial_code: "1" }, device)).toBe(false);
});

const tooSoon = (details: Record<string, unknown>) =>
  new ApiError("wait", { code: "otp_too_soon", status: 429, retryAfter: 18, details });
const request = { dial_code: phone.dial_code, phone: phone.number };
const refusing = (error: Error): ApiClient => ({
  get: vi.fn(),
  post: () => Promise.reject(error),
  write: vi.fn(),
});

test("a code that was sent a moment ago is the one to enter, with what remains of its wait", async () => {
  const code = await sendCode(refusing(tooSoon({ sent })), request, () => device);
  expect(code).toEqual({ ...sent, phone, ahead: 192_000 });
  expect(Date.parse(code.resend_at) - code.ahead - device).toBe(18_000);
});

test.each([
  ["names no code", tooSoon({})],
  ["names a broken one", tooSoon({ sent: { otp_id: "x" } })],
  ["is about something else", new ApiError("no", { code: "otp_blocked", status: 429, details: { sent } })],
])("an error that %s stays an error", async (_, error) => {
  await expect(sendCode(refusing(error), request, () => device)).rejects.toBe(error);
});
