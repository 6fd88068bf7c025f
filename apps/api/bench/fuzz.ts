import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { createApp } from "../src/app.ts";
import { describeApi } from "../src/docs/open-api.ts";
import { pujas } from "../src/pujas/pujas.table.ts";
import { arbitraryRequest, type GeneratedRequest, operationsOf } from "../test/arbitrary-request.ts";
import { checkResponse } from "../test/check-response.ts";
import { benchParts } from "./bench-parts.ts";
import { residentMb } from "./resident-mb.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { startProcess } from "./start-process.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const GENERATED = 5_000;
const RAW = 500;
/** More than the API reads: it answers and ends the connection, and a client that is still writing may not see the answer. */
const TOO_LARGE = 10_000_000;
/** The same requests once before: a new process grows until its caches are full and its code is compiled. */
const WARM_UP = 2_500;
const AT_ONCE = 8;
const SEED = 20_261_130;
const BUDGETS = { slowestMs: 2_000, growthMb: 50 };

type RawRequest = Omit<GeneratedRequest, "body"> & { body?: string | Uint8Array<ArrayBuffer> };

const bytes = (...codes: number[]) => Uint8Array.from(codes);
/** Bodies that no client of ours writes. */
const rawBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  ...["{", '{"a":', "[1,", '{"a":1}{', "NaN", "'a'"],
  `{"a":"${"x".repeat(TOO_LARGE)}"}`,
  ...["[".repeat(10_000), `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
  ...["null", "7", '"text"', "[]", '{"phone":[],"name":{}}'],
  ...["\0", '{"name":"a\\u0000b"}', '{"name":"\\ud800"}'],
  bytes(0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d),
  bytes(0xff, 0xfe, 0x7b, 0x00),
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1}'],
];

/** Sends what nobody should, and measures whether the process answers, quickly and without growing (B-16). */
export async function fuzz({ db, url }: ScratchShop): Promise<void> {
  const app = createApp(benchParts(db, 0));
  const operations = operationsOf(await describeApi(app, "http://127.0.0.1:4310"));
  const pujaIds = (await db.select({ id: pujas.id }).from(pujas).limit(20)).map(({ id }) => id);
  const known = (name: string, pattern = "") =>
    name === "pooja_id" || pattern.startsWith("^pj_") ? pujaIds : [];
  const generated: RawRequest[] = fc.sample(
    fc.oneof(...operations.map((each) => arbitraryRequest(each, { known, bearers: [randomUUID()] }))),
    { numRuns: GENERATED, seed: SEED },
  );
  const posts = operations.filter(({ body }) => body);
  const raw = Array.from({ length: RAW }, (_, i): RawRequest => {
    const { method = "POST", path = "/" } = posts[Math.floor(i / rawBodies.length) % posts.length] ?? {};
    const body = rawBodies[i % rawBodies.length] ?? "";
    return { method, url: path.replaceAll(/\{\w+\}/g, "x"), headers: jsonHeaders, body };
  });

  const api = await startProcess("api-process.ts", [url, "5000"]);
  try {
    await sendAll(api.origin, generated.slice(0, WARM_UP));
    await sendAll(api.origin, raw);
    const before = residentMb(api.pid);
    const rows = [];
    for (const [what, requests] of Object.entries({ generated, raw })) {
      const { slowest, failures, cutOff, statuses, undocumented } = await sendAll(api.origin, requests, app);
      rows.push({
        ...{
          what,
          requests: requests.length,
          "answered 2xx": statuses.get(2) ?? 0,
          "4xx": statuses.get(4) ?? 0,
        },
        "too large, cut off": cutOff,
        "5xx or none": withMark(String(failures), failures === 0),
        "not as documented": withMark(String(undocumented.length), undocumented.length === 0),
        slowest: withMark(ms(slowest), slowest <= BUDGETS.slowestMs),
      });
      for (const problem of undocumented.slice(0, 3)) console.error(problem);
    }
    printTable("fuzz: hostile requests to every documented operation", rows);
    const growth = residentMb(api.pid) - before;
    printTable("fuzz: memory of the process", [
      { "MB before": Math.round(before), growth: withMark(growth.toFixed(1), growth < BUDGETS.growthMb) },
    ]);
  } finally {
    await api.stop();
  }
}

const jsonHeaders = {
  ...{ "content-type": "application/json", "x-session-id": randomUUID() },
  "idempotency-key": randomUUID(),
};

async function sendAll(origin: string, requests: readonly RawRequest[], app?: ReturnType<typeof createApp>) {
  const statuses = new Map<number, number>();
  const undocumented: string[] = [];
  let slowest = 0;
  let failures = 0;
  let cutOff = 0;
  const left = requests.values();
  const sendNext = async () => {
    for (const { url, ...init } of left) {
      const from = performance.now();
      try {
        const response = await fetch(`${origin}${url}`, { ...init, redirect: "manual" });
        const kind = Math.floor(response.status / 100);
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        if (kind === 5) failures++;
        if (app) await checkResponse(app, init.method, new URL(url, origin).pathname, response);
        await response.arrayBuffer();
      } catch (error) {
        const isOurs = error instanceof Error && error.message.includes(" → ");
        if (isOurs) undocumented.push(error.message);
        else if ((init.body?.length ?? 0) > TOO_LARGE) cutOff++;
        else failures++;
      }
      slowest = Math.max(slowest, performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return { statuses, undocumented, slowest, failures, cutOff };
}
