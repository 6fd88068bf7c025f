import { ApiError } from "@aradhana/core/api";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useCode } from "./index.ts";

const past = new Date(0).toISOString();
const sent = {
  ...{ otp_id: "otp_1", resend_at: past, expires_at: past, tries_left: 5, ahead: 0 },
  phone: { dial_code: "91", number: "9876543210" },
};
const refused = (code: string, retryAfter?: number) =>
  new ApiError("no", { code, status: 422, ...(retryAfter && { retryAfter }) });

function open(verify: (code: string) => Promise<void>, send = vi.fn(async () => {})) {
  const checked = vi.fn(verify);
  const messageFor = ({ code }: { code: string }) => code;
  const { result } = renderHook(() =>
    useCode({ sent, sixDigits: "six digits", messageFor, verify: checked, send }),
  );
  return { result, checked, send, submit: (code: string) => act(async () => result.current.submit(code)) };
}

test("a code that is too short is not sent", async () => {
  const { result, checked, submit } = open(async () => {});
  await submit("123");
  expect([result.current.problem, checked.mock.calls]).toEqual(["six digits", []]);
});

test("two presses verify once, and none after the code was accepted", async () => {
  const { checked, submit, result } = open(async () => {});
  act(() => {
    result.current.submit("123456");
    result.current.submit("123456");
  });
  await submit("123456");
  expect(checked).toHaveBeenCalledOnce();
});

test("a code that was rejected for good is not sent again, until another code was requested", async () => {
  const { result, checked, submit } = open(() => Promise.reject(refused("otp_wrong")));
  await submit("123456");
  await submit("123456");
  expect([result.current.problem, checked.mock.calls.length, result.current.tries]).toEqual([
    "otp_wrong",
    1,
    2,
  ]);
  await act(async () => result.current.resend("sms"));
  await submit("123456");
  expect(checked).toHaveBeenCalledTimes(2);
});

test("after too many wrong codes none is sent until the pause is over", async () => {
  const { result, checked, submit } = open(() => Promise.reject(refused("otp_blocked", 60)));
  await submit("123456");
  await waitFor(() => expect(result.current.isLocked).toBe(true));
  await submit("654321");
  expect(checked).toHaveBeenCalledOnce();
  expect(result.current.wait).toBeGreaterThan(0);
});
