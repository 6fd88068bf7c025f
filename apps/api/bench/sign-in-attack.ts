import { otpSent, signedIn } from "@aradhana/core/contract";
import { createApp } from "../src/app.ts";
import { newId } from "../src/ids/new-id.ts";
import { defaultLimits } from "../src/login/limits.rules.ts";
import { newPhoneNumber, readResponse, type Send, shopper } from "../test/shopper.ts";
import { benchParts } from "./bench-parts.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { median } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const TRIES = 10_000;
const ATTACKERS = 256;
const AT_ONCE = 32;
const HONEST = 50;
const BUDGET_MS = 60_000;

/** One region guesses codes from many of its networks while others sign in. */
export async function signInAttack({ db }: ScratchShop): Promise<void> {
  const app = createApp({ ...benchParts(db, 0), otpLimits: defaultLimits, trustedHops: 1 });
  const sendFrom =
    (address: string): Send =>
    (path, init = {}) =>
      app.request(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": address },
      });
  const post = (address: string, path: string, body: object) =>
    sendFrom(address)(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const codes = new Map<string, string>();
  const outcomes = new Map<string, number>();
  let next = 0;
  const attack = async () => {
    while (next < TRIES) {
      const address = `2001:db8:1:${(next++ % ATTACKERS).toString(16)}::1`;
      let id = codes.get(address);
      if (!id) {
        const body = { dial_code: "91", phone: newPhoneNumber() };
        const sent = await readResponse(await post(address, "/noauth-api/v1/login/sendOtp", body), otpSent);
        id = sent.code ? newId("otp") : sent.results.otp_id;
        codes.set(address, id);
      }
      const guess = await post(address, "/noauth-api/v1/login/verifyOtp", { otp_id: id, otp: "000000" });
      const { code = "signed in" } = await readResponse(guess, signedIn);
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
  };

  const start = performance.now();
  const times: number[] = [];
  const attacks = Promise.all(Array.from({ length: AT_ONCE }, attack));
  const signIn = async (i: number) => {
    const before = performance.now();
    await shopper(sendFrom(i % 2 === 0 ? `203.0.${i}.7` : `2001:db8:${i + 2}::7`)).signIn();
    times.push(performance.now() - before);
  };
  await Promise.all(Array.from({ length: HONEST }, (_, i) => signIn(i)));
  const honestTook = performance.now() - start;
  await attacks;
  printTable(`${TRIES} wrong tries from ${ATTACKERS} /64 of one /48`, [
    {
      "honest visitors signed in": times.length,
      "all after": withMark(ms(honestTook), honestTook <= BUDGET_MS),
      "median of one": ms(median(times)),
      "the slowest": ms(Math.max(...times)),
      "attack took": ms(performance.now() - start),
      ...Object.fromEntries(outcomes),
    },
  ]);
}
