import { beforeEach, expect, test } from "vitest";
import { lastCode, messagesTo, newPhoneNumber, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { staffLog } from "../log/staff-log.table.ts";
import { seedOwner } from "./seed-owner.ts";

const { db, parts, request, time } = await createTestApp();
const owner = await staffMember(request, parts, "owner");

const HOUR = 3_600_000;
beforeEach(() => {
  time.now = testNow;
});

const post = (path: string, body: unknown) =>
  request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Signs in with the code of the message. */
async function signIn(number: string) {
  const sent = await post("/staff/v1/login/sendOtp", { dial_code: "91", phone: number });
  const { results } = (await sent.json()) as { results: { otp_id: string } };
  const otp = await lastCode(request, number);
  const response = await post("/staff/v1/login/verifyOtp", { otp_id: results.otp_id, otp });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const add = (number: string, role = "support") =>
  owner.json("POST", "/account", { name: "Ravi", role, phone: { dial_code: "91", number } });

test("somebody whom an owner added signs in with a code", async () => {
  const number = newPhoneNumber();
  const { status, results } = await add(number);
  expect([status, results.role, results.phone_masked]).toEqual([
    201,
    "support",
    `+91 •••••${number.slice(-4)}`,
  ]);
  expect(await signIn(number)).toMatchObject({
    status: 200,
    body: { results: { staff: { id: results.id } } },
  });
});

test("a customer's number gets a code, but no session of staff", async () => {
  const { number } = shopper(request);
  expect(await signIn(number)).toMatchObject({ status: 403, body: { code: "staff.no_account" } });
});

test("a code for staff does not sign a customer in, nor the other way round", async () => {
  const codeOf = async (path: string, number: string) => {
    const sent = await post(path, { dial_code: "91", phone: number });
    const { results } = (await sent.json()) as { results: { otp_id: string } };
    return { otp_id: results.otp_id, otp: await lastCode(request, number) };
  };
  const forShop = await codeOf("/noauth-api/v1/login/sendOtp", owner.number);
  const inConsole = await post("/staff/v1/login/verifyOtp", forShop);
  expect([inConsole.status, await inConsole.json()]).toMatchObject([422, { code: "otp_wrong" }]);
  const other = newPhoneNumber();
  const forStaff = await codeOf("/staff/v1/login/sendOtp", other);
  const inShop = await post("/noauth-api/v1/login/verifyOtp", forStaff);
  expect(await inShop.json()).toMatchObject({ code: "otp_wrong" });
});

test("the code for staff is for the console's own host, where phones fill it in", async () => {
  const number = newPhoneNumber();
  await post("/staff/v1/login/sendOtp", { dial_code: "91", phone: number });
  const [text] = await messagesTo(request, number);
  expect(text).toMatch(/\n@localhost #\d{6}$/);
});

test("a session of staff is no session of a customer", async () => {
  const headers = { authorization: `Bearer ${owner.token}` };
  expect((await request("/api/v1/login/getUser", { headers })).status).toBe(401);
});

test("a session ends after twelve hours, and at sign-out", async () => {
  const { token, request: send } = await staffMember(request, parts, "support");
  time.now = new Date(testNow.getTime() + 12 * HOUR - 1);
  expect((await send("GET", "/me")).status).toBe(200);
  time.now = new Date(testNow.getTime() + 12 * HOUR);
  expect((await send("GET", "/me")).status).toBe(401);
  time.now = testNow;
  expect((await send("POST", "/logout")).status).toBe(200);
  expect((await send("GET", "/me")).status).toBe(401);
  expect(token).toHaveLength(43);
});

test("somebody whose access ends is signed out at once and cannot sign in", async () => {
  const leaver = await staffMember(request, parts, "temple_desk");
  const change = { name: "Asha", role: "temple_desk", is_active: false };
  expect((await owner.json("PUT", `/account/${leaver.id}`, change)).results.is_active).toBe(false);
  expect((await leaver.request("GET", "/me")).status).toBe(401);
  expect((await signIn(leaver.number)).status).toBe(403);
});

test("a session that ended with somebody's access stays ended when they come back", async () => {
  const leaver = await staffMember(request, parts, "support");
  for (const is_active of [false, true]) {
    await owner.json("PUT", `/account/${leaver.id}`, { name: "Asha", role: "support", is_active });
  }
  expect((await leaver.request("GET", "/me")).status).toBe(401);
  expect((await signIn(leaver.number)).status).toBe(200);
});

test("the last owner stays an owner", async () => {
  const demoted = { name: "Asha", role: "support", is_active: true };
  expect(await owner.json("PUT", `/account/${owner.id}`, demoted)).toMatchObject({
    status: 409,
    code: "staff.last_owner",
  });
  const second = await staffMember(request, parts, "owner");
  // With another owner too, by a slip of their own hand nobody is locked out.
  for (const change of [demoted, { name: "Asha", role: "owner", is_active: false }]) {
    const own = await owner.json("PUT", `/account/${owner.id}`, change);
    expect(own).toMatchObject({ status: 409, code: "staff.own_account" });
  }
  expect((await owner.request("GET", "/me")).status).toBe(200);
  expect((await owner.json("PUT", `/account/${second.id}`, demoted)).status).toBe(200);
});

test("a number has one account", async () => {
  const number = newPhoneNumber();
  await add(number);
  expect(await add(number)).toMatchObject({ status: 409, code: "staff.number_taken" });
});

test("every change is in the log, without names and numbers", async () => {
  const number = newPhoneNumber();
  const { results: account } = await add(number);
  await owner.json("PUT", `/account/${account.id}`, { name: "Ravi", role: "temple_desk", is_active: true });
  const { results, meta } = await owner.json("GET", `/log?subject=${account.id}`);
  expect(meta.total).toBe(2);
  expect(results).toMatchObject([
    {
      ...{ action: "account.update", staff_id: owner.id, subject: account.id },
      before: { role: "support", is_active: true },
      after: { role: "temple_desk", is_active: true },
    },
    { action: "account.create", before: null, after: { role: "support" } },
  ]);
  expect(JSON.stringify(results)).not.toMatch(new RegExp(`Ravi|${number}`));
});

test("the log can be neither changed nor deleted", async () => {
  await add(newPhoneNumber());
  const count = await db.$count(staffLog);
  await expect(db.update(staffLog).set({ action: "nothing" })).rejects.toThrow();
  await expect(db.delete(staffLog)).rejects.toThrow();
  expect(await db.$count(staffLog)).toBe(count);
});

test("the setting creates the first owner, and none if there is one", async () => {
  const { db: empty, parts: own, request: send } = await createTestApp();
  await seedOwner(empty, own.vault, "+91 9876543210", testNow);
  await seedOwner(empty, own.vault, "+91 9876543211", testNow);
  const first = await staffMember(send, own, "owner");
  const { results } = await first.json("GET", "/account?limit=100");
  const numbers = results
    .filter((each: { role: string }) => each.role !== "astrologer")
    .map((each: { phone_masked: string }) => each.phone_masked.slice(-4));
  expect(numbers.toSorted()).toEqual(["3210", first.number.slice(-4)].toSorted());
});

test("a long list of staff is read in pages, the first ones first", async () => {
  const added: string[] = [];
  for (let n = 1; n <= 3; n++) {
    time.now = new Date(testNow.getTime() + n * HOUR);
    added.push((await add(newPhoneNumber())).results.id);
  }
  const page = async (query: string) =>
    (await (await owner.request("GET", `/account${query}`)).json()) as Page;
  const all = await page("?limit=100");
  expect(all.meta.total).toBe(all.results.length);
  const ids = (await Promise.all([page("?limit=2"), page("?page=2&limit=2")])).flatMap(
    ({ results, meta }) => {
      expect([results.length, meta.total]).toEqual([2, all.meta.total]);
      return results.map(({ id }) => id);
    },
  );
  expect(ids).toEqual(all.results.slice(0, 4).map(({ id }) => id));
  expect(all.results.slice(-3).map(({ id }) => id)).toEqual(added);
});

interface Page {
  results: { id: string }[];
  meta: { total: number };
}
