import { randomUUID } from "node:crypto";
import { otpSent, signedIn } from "@aradhana/core/contract";
import { signedInStaff } from "@aradhana/core/staff";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { lastCode, messagesTo, newPhoneNumber, newSessionId, readResponse } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { otpChallenges } from "./login.table.ts";

const { db, parts, request, time } = await createTestApp({ trustedHops: 1 });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const routes = { customer: "/noauth-api/v1/login", staff: "/staff/v1/login" };
type Audience = keyof typeof routes;
const results = { customer: signedIn, staff: signedInStaff };
let networks = 0;

beforeEach(async () => {
  time.now = testNow;
  await db.delete(otpChallenges);
  await db.delete(rateWindows);
});

const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const differentCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** A browser in a region of its own, with its cookies and session. */
function browser(audience: Audience = "customer") {
  const at = networks++;
  const address = `2001:${(at >> 16).toString(16)}:${(at & 0xffff).toString(16)}::1`;
  const cookies = new Map<string, string>();
  let session: string = newSessionId();
  const post = async (path: string, body: object) => {
    const response = await request(`${routes[audience]}/${path}`, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", "x-forwarded-for": address },
        ...(session && { "x-session-id": session }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const me = {
    cookies,
    /** What a log-out and an expired token do: the storage is emptied. */
    clearStorage() {
      session = newSessionId();
    },
    withoutSession() {
      session = "";
      return me;
    },
    post,
    send: async (phone: string) => readResponse(await post("sendOtp", { dial_code: "91", phone }), otpSent),
    verify: async (otp_id: string, otp: string) =>
      readResponse(await post("verifyOtp", { otp_id, otp }), results[audience]),
    async signIn(phone: string) {
      const { results: sent } = await me.send(phone);
      return me.verify(sent.otp_id, await lastCode(request, phone));
    },
  };
  return me;
}

/** Sends codes from ever new browsers and networks as soon as it can, for `during`. */
async function storm(
  phone: string,
  during: number,
  audiences: Audience[] = ["customer", "staff"],
  onSent = async (_by: ReturnType<typeof browser>, _id: string) => {},
) {
  const until = time.now.getTime() + during;
  let sent = 0;
  while (time.now.getTime() < until) {
    const waits: number[] = [];
    for (const audience of audiences) {
      const stranger = browser(audience);
      const response = await stranger.send(phone);
      if (response.status === 200) {
        sent++;
        await onSent(stranger, response.results.otp_id);
      }
      waits.push(Number(response.headers.get("retry-after") ?? 1));
    }
    advance(Math.min(Math.max(1, Math.min(...waits)) * SECOND, until - time.now.getTime()));
  }
  return sent;
}

/** A browser on which this number has signed in, and then out. */
async function knownTo(phone: string, audience: Audience = "customer") {
  const own = browser(audience);
  expect((await own.signIn(phone)).status).toBe(200);
  own.clearStorage();
  advance(MINUTE);
  return own;
}

describe("somebody who only knows a number", () => {
  test("cannot stop its own device from signing in, also after a log-out", async () => {
    const phone = newPhoneNumber();
    const own = await knownTo(phone);
    await storm(phone, 13 * HOUR);
    expect((await browser().send(phone)).code).toBe("otp_too_many");
    expect((await own.signIn(phone)).status).toBe(200);
  });

  test("cannot stop staff from signing in on their own device", async () => {
    const { number: phone } = await staffMember(request, parts, "temple_desk");
    const own = await knownTo(phone, "staff");
    await storm(phone, 13 * HOUR);
    expect((await browser("staff").send(phone)).code).toBe("otp_too_many");
    expect((await own.signIn(phone)).status).toBe(200);
  });

  test.each(["customer", "staff"] as const)("uses up the codes of the sign-in of %s alone", async (here) => {
    const { number: phone } = await staffMember(request, parts, "temple_desk");
    await storm(phone, HOUR, [here]);
    expect((await browser(here).send(phone)).code).toBe("otp_too_many");
    const there = here === "customer" ? "staff" : "customer";
    expect((await browser(there).signIn(phone)).status).toBe(200);
  });

  test("cannot end a code that its owner has just received", async () => {
    const phone = newPhoneNumber();
    const owner = browser();
    const { results: sent } = await owner.send(phone);
    const code = await lastCode(request, phone);
    advance(MINUTE);
    expect((await browser().send(phone)).status).toBe(200);
    expect((await browser("staff").send(phone)).status).toBe(200);
    expect((await owner.verify(sent.otp_id, code)).status).toBe(200);
  });

  test("cannot use up the tries of that code, since only its requester gets its id", async () => {
    const phone = newPhoneNumber();
    const owner = browser();
    const { results: sent } = await owner.send(phone);
    const code = await lastCode(request, phone);
    for (const other of [browser(), browser().withoutSession()]) {
      const { code: why, errorBody } = await other.send(phone);
      expect([why, errorBody?.details]).toEqual(["otp_too_soon", { retry_after: 30 }]);
    }
    expect((await owner.send(phone)).errorBody?.details).toEqual({ retry_after: 30, sent });
    advance(MINUTE);
    const stranger = browser();
    const { otp_id } = (await stranger.send(phone)).results;
    const strangers = await lastCode(request, phone);
    for (let n = 0; n < 5; n++) await stranger.verify(otp_id, differentCode(strangers));
    expect((await stranger.send(phone)).code).toBe("otp_blocked");
    expect((await owner.send(phone)).errorBody?.details).toMatchObject({ sent: { tries_left: 5 } });
    expect((await owner.verify(sent.otp_id, code)).status).toBe(200);
  });

  test("cannot block a new device of its owner by wrong codes for more than half a minute", async () => {
    const phone = newPhoneNumber();
    const stranger = browser();
    const { otp_id } = (await stranger.send(phone)).results;
    const code = await lastCode(request, phone);
    for (let n = 0; n < 5; n++) await stranger.verify(otp_id, differentCode(code));
    advance(30 * SECOND);
    expect((await browser().signIn(phone)).status).toBe(200);
  });

  test("has at most ten codes sent in a day, at both sign-ins and from any network (B-28)", async () => {
    const phone = newPhoneNumber();
    expect(await storm(phone, DAY)).toBe(10);
    expect(await messagesTo(request, phone)).toHaveLength(10);
    expect(await storm(phone, DAY)).toBeLessThanOrEqual(10);
  });
});

test("a number's codes are guessed fifty times in a day at most, however many guess (B-28)", async () => {
  const phone = newPhoneNumber();
  const seen: (string | undefined)[] = [];
  await storm(phone, DAY, ["customer", "staff"], async (stranger, id) => {
    const wrong = differentCode(await lastCode(request, phone));
    for (let n = 0; n < 20; n++) seen.push((await stranger.verify(id, wrong)).code);
  });
  const { otp_wrong: compared, otp_blocked: refused } = Object.groupBy(seen, (code) => code ?? "signed in");
  expect([seen.length, compared?.length, refused?.length]).toEqual([200, 50, 150]);
});

describe("a new device of the owner", () => {
  test("waits an hour after four codes, then at most twelve, and the error says for how long", async () => {
    const phone = newPhoneNumber();
    await storm(phone, 2 * MINUTE, ["customer"]);
    const first = await browser().send(phone);
    expect([first.status, first.code]).toEqual([429, "otp_too_many"]);
    expect(Number(first.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    await storm(phone, 30 * HOUR, ["customer"]);
    const { headers } = await browser().send(phone);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(12 * 3600);
  });

  test("is not delayed by codes of browsers that signed in", async () => {
    const phone = newPhoneNumber();
    for (let n = 0; n < 10; n++) {
      expect((await browser().signIn(phone)).status).toBe(200);
      advance(MINUTE);
    }
  });

  test("gets no response that depends on whether the number has an account", async () => {
    const [known, unknown] = [newPhoneNumber(), newPhoneNumber()];
    await browser().signIn(known);
    advance(DAY);
    const answers = async (phone: string) => {
      time.now = new Date(testNow.getTime() + 2 * DAY);
      const seen: unknown[] = [];
      for (let n = 0; n < 6; n++) {
        const { status, code, headers } = await browser().send(phone);
        seen.push([status, code, headers.get("retry-after"), headers.get("set-cookie")]);
        advance(31 * SECOND);
      }
      return seen;
    };
    expect(await answers(known)).toEqual(await answers(unknown));
  });
});

describe("a device where a number has signed in", () => {
  test("is recognized by a cookie that no script and no other site reads", async () => {
    const phone = newPhoneNumber();
    const own = browser();
    const { results: sent } = await own.send(phone);
    const otp = await lastCode(request, phone);
    const response = await own.post("verifyOtp", { otp_id: sent.otp_id, otp });
    const [cookie = "", ...more] = response.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie.toLowerCase().split("; ").slice(1).toSorted()).toEqual([
      ...["httponly", `max-age=${90 * 24 * 3600}`, "path=/noauth-api/v1/login", "samesite=strict"],
    ]);
    advance(MINUTE);
    await own.signIn(phone);
    expect([...own.cookies]).toEqual([["known_device", v.parse(v.string(), /=([^;]+)/.exec(cookie)?.[1])]]);
  });

  test("is none for another number, nor with a cookie that somebody made up", async () => {
    const phone = newPhoneNumber();
    const other = await knownTo(newPhoneNumber());
    const inventor = browser();
    inventor.cookies.set("known_device", randomUUID());
    await storm(phone, HOUR);
    for (const stranger of [other, inventor]) {
      expect((await stranger.send(phone)).code).toBe("otp_too_many");
    }
  });

  test("has limits of its own, which another device of the number cannot use up", async () => {
    const phone = newPhoneNumber();
    const [lost, own] = [await knownTo(phone), await knownTo(phone)];
    let sent = 0;
    for (let n = 0; n < 24 * 6; n++) {
      if ((await lost.send(phone)).status === 200) sent++;
      if (n === 10 * 6) expect((await own.signIn(phone)).status).toBe(200);
      lost.clearStorage();
      advance(10 * MINUTE);
    }
    expect(sent).toBe(6);
  });

  test("gets at least five of the twenty codes that a number has in a day", async () => {
    const phone = newPhoneNumber();
    let sent = 2;
    const own = [await knownTo(phone), await knownTo(phone)];
    for (let n = 0; n < 5; n++, sent++) {
      await browser().signIn(phone);
      advance(MINUTE);
    }
    sent += await storm(phone, 14 * HOUR);
    expect([sent, (await browser().send(phone)).code]).toEqual([15, "otp_too_many"]);
    for (let n = 0; n < 5; n++) {
      for (const device of own.slice(n % 2, (n % 2) + 1)) {
        expect((await device.signIn(phone)).status).toBe(200);
      }
      advance(MINUTE);
    }
    expect((await own[0]?.send(phone))?.code).toBe("otp_too_many");
  });
});

test("a code that could not be sent does not lengthen the wait", async () => {
  const phone = newPhoneNumber();
  const { send } = parts.messages;
  parts.messages.send = () => Promise.reject(new Error("down"));
  const owner = browser();
  try {
    for (let n = 0; n < 8; n++) {
      expect((await owner.send(phone)).code).toBe("otp_unavailable");
      advance(30 * SECOND);
    }
  } finally {
    parts.messages.send = send;
  }
  expect((await owner.signIn(phone)).status).toBe(200);
});
