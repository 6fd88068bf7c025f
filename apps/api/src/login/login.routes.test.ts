import { errorResponse, otpSent, signedIn, successResponse, user } from "@aradhana/core/contract";
import { LOGIN_EXPIRES_HEADER } from "@aradhana/core/paths";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import {
  lastCode,
  messagesTo,
  newPhoneNumber,
  readResponse,
  type Send,
  shopper,
} from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { customers } from "../customers/customers.table.ts";
import { newId } from "../ids/new-id.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { sessions } from "../sessions/sessions.table.ts";
import { otpChallenges } from "./login.table.ts";

// One trusted proxy, so that each test can use its own client address.
const { db, request, time } = await createTestApp({ trustedHops: 1 });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let address = 0;
let session = "";

beforeEach(async () => {
  time.now = testNow;
  address++;
  session = crypto.randomUUID();
  await db.delete(otpChallenges);
  await db.delete(rateWindows);
});

const sendFromAddress: Send = (path, init = {}) =>
  request(path, {
    ...init,
    headers: { "x-forwarded-for": `203.0.113.${address}`, ...Object.fromEntries(new Headers(init.headers)) },
  });
const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const post = (path: string, body: unknown) =>
  sendFromAddress(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-session-id": session },
    body: JSON.stringify(body),
  });
const send = async (phone: string, blocked: Record<string, string> = {}) =>
  readResponse(await post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone, ...blocked }), otpSent);
const verify = async (otp_id: string, otp: string) =>
  readResponse(await post("/noauth-api/v1/login/verifyOtp", { otp_id, otp }), signedIn);
const differentCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a one-time code", () => {
  test("is sent in the requested language, with the WebOTP line for autofill", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number, { lang: "hi" });
    expect(results).toMatchObject({
      ...{ resend_at: "2026-11-20T06:30:30.000Z", expires_at: "2026-11-20T06:35:00.000Z", tries_left: 5 },
    });
    const [text] = await messagesTo(sendFromAddress, number);
    expect(text).toMatch(/^\d{6} आपका आराधना OTP है/);
    expect(text).toMatch(/\n@127\.0\.0\.1 #\d{6}$/);
  });

  test("has a WebOTP line for a registered partner's page and our frame, and not for another site", async () => {
    const [first, second] = [newPhoneNumber(), newPhoneNumber()];
    await send(first, { host_origin: "http://stars.test" });
    expect((await messagesTo(sendFromAddress, first))[0]).toMatch(/\n@stars\.test #\d{6} @127\.0\.0\.1$/);
    await send(second, { host_origin: "http://evil.test" });
    expect((await messagesTo(sendFromAddress, second))[0]).toMatch(/\n@127\.0\.0\.1 #\d{6}$/);
  });

  test("signs in once, and its token is valid until the customer signs out", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number);
    const code = await lastCode(sendFromAddress, number);
    const first = (await verify(results.otp_id, code)).results;
    expect(first).toMatchObject({ is_new: true, user: { phone: { dial_code: "91", number }, name: null } });
    expect((await verify(results.otp_id, code)).code).toBe("otp_expired");

    const headers = { authorization: `Bearer ${first.token}` };
    const me = await readResponse(await sendFromAddress("/api/v1/login/getUser", { headers }), user);
    expect(me.results.id).toBe(first.user.id);
    expect((await sendFromAddress("/api/v1/login/logout", { method: "POST", headers })).status).toBe(200);
    expect((await sendFromAddress("/api/v1/login/getUser", { headers })).status).toBe(401);

    advance(MINUTE);
    const resent = await send(number);
    const second = await verify(resent.results.otp_id, await lastCode(sendFromAddress, number));
    expect(second.results).toMatchObject({ is_new: false, user: { id: first.user.id } });
  });

  test("expires after five minutes, or when a newer one is sent", async () => {
    const number = newPhoneNumber();
    const first = await send(number);
    const firstCode = await lastCode(sendFromAddress, number);
    advance(MINUTE);
    const second = await send(number);
    const secondCode = await lastCode(sendFromAddress, number);
    expect((await verify(first.results.otp_id, firstCode)).code).toBe("otp_expired");
    advance(5 * MINUTE);
    expect((await verify(second.results.otp_id, secondCode)).code).toBe("otp_expired");
    expect((await verify(newId("otp"), "123456")).status).toBe(410);
  });

  test("can be tried five times, then its browser is blocked for a quarter of an hour", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number);
    const code = await lastCode(sendFromAddress, number);
    for (let left = 4; left >= 0; left--) {
      const wrong = await verify(results.otp_id, differentCode(code));
      expect(wrong.errorBody).toMatchObject({
        ...{
          code: "otp_wrong",
          details: { tries_left: left },
          field_errors: [{ field: "otp", code: "wrong" }],
        },
      });
    }
    const right = await verify(results.otp_id, code);
    expect([right.status, right.code]).toEqual([429, "otp_blocked"]);
    advance(MINUTE);
    const blocked = await send(number);
    expect([blocked.code, blocked.headers.get("retry-after")]).toEqual(["otp_blocked", "840"]);
    expect(blocked.errorBody?.details).toEqual({ retry_after: 840 });
    advance(14 * MINUTE);
    expect((await send(number)).status).toBe(200);
  });

  test("is compared five times for two hundred concurrent tries (B-28)", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number);
    const code = await lastCode(sendFromAddress, number);
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () => verify(results.otp_id, differentCode(code))),
    );
    expect(guesses.filter((guess) => guess.code === "otp_wrong")).toHaveLength(5);
    expect(guesses.filter((guess) => guess.code === "otp_blocked")).toHaveLength(195);
  });

  test("signs in one of several concurrent requests", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number);
    const code = await lastCode(sendFromAddress, number);
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(results.otp_id, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("is not stored in plain text, and neither are the number and the token", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number);
    const code = await lastCode(sendFromAddress, number);
    const { token } = (await verify(results.otp_id, code)).results;
    const stored = JSON.stringify([
      await db.select().from(otpChallenges),
      await db.select().from(customers),
      await db.select().from(sessions),
    ]);
    for (const secret of [number, `"${code}"`, token]) expect(stored).not.toContain(secret);
  });
});

