import { describe, expect, onTestFinished, test, vi } from "vitest";
import { checkPhone } from "./index.ts";

const openLog = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() });

test.each([
  ["91", "9876543210", { ok: true, number: "9876543210" }],
  ["91", "5876543210", { ok: false, reason: "first_digit" }],
  ["1", "(212) 555-2368", { ok: true, number: "2125552368" }],
  ["49", "0151 23456789", { ok: true, number: "15123456789" }],
  ["1", "123", { ok: false, reason: "invalid" }],
  ["44", " ", { ok: false, reason: "empty" }],
  ["44", "+91 9876543210", { ok: false, reason: "invalid" }],
  ["49", "  0151 23456789", { ok: true, number: "15123456789" }],
  ["1", "202 555 0147", { ok: true, number: "2025550147" }],
  ["225", "0712345678", { ok: true, number: "0712345678" }],
  ["242", "066123456", { ok: true, number: "066123456" }],
  ["39", " 06 1234 5678", { ok: true, number: "0612345678" }],
  ["39", "347 123 4567", { ok: true, number: "3471234567" }],
  ["378", "0549886377", { ok: true, number: "0549886377" }],
  ["44", "07911 123456", { ok: true, number: "7911123456" }],
  ["44", "7911 123456", { ok: true, number: "7911123456" }],
  ["33", "06 12 34 56 78", { ok: true, number: "612345678" }],
  ["7", "0912 345 67 89", { ok: true, number: "9123456789" }],
  ["4", "47911123456", { ok: false, reason: "invalid" }],
])("D1 +%s %j", async (dial_code, number, verdict) => {
  expect(await checkPhone({ dial_code, number })).toEqual(verdict);
});

describe("§5 phone number: failures are silently logged to error reporting", () => {
  test.each([
    ["91", " ", "Phone number is empty"],
    ["91", "98765", "Invalid phone length"],
    ["91", "5876543210", "Phone starts with invalid digit"],
    ["1", "", "Phone number is empty"],
    ["1", "212555", "Invalid phone length"],
    ["1", "1125552368", "Phone starts with invalid digit"],
  ])("+%s %j as '%s'", async (dial_code, number, text) => {
    const log = openLog();
    expect((await checkPhone({ dial_code, number }, { log })).ok).toBe(false);
    expect(log.info).toHaveBeenCalledExactlyOnceWith(text);
    for (const level of ["error", "warn", "debug"] as const) expect(log[level]).not.toHaveBeenCalled();
  });

  test.each([
    ["91", "9876543210"],
    ["1", "2125552368"],
  ])("+%s %s passes and is not logged", async (dial_code, number) => {
    const log = openLog();
    expect((await checkPhone({ dial_code, number }, { log })).ok).toBe(true);
    expect(log.info).not.toHaveBeenCalled();
  });
});

describe("§5 phone number: passes if a logged-in user token exists", () => {
  test.each(["", "12", "5876543210", " 9876543210 "])("%j", async (number) => {
    const log = openLog();
    expect(await checkPhone({ dial_code: "91", number }, { token: "t1", log })).toEqual({
      ok: true,
      number: number.trim(),
    });
    expect(log.info).not.toHaveBeenCalled();
  });

  test("an empty token counts as missing", async () => {
    expect((await checkPhone({ dial_code: "91", number: "" }, { token: "" })).ok).toBe(false);
  });
});

test("where the numbering plans cannot be loaded, a foreign number passes, for the server to check", async () => {
  vi.doMock("libphonenumber-js/min", () => {
    throw new Error("lost");
  });
  onTestFinished(() => {
    vi.doUnmock("libphonenumber-js/min");
    vi.resetModules();
  });
  vi.resetModules();
  const { checkPhone } = await import("./check-phone.ts");
  expect(await checkPhone({ dial_code: "49", number: " 12 " })).toEqual({ ok: true, number: "12" });
  expect(await checkPhone({ dial_code: "49", number: " " })).toMatchObject({ ok: false, reason: "empty" });
});
