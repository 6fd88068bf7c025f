import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_RECORDING_BYTES } from "@aradhana/core/staff";
import { readVideoStart } from "@aradhana/core/video-link";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pictureBomb } from "../../../test/picture-bomb.ts";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { devotee, messagesTo, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { RETENTION_DAYS } from "../../orders/retention-days.ts";
import { scheduleOrders } from "../../orders/schedule-orders.ts";
import { deleteRecordings } from "../../recordings/delete-recordings.ts";

const filesDir = mkdtempSync(join(tmpdir(), "recordings-"));
afterAll(() => rmSync(filesDir, { recursive: true }));
const { db, parts, request, time } = await createTestApp({ filesDir });
await stockShop(db);
const film = readFileSync(join(import.meta.dirname, "../../../art/recordings/sample-recording.mp4"));
const HOUR = 3_600_000;

type Desk = Awaited<ReturnType<typeof staffMember>>;
let desk: Desk;
const signIn = async () => {
  desk = await staffMember(request, parts, "temple_desk");
};
beforeAll(signIn);
afterEach(() => {
  time.now = testNow;
});

async function paidPuja() {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder({}, { whatsapp_opt_in: true });
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  await guest.sendSankalp("submit", order.id, t, { devotees: [devotee("Sita Devi")] });
  return { guest, order, t };
}

async function afterThePuja() {
  time.now = stock.endAt;
  await scheduleOrders(db, time.now);
  await signIn();
  await desk.json("POST", `/ritual/${stock.puja}/performed`);
}

const start = (bytes: number, ritual_id = stock.puja) =>
  desk.json("POST", "/recording", { ritual_id, bytes });
const part = async (id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) => {
  const response = await request(`/staff/v1/recording/${id}/part/${offset}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${desk.token}`, "content-type": "application/octet-stream" },
    body: bytes,
  });
  return { status: response.status, ...(await response.json()) };
};
const finish = (id: string) => desk.json("POST", `/recording/${id}/finish`);

/** Uploads in two parts. */
async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const { id } = (await start(bytes.length)).results;
  const half = Math.floor(bytes.length / 2);
  await part(id, 0, bytes.slice(0, half));
  await part(id, half, bytes.slice(half));
  return { id, finished: await finish(id) };
}

test("an interrupted upload continues where it stopped, and a part that arrives twice is not stored twice", async () => {
  await paidPuja();
  const { id } = (await start(film.length)).results;
  expect((await part(id, 0, film.subarray(0, 1000))).results.received).toBe(1000);
  const again = await part(id, 0, film.subarray(0, 1000));
  expect(again).toMatchObject({ status: 409, code: "staff.upload_offset", details: { received: 1000 } });
  expect(await finish(id)).toMatchObject({ code: "staff.upload_offset", details: { received: 1000 } });
  expect((await desk.json("GET", `/recording/${id}`)).results).toMatchObject({
    state: "uploading",
    received: 1000,
  });
  await part(id, 1000, film.subarray(1000));
  expect((await finish(id)).results).toMatchObject({ state: "ready", seconds: 28 });
  expect(await finish(id)).toMatchObject({ status: 409, code: "staff.recording_not_ready" });
});

test("captions in two languages that are saved at the same time are both stored", async () => {
  await paidPuja();
  const { id } = (await start(10)).results;
  const vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\nॐ";
  const save = (language: string) => desk.json("PUT", `/recording/${id}/captions/${language}`, { vtt });
  await Promise.all([save("en"), save("hi")]);
  const { captions } = (await desk.json("GET", `/recording/${id}`)).results;
  expect(captions.toSorted()).toEqual(["en", "hi"]);
  // Two hours of speech in Devanagari: each letter has three bytes.
  const long = `WEBVTT\n\n00:00.000 --> 00:02.000\n${"ॐ".repeat(150_000)}`;
  expect((await desk.json("PUT", `/recording/${id}/captions/hi`, { vtt: long })).status).toBe(200);
});

test("a file of two gigabytes is refused before it is sent, and a part goes not beyond the announced size", async () => {
  await paidPuja();
  const large = await start(2 * 1024 ** 3);
  expect(large).toMatchObject({ status: 409, code: "staff.recording_too_large" });
  expect(large.details).toEqual({ max_bytes: MAX_RECORDING_BYTES });
  const { id } = (await start(10)).results;
  expect(await part(id, 0, film.subarray(0, 11))).toMatchObject({ code: "staff.recording_too_large" });
  const tooMuch = await part(id, 0, new Uint8Array(4 * 1024 * 1024 + 1));
  expect(tooMuch).toMatchObject({ status: 413, code: "body_too_large" });
});

test.each([
  ["a renamed program", readFileSync(process.execPath).subarray(0, 20_000)],
  ["half a recording", film.subarray(0, film.length / 2)],
  ["a picture of 900 million pixels", await pictureBomb(30_000)],
  ["a page", Buffer.from("<script>alert(1)</script>".repeat(100))],
])("%s is refused, and nothing of it stays", async (_, bytes) => {
  await paidPuja();
  const { id, finished } = await upload(new Uint8Array(bytes));
  expect(finished).toMatchObject({ status: 409, code: "staff.recording_unreadable" });
  expect((await desk.json("GET", `/recording/${id}`)).results).toMatchObject({
    state: "refused",
    film_url: null,
  });
  expect(readdirSync(join(filesDir, "uploads", id))).toEqual([]);
  expect(await desk.json("POST", `/recording/${id}/publish`)).toMatchObject({
    code: "staff.recording_not_ready",
  });
});