describe("the limit of sent codes", () => {
  test("is one in thirty seconds, and the error says how long to wait", async () => {
    const number = newPhoneNumber();
    const { results } = await send(number);
    advance(12_000);
    const refused = await send(number);
    expect([refused.status, refused.code]).toEqual([429, "otp_too_soon"]);
    expect(refused.headers.get("retry-after")).toBe("18");
    expect(refused.errorBody?.details).toEqual({ retry_after: 18, sent: results });
  });

  test("does not stop its own browser from entering the code that was sent", async () => {
    const number = newPhoneNumber();
    await send(number);
    const code = await lastCode(sendFromAddress, number);
    const { otp_id } = v.parse(otpSent, (await send(number)).errorBody?.details?.sent);
    await verify(otp_id, differentCode(code));
    expect((await send(number)).errorBody?.details).toMatchObject({ sent: { otp_id, tries_left: 4 } });
    expect((await verify(otp_id, code)).status).toBe(200);
    expect((await send(number)).errorBody?.details).toEqual({ retry_after: 30 });
  });

  test("does not reveal a code to another browser", async () => {
    const number = newPhoneNumber();
    await send(number);
    session = "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64";
    expect((await send(number)).errorBody?.details).toEqual({ retry_after: 30 });
  });

  test("does not reveal a code to a browser without a session id", async () => {
    const number = newPhoneNumber();
    await send(number);
    session = "";
    expect((await send(number)).errorBody?.details).toEqual({ retry_after: 30 });
  });

  test("does not reveal a code that a browser without a session id requested", async () => {
    const number = newPhoneNumber();
    session = "";
    await send(number);
    expect((await send(number)).errorBody?.details).toEqual({ retry_after: 30 });
  });

  test("allows one of a hundred concurrent requests", async () => {
    const number = newPhoneNumber();
    const responses = await Promise.all(Array.from({ length: 100 }, () => send(number)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await messagesTo(sendFromAddress, number)).toHaveLength(1);
  });

  test("is twenty an hour for one address, which a forged header cannot change", async () => {
    const sendVia = (claimed: string) =>
      request("/noauth-api/v1/login/sendOtp", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `${claimed}, 198.51.100.7` },
        body: JSON.stringify({ dial_code: "91", phone: newPhoneNumber() }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await sendVia(`10.0.0.${i}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe("a host that guesses codes", () => {
  const guessAll = async (hosts: readonly string[]) => {
    for (const [i, host] of hosts.entries()) {
      const sendFrom: Send = (path, init = {}) =>
        request(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": host },
        });
      const guesser = shopper(sendFrom);
      const response = await guesser.post("/noauth-api/v1/login/sendOtp", {
        ...{ dial_code: "91", phone: guesser.number },
      });
      if (response.status !== 200) return { sent: i, last: (await readResponse(response, otpSent)).code };
      const { otp_id } = (await readResponse(response, otpSent)).results;
      const code = await lastCode(request, guesser.number);
      for (let n = 0; n < 5; n++) {
        const guess = await guesser.post("/noauth-api/v1/login/verifyOtp", {
          otp_id,
          otp: differentCode(code),
        });
        await guess.body?.cancel();
      }
    }
    return { sent: hosts.length, last: undefined };
  };
  const twenty = Array.from({ length: 20 }, (_, i) => i);

  test("is paused long before everyone else", async () => {
    const { last } = await guessAll(twenty.map(() => "198.51.100.9"));
    expect(last).toBe("otp_paused");
    const bystander = newPhoneNumber();
    const { results } = await send(bystander);
    expect((await verify(results.otp_id, await lastCode(sendFromAddress, bystander))).status).toBe(200);
    advance(MINUTE + 1);
    expect((await guessAll(["198.51.100.9"])).sent).toBe(1);
  });

  test("is counted as one host for all addresses of its network", async () => {
    const { last } = await guessAll(twenty.map((i) => `2001:db8:0:7:${i}::1`));
    expect(last).toBe("otp_paused");
    advance(MINUTE);
    await db.delete(otpChallenges);
    expect((await guessAll(twenty.slice(0, 4).map((i) => `2001:db8:0:${i}::1`))).sent).toBe(4);
  });

  test("is paused with its region when it uses many networks of it, and nobody else is", async () => {
    const { last, sent } = await guessAll(
      Array.from({ length: 256 }, (_, i) => `2001:db8:1:${(i * 256).toString(16)}::1`),
    );
    // Fifty wrong codes are ten hosts with five tries each.
    expect([last, sent]).toEqual(["otp_paused", 10]);
    for (let i = 0; i < 10; i++) {
      const honest = newPhoneNumber();
      const { results } = await send(honest);
      expect((await verify(results.otp_id, await lastCode(sendFromAddress, honest))).status).toBe(200);
    }
  });

  test("does not pause a number on a device in the same network where it signed in before", async () => {
    const host = "2001:db8:2:1::1";
    const sendFrom: Send = (path, init = {}) =>
      request(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": host },
      });
    const customer = shopper(sendFrom);
    await customer.signIn();
    advance(MINUTE);
    expect((await guessAll(twenty.map(() => host))).last).toBe("otp_paused");
    await customer.signIn();
    const elsewhere = await shopper(sendFrom).post("/noauth-api/v1/login/sendOtp", {
      ...{ dial_code: "91", phone: customer.number },
    });
    expect((await readResponse(elsewhere, otpSent)).code).toBe("otp_paused");
  });

  test("does not pause other regions when very many guess, but each of them after two wrong codes", async () => {
    const regions = Array.from({ length: 10 }, (_, i) => `2001:db8:${i + 16}::1`);
    await guessAll(regions.flatMap((region) => twenty.slice(0, 4).map(() => region)));
    const honest = newPhoneNumber();
    const { results } = await send(honest);
    const code = await lastCode(sendFromAddress, honest);
    expect((await verify(results.otp_id, differentCode(code))).code).toBe("otp_wrong");
    expect((await verify(results.otp_id, code)).status).toBe(200);
    expect((await guessAll(twenty.map(() => "2001:db8:99::1"))).sent).toBe(1);
  });
});

test("known and unknown numbers get the same response (B-29)", async () => {
  const known = shopper(sendFromAddress);
  await known.signIn();
  await db.delete(otpChallenges);
  const shapeOf = async (number: string) => {
    const response = await post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone: number });
    const { results } = v.parse(successResponse(otpSent), await response.json());
    return [response.status, Object.keys(results), results.expires_at, results.resend_at, results.tries_left];
  };
  expect(await shapeOf(known.number)).toEqual(await shapeOf(newPhoneNumber()));
});

test.each([
  ["91", "", "empty"],
  ["91", "12345", "length"],
  ["91", "5876543210", "first_digit"],
  ["1", "123", "invalid"],
])("the number +%s %j is rejected as %s", async (dial_code, phone, code) => {
  const response = await post("/noauth-api/v1/login/sendOtp", { dial_code, phone });
  expect(response.status).toBe(422);
  expect(v.parse(errorResponse, await response.json()).field_errors).toMatchObject([
    { field: "phone", code },
  ]);
});

test.each(["", "Bearer", "Bearer x", `Bearer ${"a".repeat(43)}`, "Basic YTpi"])(
  "the authorization header %j is rejected",
  async (authorization) => {
    expect((await sendFromAddress("/api/v1/login/getUser", { headers: { authorization } })).status).toBe(401);
  },
);

test("a token expires after thirty days", async () => {
  const customer = shopper(sendFromAddress);
  await customer.signIn();
  advance(30 * DAY - 1);
  const answer = await customer.get("/api/v1/login/getUser");
  expect(answer.status).toBe(200);
  // With it, a browser reads no copy of an answer offline after that (docs/decisions/0039).
  expect(answer.headers.get(LOGIN_EXPIRES_HEADER)).toBe("2026-12-20T06:30:00.000Z");
  advance(1);
  expect((await customer.get("/api/v1/login/getUser")).status).toBe(401);
});
