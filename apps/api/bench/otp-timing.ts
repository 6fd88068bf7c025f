import { randomInt } from "node:crypto";
import * as v from "valibot";
import { createApp } from "../src/app.ts";
import { lastCode } from "../test/shopper.ts";
import { benchParts } from "./bench-parts.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { mannWhitney, median } from "./statistics.ts";
import { ms, printTable } from "./table.ts";

const EACH = 200;
const WARM_UP = 20;
const BUDGET_MS = 5;
const BUDGET_P = 0.01;

const sent = v.object({ results: v.object({ otp_id: v.string() }) });

/** Whether the time of an answer tells a known number from an unknown one, or a right code from a wrong one. */
export async function otpTiming({ db }: ScratchShop): Promise<void> {
  const app = createApp(benchParts(db, 0));
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const timed = async (path: string, body: unknown) => {
    const from = performance.now();
    const response = await post(path, body);
    return { took: performance.now() - from, status: response.status, body: await response.json() };
  };
  const ask = async (phone: string) => {
    const { took, body } = await timed("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone });
    return { took, id: v.parse(sent, body).results.otp_id };
  };
  const answer = (id: string, otp: string) =>
    timed("/noauth-api/v1/login/verifyOtp", {
      otp_id: id,
      otp,
      session_id: `${id.slice(4, 16)}-bench-session`,
    });

  const known: string[] = [];
  for (let i = 0; i < EACH + WARM_UP; i++) {
    const phone = newPhone();
    const { id } = await ask(phone);
    const signedIn = await answer(id, await lastCode(app.request, phone));
    if (signedIn.status !== 200) throw new Error(`nobody signs in: ${signedIn.status}`);
    known.push(phone);
  }
  // A second code within half a minute would be refused: the codes asked for so far are made old.
  await db.execute("update otp_challenges set created_at = created_at - interval '2 days'");

  const asked = { known: [] as number[], unknown: [] as number[] };
  const answered = { wrongOfKnown: [] as number[], wrongOfUnknown: [] as number[], right: [] as number[] };
  for (const [i, phone] of known.entries()) {
    const stranger = newPhone();
    // Who is asked first finds the database a little colder: in turn, it is the one and the other.
    const inTurn = <Value>(steps: [() => Promise<Value>, () => Promise<Value>]) => both(steps, i % 2 === 0);
    const [ours, theirs] = await inTurn([() => ask(phone), () => ask(stranger)]);
    const code = await lastCode(app.request, phone);
    const another = otherThan(await lastCode(app.request, stranger));
    const [wrong, foreign] = await inTurn([
      () => answer(ours.id, otherThan(code)),
      () => answer(theirs.id, another),
    ]);
    const right = await answer(ours.id, code);
    if (right.status !== 200 || wrong.status === 200 || foreign.status === 200) {
      throw new Error("a code was judged wrongly");
    }
    if (i < WARM_UP) continue;
    asked.known.push(ours.took);
    asked.unknown.push(theirs.took);
    answered.wrongOfKnown.push(wrong.took);
    answered.wrongOfUnknown.push(foreign.took);
    answered.right.push(right.took);
  }
  printTable(`one-time codes: ${EACH} of each, in turn`, [
    row("sendOtp: a known and an unknown number", asked.known, asked.unknown),
    row(
      "verifyOtp: a wrong code of a known and of an unknown number",
      answered.wrongOfKnown,
      answered.wrongOfUnknown,
    ),
    row("verifyOtp: the right and a wrong code", answered.right, answered.wrongOfKnown),
  ]);
}

const newPhone = () => `9${randomInt(10 ** 8, 10 ** 9)}`;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Does both, the second first where asked to; what they bring stands in their own order. */
async function both<Value>([one, other]: [() => Promise<Value>, () => Promise<Value>], inOrder: boolean) {
  if (inOrder) return [await one(), await other()] as const;
  const second = await other();
  return [await one(), second] as const;
}

function row(asked: string, a: readonly number[], b: readonly number[]) {
  const difference = Math.abs(median(a) - median(b));
  const p = mannWhitney(a, b);
  return {
    asked,
    "median of one": ms(median(a)),
    "of the other": ms(median(b)),
    difference: `${ms(difference)}${difference > BUDGET_MS ? " ✘" : ""}`,
    "Mann-Whitney p": `${p.toFixed(3)}${p < BUDGET_P ? " ✘" : ""}`,
  };
}