test("an upload that is not completed within a day has expired; its parts are deleted and nothing else is", async () => {
  await paidPuja();
  const ready = await upload(film);
  const { id } = (await start(film.length)).results;
  await part(id, 0, film.subarray(0, 1000));
  time.now = new Date(testNow.getTime() + 25 * HOUR);
  await signIn();
  expect(await part(id, 1000, film.subarray(1000))).toMatchObject({
    status: 410,
    code: "staff.upload_expired",
  });
  expect(await finish(id)).toMatchObject({ status: 410, code: "staff.upload_expired" });
  await deleteRecordings(db, parts.files, time.now);
  expect(readdirSync(join(filesDir, "uploads", id))).toEqual([]);
  const { film_url } = (await desk.json("GET", `/recording/${ready.id}`)).results;
  expect((await request(film_url)).status).toBe(200);
});

test("a buyer gets a message about the recording and watches it from the second of the name, which staff can correct later", async () => {
  const { guest, order, t } = await paidPuja();
  const other = await paidPuja();
  await afterThePuja();
  const { id } = await upload(film);
  const names = (await desk.json("GET", `/recording/${id}/names`)).results;
  const own = names.find(({ number }: { number: string }) => number === order.number);
  expect(own).toMatchObject({ names: ["रमेश कुमार"], seconds: null });
  await desk.json("PUT", `/recording/${id}/names`, {
    names: [{ fulfilment_id: own.fulfilment_id, seconds: 12 }],
  });
  const chapter = { seconds: 20, label: { en: "Aarti", hi: "आरती" } };
  await desk.json("PUT", `/recording/${id}/chapters`, { chapters: [chapter] });
  await desk.json("PUT", `/recording/${id}/captions/hi`, { vtt: "WEBVTT\n\n00:00.000 --> 00:02.000\nॐ" });
  const published = (await desk.json("POST", `/recording/${id}/publish`)).results;
  expect(published.without_second).toBe(published.published - 1);

  const page = async ({ guest: by, order: of, t: token }: typeof other) =>
    (await by.getPoojaOrder(of.id, token)).results;
  const { order: seen, proofs } = await page({ guest, order, t });
  expect(seen.state).toBe("video_ready");
  expect(seen.timeline.find(({ state }) => state === "video_ready")?.evidence_url).toBe(proofs[0]?.url);
  expect(proofs[0]).toMatchObject({ start_seconds: 12, chapters: [{ seconds: 20, label: "Aarti" }] });
  expect((await page(other)).proofs[0]?.start_seconds).toBe(0);

  const address = proofs[0]?.url ?? "";
  expect(readVideoStart(address)).toBe(12);
  const [path = ""] = address.split("#");
  const some = await request(path, { headers: { range: "bytes=4-7" } });
  expect([some.status, await some.text()]).toEqual([206, "ftyp"]);
  const [hindi] = proofs[0]?.captions ?? [];
  expect(await (await request(hindi?.url ?? "")).text()).toContain("ॐ");

  await runJobs(parts, request);
  const [message] = await messagesTo(request, guest.number);
  expect(message).toContain("The recording of Rudrabhishek is ready");
  expect(await messagesTo(request, guest.number)).toHaveLength(
    (await messagesTo(request, other.guest.number)).length,
  );

  await desk.json("PUT", `/recording/${id}/names`, {
    names: [{ fulfilment_id: own.fulfilment_id, seconds: 14 }],
  });
  expect((await desk.json("POST", `/recording/${id}/publish`)).results).toEqual(published);
  expect((await page({ guest, order, t })).proofs[0]?.start_seconds).toBe(14);
});

test("the address of a recording opens no other one, and not for ever", async () => {
  await paidPuja();
  const [mine, yours] = [await upload(film), await upload(film)];
  const address: string = mine.finished.results.film_url;
  expect((await request(address)).status).toBe(200);
  expect((await request(address.replace(mine.id, yours.id))).status).toBe(404);
  expect((await request(address.replace(/until=\d+/, "until=9999999999999"))).status).toBe(404);
  expect((await request(`/api/v1/order/recording/${mine.id}`)).status).toBe(422);
  time.now = new Date(testNow.getTime() + 14 * HOUR);
  expect((await request(address)).status).toBe(404);
});

test("a second after the end, or of an order of another ritual, is refused", async () => {
  const { order } = await paidPuja();
  const { id } = await upload(film);
  const names = (await desk.json("GET", `/recording/${id}/names`)).results;
  const { fulfilment_id } = names.find(({ number }: { number: string }) => number === order.number);
  const set = (each: object) => desk.json("PUT", `/recording/${id}/names`, { names: [each] });
  expect(await set({ fulfilment_id, seconds: 29 })).toMatchObject({ field_errors: [{ code: "too_large" }] });
  expect(await set({ fulfilment_id: "ff_unknown", seconds: 1 })).toMatchObject({
    field_errors: [{ field: "names.0", code: "not_allowed" }],
  });
  const chapters = [20, 29].map((seconds) => ({ seconds, label: { en: "Aarti", hi: "आरती" } }));
  expect(await desk.json("PUT", `/recording/${id}/chapters`, { chapters })).toMatchObject({
    field_errors: [{ field: "chapters.1.seconds", code: "too_large" }],
  });
});

test("a recording is deleted with the names in it", async () => {
  await paidPuja();
  const { id } = await upload(film);
  time.now = new Date(stock.endAt.getTime() + (RETENTION_DAYS + 1) * 24 * HOUR);
  await deleteRecordings(db, parts.files, time.now);
  await signIn();
  expect((await desk.json("GET", `/recording/${id}`)).status).toBe(404);
  expect(readdirSync(join(filesDir, "recordings"))).not.toContain(id);
});
