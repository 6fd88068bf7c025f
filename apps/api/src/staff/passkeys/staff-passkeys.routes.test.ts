import { beforeEach, expect, test } from "vitest";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { lastCode } from "../../../test/shopper.ts";
import { anotherSession, staffMember, staffWithoutPasskey } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { staffLog } from "../log/staff-log.table.ts";
import { resetOwnerPasskeys } from "./reset-owner-passkeys.ts";

const { db, parts, request, time } = await createTestApp();
type Member = Awaited<ReturnType<typeof staffMember>>;
type Authenticator = ReturnType<typeof createAuthenticator>;
type Forgery = Parameters<Authenticator["get"]>[1];

const MINUTE = 60_000;
beforeEach(() => {
  time.now = testNow;
});
const pass = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

const ownerByCode = () => staffWithoutPasskey(request, parts, "owner");

/** What a browser would do to add a passkey. */
async function add(member: Member, authenticator: Authenticator, forged?: Forgery) {
  const { results: options } = await member.json("POST", "/passkey/options");
  const response = authenticator.create(options, forged);
  return member.json("POST", "/passkey", { name: "Phone", response });
}

/** What a browser would do to confirm a session. */
async function confirm(member: Member, authenticator: Authenticator, forged?: Forgery) {
  const { results: options } = await member.json("POST", "/login/passkeyOptions");
  return member.json("POST", "/login/passkey", authenticator.get(options, forged));
}

/** An owner with a passkey, and a session that it has not confirmed yet. */
async function ownerWithPasskey() {
  const authenticator = createAuthenticator();
  const first = await ownerByCode();
  expect(await add(first, authenticator)).toMatchObject({ status: 201, results: { passkey: "confirmed" } });
  return { authenticator, first, session: await anotherSession(request, parts, first) };
}

