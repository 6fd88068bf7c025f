import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { booking, openSlots, session } from "@aradhana/core/consultation";
import { message, quote } from "@aradhana/core/contract";
import { kundaliReport, reportPdf, sharedReport } from "@aradhana/core/kundali";
import { nameReport } from "@aradhana/core/name-correction";
import { scrubText } from "@aradhana/core/privacy";
import { createErrorReports } from "@aradhana/server/reports";
import { createTracer } from "@aradhana/server/traces";
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { chatter } from "../../test/chatter.ts";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { astrologerDesk } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { stableId } from "../ids/new-id.ts";
import { createLog } from "./create-log.ts";

/** All that the process sends or writes to those who watch it. */
const collected: string[] = [];
const collector = createServer(async (request, response) => {
  collected.push(`${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`);
  response.end("{}");
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
afterAll(() => collector.close());
const { port } = collector.address() as AddressInfo;
const onError = (problem: string) => collected.push(problem);
const reports = createErrorReports({
  ...{ dsn: `http://key@127.0.0.1:${port}/7`, service: "api", scrub: scrubText, onError },
});
const tracer = createTracer({ endpoint: `http://127.0.0.1:${port}`, service: "api", onError });
const log = createLog({ level: "trace", reports, to: { write: (line) => collected.push(line) } });
const { app, db, request, parts, time } = await createTestApp({ log, tracer, metrics: true });

/** Words and numbers that nothing else in the shop contains. */
const birth = {
  ...{ name: "Zqanahita Zqverma", date: "1943-07-19", time: "03:12" },
  place: { name: "Zqpurnagar", country_code: "in", lat: 23.4567, lon: 87.6543, zone: "Asia/Kolkata" },
};
const chatText = "Zqmessage: will my zqsister marry?";
const privateWords = [
  ...[
    "zqanahita",
    "zqverma",
    "zqpurnagar",
    "23.4567",
    "87.6543",
    "1943-07-19",
    "19 jul 1943",
    "19 july 1943",
  ],
  ...["zqmessage", "zqsister", "zqquestion", "zqsummary", "zqnotes", "zqishana", "zqreply"],
];
const findPrivate = (written: string) => {
  const lower = written.toLowerCase();
  return privateWords.filter((word) => lower.includes(word));
};

/** An order of a service, paid, whose report is made. */
async function buy(type: "kundali" | "name_correction", slug: string, details: object) {
  const buyer = shopper(request);
  const body = { package_id: stableId("pk", slug) };
  const priced = await readResponse(await buyer.post(`/noauth-api/v1/${type}/quote`, body), quote);
  const { order, access_token: t } = (await buyer.createOrder(priced.results.quote_id, { type, ...details }))
    .results;
  await pay(buyer, order.id);
  return { buyer, own: { order_id: order.id, t } };
}

async function pay(buyer: ReturnType<typeof shopper>, orderId: string) {
  const { redirect_url } = (await buyer.initiatePayment(orderId)).results;
  await submitGatewayPage(request, redirect_url, "pay");
  await runJobs(parts, request);
}

/** A kundali: bought, read, shared, drawn, and made again. */
async function useKundali() {
  const { buyer, own } = await buy("kundali", "janam-kundali", { birth });
  const query = new URLSearchParams(own);
  const { results } = await readResponse(
    await buyer.get(`/api/v1/kundali/getReport?${query}`),
    kundaliReport,
  );
  expect(results.birth?.name).toBe(birth.name);
  const { s } = (await readResponse(await buyer.post("/api/v1/kundali/share", own), sharedReport)).results;
  await buyer.get(`/api/v1/kundali/getReport?${new URLSearchParams({ order_id: own.order_id, s })}`);
  const { pdf_url } = (await readResponse(await buyer.get(`/api/v1/kundali/pdf?${query}`), reportPdf))
    .results;
  const { pathname, search } = new URL(pdf_url);
  expect((await request(pathname + search)).status).toBe(200);
  await buyer.post("/api/v1/kundali/regenerate", { ...own, birth: { ...birth, time: "04:12" } });
  await runJobs(parts, request);
  return own;
}

/** A name correction: previewed, bought and read. */
async function useNameCorrection() {
  const name_details = { name: "Zqishana Verma", dob: birth.date, most_changes: 1 as const };
  await shopper(request).post("/noauth-api/v1/name_correction/preview", name_details);
  const { buyer, own } = await buy("name_correction", "name-correction-report", { name_details });
  const { name } = name_details;
  const path = `/api/v1/name_correction/getReport?${new URLSearchParams(own)}`;
  expect((await readResponse(await buyer.get(path), nameReport)).results.content?.name).toBe(name);
}

/** A consultation by chat, from the question to the notes of the astrologer. */
async function useConsultation() {
  const astrologer = stableId("ag", "meenakshi-sundaram");
  const me = shopper(request);
  await me.signIn();
  const listed = await request(`/noauth-api/v1/astrologer/getSlots?astrologer_id=${astrologer}`);
  const { slots } = (await readResponse(listed, openSlots)).results;
  const question = "Zqquestion: when shall I marry?";
  const slotRequest = { slot_id: slots[0]?.id, mode: "chat", minutes: 30, question, birth };
  const { id, start_at } = (await readResponse(await me.post("/api/v1/astro/holdSlot", slotRequest), booking))
    .results;
  const priced = await readResponse(
    await me.post("/noauth-api/v1/consultation/quote", { booking_id: id }),
    quote,
  );
  const { order } = (await me.createOrder(priced.results.quote_id, { type: "consultation" })).results;
  await pay(me, order.id);
  time.now = new Date(start_at);
  const desk = await astrologerDesk(request, parts, astrologer);
  const act = async (action: string, more: object = {}) =>
    readResponse(await me.post(`/api/v1/astro/${action}`, { booking_id: id, ...more }), session);
  await act("join");
  await act("shareChart", { birth });
  expect((await desk.json("POST", `/consultation/${id}/join`, {})).results.phase).toBe("live");
  const chatId = (await act("presence")).results.conversation_id ?? "";
  for (const content of [
    { kind: "text", body: chatText },
    { kind: "birth", birth },
  ]) {
    const given = { conversation_id: chatId, client_id: randomUUID(), ...content };
    expect((await readResponse(await me.post("/api/v1/chat/sendMessage", given), message)).status).toBe(200);
  }
  const reply = { client_id: randomUUID(), kind: "text", body: "Zqreply: after April." };
  expect((await desk.json("POST", `/conversation/${chatId}/message`, reply)).status).toBe(200);
  await desk.json("GET", `/consultation/${id}`);
  await act("end");
  const written = { summary: "Zqsummary of the talk", notes: "Zqnotes of the astrologer" };
  expect((await desk.json("POST", `/consultation/${id}/notes`, written)).status).toBe(200);
  await runJobs(parts, request);
}

/** A talk with the assistant and with customer care, a photo in it, and a saved birth of the family. */
async function useChat() {
  const asha = await chatter(request);
  const { id } = await asha.start();
  await asha.say(id, chatText);
  await asha.act("handOver", id);
  await asha.say(id, chatText);
  await asha.act("report", id, { reason: "other", note: chatText });
  const { name, ...rest } = birth;
  const saved = await asha.customer.post(
    "/api/v1/user/familyProfile",
    { name, relation: "mother", birth: rest },
    { "idempotency-key": randomUUID() },
  );
  expect(saved.status).toBe(201);
  return { asha, id };
}

/** The same words in requests that are refused, in addresses, and while tables are missing. */
async function useBadly(
  own: { order_id: string; t: string },
  { asha, id }: Awaited<ReturnType<typeof useChat>>,
) {
  const me = shopper(request);
  await me.post("/noauth-api/v1/geo/localTime", {
    date: birth.date,
    time: birth.time,
    zone: birth.place.zone,
  });
  await me.get(`/noauth-api/v1/geo/places?q=${birth.place.name}`);
  await me.get(`/noauth-api/v1/panchang/day?lat=23.4567&lon=87.6543&zone=Asia/Kolkata&name=Zqpurnagar`);
  const refused = await me.post("/api/v1/kundali/regenerate", {
    ...own,
    birth: { ...birth, date: "2199-01-01" },
  });
  expect(refused.status).toBe(422);
  const malformed = { ...own, birth: { ...birth, place: "Zqpurnagar" } };
  expect((await me.post("/api/v1/kundali/regenerate", malformed)).status).toBe(422);
  await app.request("/api/v1/kundali/regenerate", {
    ...{ method: "POST", body: `{"birth":{"name":"${birth.name}",` },
    headers: { "content-type": "application/json", "user-agent": birth.name },
  });
  await app.request(`/noauth-api/v1/unknown?name=${birth.name}`, {
    headers: { referer: `/x?q=${chatText}` },
  });

  const missing = ["messages", "reports", "fulfilments", "saved_details"];
  for (const table of missing) await db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
  const failed = await Promise.all([
    app.request("/api/v1/chat/sendMessage", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${asha.customer.bearer}` },
      body: JSON.stringify({ conversation_id: id, client_id: randomUUID(), kind: "text", body: chatText }),
    }),
    app.request("/api/v1/kundali/regenerate", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...own, birth }),
    }),
  ]);
  expect(failed.map(({ status }) => status)).toEqual([500, 500]);
  for (const table of missing) await db.execute(sql.raw(`alter table ${table}_gone rename to ${table}`));
}

const rowsOf = async (query: SQL) =>
  v
    .parse(v.object({ rows: v.array(v.object({ text: v.string() })) }), await db.execute(query))
    .rows.map((row) => row.text);

/** The tables that contain private words, with the words. */
async function findInTables(): Promise<Record<string, string[]>> {
  const tables = await rowsOf(sql`select tablename as text from pg_tables where schemaname = 'public'`);
  expect(tables).toContain("messages");
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await rowsOf(sql`select each::text as text from ${sql.identifier(table)} as each`);
    const words = findPrivate(rows.join("\n"));
    if (words.length > 0) found[table] = words;
  }
  return found;
}

test("births, reports and messages are in no log, error report, trace or metric, and in no table unsealed", async () => {
  expect(await findInTables()).toEqual({});
  const own = await useKundali();
  await useNameCorrection();
  await useConsultation();
  await useBadly(own, await useChat());
  await Promise.all([reports.close(), tracer.close()]);
  collected.push(await (await app.request("/metrics")).text());

  const all = collected.join("\n");
  const expected = [
    "/api/v1/chat/sendMessage",
    "database error",
    "/7/envelope",
    "/v1/traces",
    "http_requests_total",
  ];
  expect(expected.filter((each) => !all.includes(each))).toEqual([]);
  expect({ collected: findPrivate(all), tables: await findInTables() }).toEqual({
    collected: [],
    tables: {},
  });
}, 120_000);
