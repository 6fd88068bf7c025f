import { randomInt } from "node:crypto";
import * as v from "valibot";
import { createApp } from "../src/app.ts";
import { lastCode } from "../test/shopper.ts";
import { benchParts } from "./bench-parts.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { mannWhitney, median } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const SAMPLES = 200;
const WARM_UP = 20;
const BUDGET_MS = 5;
const BUDGET_P = 0.01;

const sent = v.object({ results: v.object({ otp_id: v.string() }) });

/** Checks whether response times reveal that a number is known or that a code is right. */
export async function otpTiming({ db }: ScratchShop): Promise<void> {
  const app = createApp(benchParts(db, 0));
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const timed = async (path: string, body: unknown) => {
    const start = performance.now();
    const response = await post(path, body);
    return { took: performance.now() - start, status: response.status, body: await response.json() };
  };
  const sendOtp = async (phone: string) => {
    const { took, body } = await timed("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone });
    return { took, id: v.parse(sent, body).results.otp_id };
  };
  const verifyOtp = (id: string, otp: string) =>
    timed("/noauth-api/v1/login/verifyOtp", {
      otp_id: id,
      otp,
      session_id: `${id.slice(4, 16)}-bench-session`,
    });

  const knownPhones: string[] = [];
  for (let i = 0; i < SAMPLES + WARM_UP; i++) {
    const phone = newPhone();
    const { id } = await sendOtp(phone);
    const signedIn = await verifyOtp(id, await lastCode(app.request, phone));
    if (signedIn.status !== 200) throw new Error(`signing in failed: ${signedIn.status}`);
    knownPhones.push(phone);
  }
  // A second code within half a minute would be rejected, so the sent codes are moved into the past.
  await db.execute("update otp_challenges set created_at = created_at - interval '2 days'");

  const sendTimes = { known: [] as number[], unknown: [] as number[] };
  const verifyTimes = { wrongOfKnown: [] as number[], wrongOfUnknown: [] as number[], right: [] as number[] };
  for (const [i, phone] of knownPhones.entries()) {
    const unknownPhone = newPhone();
    // The first request of a pair is slightly slower, so the sequence alternates.
    const alternate = <Value>(steps: [() => Promise<Value>, () => Promise<Value>]) =>
      both(steps, i % 2 === 0);
    const [knownChallenge, unknownChallenge] = await alternate([
      () => sendOtp(phone),
      () => sendOtp(unknownPhone),
    ]);
    const code = await lastCode(app.request, phone);
    const wrongCode = differentCode(await lastCode(app.request, unknownPhone));
    const [wrong, wrongOfUnknown] = await alternate([
      () => verifyOtp(knownChallenge.id, differentCode(code)),
      () => verifyOtp(unknownChallenge.id, wrongCode),
    ]);
    const right = await verifyOtp(knownChallenge.id, code);
    if (right.status !== 200 || wrong.status === 200 || wrongOfUnknown.status === 200) {
      throw new Error("a code got the wrong result");
    }
    if (i < WARM_UP) continue;
    sendTimes.known.push(knownChallenge.took);
    sendTimes.unknown.push(unknownChallenge.took);
    verifyTimes.wrongOfKnown.push(wrong.took);
    verifyTimes.wrongOfUnknown.push(wrongOfUnknown.took);
    verifyTimes.right.push(right.took);
  }
  printTable(`one-time codes: ${SAMPLES} of each, alternating`, [
    row("sendOtp: a known and an unknown number", sendTimes.known, sendTimes.unknown),
    row(
      "verifyOtp: a wrong code of a known and of an unknown number",
      verifyTimes.wrongOfKnown,
      verifyTimes.wrongOfUnknown,
    ),
    row("verifyOtp: the right and a wrong code", verifyTimes.right, verifyTimes.wrongOfKnown),
  ]);
}

const newPhone = () => `9${randomInt(10 ** 8, 10 ** 9)}`;
const differentCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Runs both steps, in the given or the opposite sequence, and returns the results in the given one. */
async function both<Value>([one, other]: [() => Promise<Value>, () => Promise<Value>], inOrder: boolean) {
  if (inOrder) return [await one(), await other()] as const;
  const second = await other();
  return [await one(), second] as const;
}

function row(requests: string, a: readonly number[], b: readonly number[]) {
  const difference = Math.abs(median(a) - median(b));
  const p = mannWhitney(a, b);
  return {
    requests,
    "median of first": ms(median(a)),
    "median of second": ms(median(b)),
    difference: withMark(ms(difference), difference <= BUDGET_MS),
    "Mann-Whitney p": withMark(p.toFixed(3), p >= BUDGET_P),
  };
}