const post = (path: string, body: unknown) =>
  request(`/staff/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Signs in with the code of the message. */
async function signIn(number: string) {
  const sent = await post("/login/sendOtp", { dial_code: "91", phone: number });
  const { otp_id } = ((await sent.json()) as { results: { otp_id: string } }).results;
  const response = await post("/login/verifyOtp", { otp_id, otp: await lastCode(request, number) });
  return ((await response.json()) as { results: { passkey: string; expires_at: string } }).results;
}

const lifetime = ({ expires_at }: { expires_at: string }) => Date.parse(expires_at) - time.now.getTime();

test("an owner without a passkey signs in by a code, and is asked for one", async () => {
  const owner = await ownerByCode();
  const signedIn = await signIn(owner.number);
  expect(signedIn.passkey).toBe("missing");
  expect(lifetime(signedIn)).toBe(12 * 60 * MINUTE);
});

test("no other role is asked for a passkey", async () => {
  const { number } = await staffWithoutPasskey(request, parts, "support");
  expect((await signIn(number)).passkey).toBe("not_needed");
});

test("an owner with a passkey has ten minutes after the code to use it, and then works for twelve hours", async () => {
  const { authenticator, session } = await ownerWithPasskey();
  const signedIn = await signIn(session.number);
  expect(signedIn.passkey).toBe("required");
  expect(lifetime(signedIn)).toBe(10 * MINUTE);

  expect(await session.json("GET", "/order")).toMatchObject({ status: 403, code: "staff.passkey_required" });
  const confirmed = await confirm(session, authenticator);
  expect(confirmed).toMatchObject({ status: 200, results: { token: session.token, passkey: "confirmed" } });
  expect(lifetime(confirmed.results)).toBe(12 * 60 * MINUTE);
  expect((await session.json("GET", "/order")).status).toBe(200);
});

test("what the browser is asked for names the console's host and demands the user's verification", async () => {
  const { authenticator, first, session } = await ownerWithPasskey();
  const known = [{ id: authenticator.id, type: "public-key", transports: ["internal"] }];
  expect((await first.json("POST", "/passkey/options")).results).toMatchObject({
    rp: { id: "localhost" },
    ...{ attestation: "none", excludeCredentials: known },
    authenticatorSelection: { userVerification: "required" },
  });
  expect((await session.json("POST", "/login/passkeyOptions")).results).toMatchObject({
    ...{ rpId: "localhost", allowCredentials: known, userVerification: "required" },
  });
});

const forgeries: readonly [string, Forgery][] = [
  ["made for another page", { origin: "https://evil.example" }],
  ["made for the numeric address", { origin: "http://127.0.0.1:4300" }],
  ["of another site", { rpId: "evil.example" }],
  ["of another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
  ["used without a fingerprint or PIN", { isVerified: false }],
];

test.each(forgeries)("a passkey %s confirms no session, and cannot be added", async (_, forged) => {
  const { authenticator, session } = await ownerWithPasskey();
  const refused = { status: 409, code: "staff.passkey_refused" };
  expect(await confirm(session, authenticator, forged)).toMatchObject(refused);
  expect((await session.json("GET", "/order")).status).toBe(403);
  expect(await add(await ownerByCode(), createAuthenticator(), forged)).toMatchObject(refused);
});

test("a passkey of another owner confirms no session, and neither does its signature under a known name", async () => {
  const [mine, other] = [await ownerWithPasskey(), await ownerWithPasskey()];
  const refused = { status: 409, code: "staff.passkey_refused" };
  expect(await confirm(mine.session, other.authenticator)).toMatchObject(refused);
  const named = { credentialId: mine.authenticator.id };
  expect(await confirm(mine.session, other.authenticator, named)).toMatchObject(refused);
  expect((await confirm(mine.session, mine.authenticator)).status).toBe(200);
});

test("an answer is accepted once", async () => {
  const { authenticator, session, first } = await ownerWithPasskey();
  const { results: options } = await session.json("POST", "/login/passkeyOptions");
  const response = authenticator.get(options);
  expect((await session.json("POST", "/login/passkey", response)).status).toBe(200);
  const again = await session.json("POST", "/login/passkey", response);
  expect(again).toMatchObject({ status: 409, code: "staff.passkey_refused" });

  const { results: creation } = await first.json("POST", "/passkey/options");
  const added = { name: "Key", response: createAuthenticator().create(creation) };
  expect((await first.json("POST", "/passkey", added)).status).toBe(201);
  expect((await first.json("POST", "/passkey", added)).status).toBe(409);
});

test("a refused answer uses up its challenge", async () => {
  const { authenticator, session } = await ownerWithPasskey();
  const { results: options } = await session.json("POST", "/login/passkeyOptions");
  await session.json("POST", "/login/passkey", authenticator.get(options, { isVerified: false }));
  expect((await session.json("POST", "/login/passkey", authenticator.get(options))).status).toBe(409);
});

test("a challenge belongs to the session that got it, to its purpose, and to five minutes", async () => {
  const { authenticator, first, session } = await ownerWithPasskey();
  const other = await anotherSession(request, parts, session);
  const { results: options } = await session.json("POST", "/login/passkeyOptions");
  const response = authenticator.get(options);
  expect((await other.json("POST", "/login/passkey", response)).status).toBe(409);
  await other.json("POST", "/login/passkeyOptions");
  expect((await other.json("POST", "/login/passkey", response)).status).toBe(409);

  const { results: toConfirm } = await first.json("POST", "/login/passkeyOptions");
  const created = createAuthenticator().create({ ...toConfirm, rp: { id: toConfirm.rpId } });
  expect((await first.json("POST", "/passkey", { name: "Key", response: created })).status).toBe(409);

  pass(5 * MINUTE);
  expect((await session.json("POST", "/login/passkey", response)).status).toBe(409);
});

test("a counter that does not go forward is a copied passkey, and is refused", async () => {
  const { authenticator, session } = await ownerWithPasskey();
  expect((await confirm(session, authenticator, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) {
    const refused = await confirm(session, authenticator, { counter });
    expect(refused).toMatchObject({ status: 409, code: "staff.passkey_refused" });
  }
  expect((await confirm(session, authenticator, { counter: 8 })).status).toBe(200);
});

test("a passkey that does not count its uses is accepted every time", async () => {
  const { authenticator, session } = await ownerWithPasskey();
  for (const _ of [1, 2]) expect((await confirm(session, authenticator, { counter: 0 })).status).toBe(200);
});

test("of two sessions by code alone, the second cannot add a passkey after the first", async () => {
  const owner = await ownerByCode();
  const thief = await anotherSession(request, parts, owner);
  const { results: options } = await thief.json("POST", "/passkey/options");
  expect((await add(owner, createAuthenticator())).status).toBe(201);
  const late = { name: "Mine", response: createAuthenticator().create(options) };
  expect(await thief.json("POST", "/passkey", late)).toMatchObject({
    ...{ status: 403, code: "staff.passkey_required" },
  });
});

test("an authenticator has one passkey in the shop, and an owner ten at most", async () => {
  const { authenticator, first } = await ownerWithPasskey();
  expect((await add(first, authenticator)).status).toBe(409);
  for (let count = 1; count < 10; count++) {
    expect((await add(first, createAuthenticator())).status).toBe(201);
  }
  expect(await add(first, createAuthenticator())).toMatchObject({ status: 409, code: "staff.passkey_limit" });
});

test("an owner sees their own passkeys, and when each was used last", async () => {
  const { authenticator, session } = await ownerWithPasskey();
  await ownerWithPasskey();
  pass(MINUTE);
  await confirm(session, authenticator);
  const { results, meta } = await session.json("GET", "/passkey");
  expect([meta.total, results]).toMatchObject([
    1,
    [{ name: "Phone", created_at: testNow.toISOString(), last_used_at: time.now.toISOString() }],
  ]);
});

test("a removed passkey ends the sessions that it confirmed; the last one goes only if its owner says so", async () => {
  const { authenticator, first, session } = await ownerWithPasskey();
  const lost = createAuthenticator();
  await confirm(session, authenticator);
  pass(1);
  await add(session, lost);
  const onLost = await anotherSession(request, parts, first);
  await confirm(onLost, lost);
  const ids = (await session.json("GET", "/passkey")).results.map(({ id }: { id: string }) => id);

  expect((await session.json("POST", `/passkey/${ids[1]}/remove`, {})).status).toBe(200);
  expect((await onLost.request("GET", "/me")).status).toBe(401);
  expect((await session.request("GET", "/me")).status).toBe(200);

  const remove = (body: object) => session.json("POST", `/passkey/${ids[0]}/remove`, body);
  expect(await remove({})).toMatchObject({ status: 409, code: "staff.passkey_last" });
  expect((await remove({ leaves_none: true })).status).toBe(200);
  expect((await session.request("GET", "/me")).status).toBe(401);
  expect((await signIn(session.number)).passkey).toBe("missing");
});

test("nobody removes the passkey of somebody else by its id", async () => {
  const [mine, other] = [await ownerWithPasskey(), await ownerWithPasskey()];
  const [{ id }] = (await other.first.json("GET", "/passkey")).results;
  const removal = await mine.first.json("POST", `/passkey/${id}/remove`, { leaves_none: true });
  expect(removal.status).toBe(404);
});

test("another owner resets the passkeys of one who lost them, which ends all their sessions", async () => {
  const { first, session } = await ownerWithPasskey();
  const helper = await staffMember(request, parts, "owner");
  const reset = await helper.json("POST", `/account/${first.id}/resetPasskeys`);
  expect(reset).toMatchObject({ status: 200, results: { id: first.id, passkey_count: 0 } });
  for (const each of [first, session]) expect((await each.request("GET", "/me")).status).toBe(401);
  expect((await signIn(first.number)).passkey).toBe("missing");
  const own = await helper.json("POST", `/account/${helper.id}/resetPasskeys`);
  expect(own).toMatchObject({ status: 409, code: "staff.own_passkeys" });
});

test("a command on the server resets them for the only owner, by their number", async () => {
  const { first } = await ownerWithPasskey();
  const at = time.now;
  // As people write it, in groups.
  const phone = `+91 ${first.number.slice(0, 5)} ${first.number.slice(5)}`;
  expect(await resetOwnerPasskeys(db, parts.vault, { phone, at })).toBe(1);
  expect((await first.request("GET", "/me")).status).toBe(401);
  expect((await signIn(first.number)).passkey).toBe("missing");
  const support = await staffWithoutPasskey(request, parts, "support");
  for (const phone of ["+91 9", "+91 9999999999", `+91 ${support.number}`]) {
    await expect(resetOwnerPasskeys(db, parts.vault, { phone, at })).rejects.toThrow("owner");
  }
});

test("the passkeys of somebody who is no owner any more are removed", async () => {
  const { first } = await ownerWithPasskey();
  const helper = await staffMember(request, parts, "owner");
  const counts = [];
  for (const role of ["support", "owner"]) {
    const change = { name: "Asha", role, is_active: true };
    counts.push((await helper.json("PUT", `/account/${first.id}`, change)).results.passkey_count);
  }
  expect(counts).toEqual([0, 0]);
});

test("the list of staff says how many passkeys each has", async () => {
  const { first } = await ownerWithPasskey();
  await add(first, createAuthenticator());
  const { results } = await first.json("GET", "/account?limit=100");
  const own = results.find(({ id }: { id: string }) => id === first.id);
  expect([
    own.passkey_count,
    (await first.json("GET", `/account/${first.id}`)).results.passkey_count,
  ]).toEqual([2, 2]);
});

test("whatever is done with passkeys is in the log, refusals too", async () => {
  const { authenticator, first, session } = await ownerWithPasskey();
  await confirm(session, authenticator, { isVerified: false });
  await confirm(session, authenticator);
  const [{ id }] = (await session.json("GET", "/passkey")).results;
  const helper = await staffMember(request, parts, "owner");
  await session.json("POST", `/passkey/${id}/remove`, { leaves_none: true });
  await helper.json("POST", `/account/${first.id}/resetPasskeys`);
  await resetOwnerPasskeys(db, parts.vault, { phone: `+91 ${first.number}`, at: time.now });
  const log = await db.select().from(staffLog).orderBy(staffLog.id);
  const about = [first.id, id];
  expect(
    log
      .filter(({ subject }) => about.includes(subject))
      .map(({ action, staffId, before, after }) => [action, staffId === helper.id, before ?? after]),
  ).toEqual([
    ["passkey.add", false, { passkeys: 1 }],
    ["passkey.refuse", false, { purpose: "confirm" }],
    ["login.passkey", false, null],
    ["passkey.remove", false, { passkeys: 1 }],
    ["passkey.reset", true, { passkeys: 0 }],
    ["passkey.reset_on_server", false, { passkeys: 0 }],
  ]);
});
