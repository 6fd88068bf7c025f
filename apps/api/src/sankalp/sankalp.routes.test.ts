import { randomUUID } from "node:crypto";
import { sankalp } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { devotee, messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { orderEvents, orders } from "../orders/orders.table.ts";
import { scheduleOrders } from "../orders/schedule-orders.ts";
import { sankalps, sankalpVersions } from "./sankalp.table.ts";

const { db, request, time, parts } = await createTestApp();
await stockShop(db);

beforeEach(() => {
  time.now = testNow;
});

const runDueJobs = () => runJobs(parts, request);
const stateOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;

/** A guest with a paid order that needs names. */
async function paidOrder(language: "en" | "hi" = "en") {
  const guest = shopper(request);
  const { order, access_token: token } = await guest.placeOrder({}, { language });
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runDueJobs();
  return { guest, id: order.id, token, order };
}

describe("names", () => {
  test("are spelled by the shop where their form sent no spelling", async () => {
    const { guest, id, token } = await paidOrder();
    const unwritten = (name: string) => ({ ...devotee(name), name_devanagari: undefined });
    const devotees = [unwritten("Rahul Tripathi"), unwritten("José")];
    const { results } = await guest.sendSankalp("save", id, token, { devotees });
    expect(
      results.devotees.map(({ name_devanagari }: { name_devanagari: string }) => name_devanagari),
    ).toEqual(["राहुल त्रिपाठी", expect.stringMatching(/^\p{Script=Devanagari}+$/u)]);
    const tamil = await guest.sendSankalp("save", id, token, { devotees: [unwritten("முருகன்")] });
    expect([tamil.status, tamil.errorBody?.field_errors]).toMatchObject([
      422,
      [{ field: "devotees.0.name_devanagari", code: "devanagari" }],
    ]);
  });

  test("can be saved as a draft and submitted, and are returned with the sankalp text in both scripts", async () => {
    const { guest, id, token } = await paidOrder();
    const sita = { ...devotee("Sita Devi"), name_devanagari: "सीता देवी", gotra: "", gotra_unknown: true };
    const devotees = [devotee(), sita];
    const draft = await guest.sendSankalp("save", id, token, { devotees });
    expect(draft.results).toMatchObject({ state: "draft", version: 0, versions: [] });
    expect(await stateOf(id)).toBe("sankalp_due");

    const submitted = await guest.sendSankalp("submit", id, token, { devotees });
    expect(submitted.results).toMatchObject({
      ...{ state: "submitted", version: 1, editable_until: stock.sankalpCutoffAt.toISOString() },
      versions: [{ n: 1, at: testNow.toISOString() }],
      read_out: {
        devanagari:
          "काश्यप गोत्रोत्पन्न रमेश कुमार और काश्यप गोत्रोत्पन्न सीता देवी के निमित्त परीक्षण मंदिर में रुद्राभिषेक का संकल्प।",
        latin:
          "Kashyapa gotrotpanna Ramesh Kumar aur Kashyap gotrotpanna Sita Devi ke nimitt Parikshan Mandir mein Rudrabhishek ka sankalp.",
      },
    });
    expect(await stateOf(id)).toBe("sankalp_received");
    const page = (await guest.getPoojaOrder(id, token)).results;
    expect(page.sankalp).toEqual(submitted.results);
    expect(page.order.next_action).toBe("edit_sankalp");

    await runDueJobs();
    const [text] = await messagesTo(request, guest.number);
    expect(text).toContain("You can change them until Tue 24 Nov 2026, 5:30 pm India time");
  });

  test("are confirmed in the buyer's language, with a localised time", async () => {
    const { guest, id, token } = await paidOrder("hi");
    await guest.sendSankalp("submit", id, token);
    await runDueJobs();
    const [text] = await messagesTo(request, guest.number);
    expect(text).toContain("मंगल 24 नवंबर 2026, शाम 5:30 बजे भारतीय समय तक आप इन्हें यहाँ बदल सकते हैं");
  });

  test("can be changed until a minute before the cutoff, and not after it (complaint 4)", async () => {
    const { guest, id, token } = await paidOrder();
    await guest.sendSankalp("submit", id, token);
    time.now = new Date(stock.sankalpCutoffAt.getTime() - 60_000);
    const changed = await guest.sendSankalp("submit", id, token, {
      devotees: [devotee("Ramesh Kumar Singh")],
    });
    expect(changed.results).toMatchObject({ version: 2, versions: [{ n: 1 }, { n: 2 }] });

    time.now = new Date(stock.sankalpCutoffAt.getTime() + 60_000);
    const rejected = await guest.sendSankalp("submit", id, token, { devotees: [devotee("Somebody Else")] });
    expect([rejected.status, rejected.code]).toEqual([409, "sankalp_locked"]);
    expect((await guest.sendSankalp("save", id, token)).code).toBe("sankalp_locked");
    const page = (await guest.getPoojaOrder(id, token)).results;
    expect(page.sankalp).toMatchObject({ state: "locked", devotees: [{ name: "Ramesh Kumar Singh" }] });
    expect(page.order.next_action).toBe("wait");

    await scheduleOrders(db, time.now);
    expect(await stateOf(id)).toBe("scheduled");
  });

  test("that can no longer be changed are corrected on request: staff see, correct and answer it, and the order shows both", async () => {
    const { guest, id, token } = await paidOrder();
    await guest.sendSankalp("submit", id, token);
    const ask = async (request_id = randomUUID(), text = "Please read Kumar as Kumaar") =>
      readResponse(
        await guest.post(`/api/v1/sankalp/correct?t=${token}`, { order_id: id, request_id, text }),
        sankalp,
      );
    expect((await ask()).code).toBe("correction_not_possible");

    time.now = new Date(stock.sankalpCutoffAt.getTime() + 60_000);
    await scheduleOrders(db, time.now);
    const requestId = randomUUID();
    const answers = await Promise.all([ask(requestId), ask(requestId)]);
    expect(answers.map(({ results }) => results.state)).toEqual(["locked", "locked"]);
    const corrections = async () => (await guest.getPoojaOrder(id, token)).results.order.corrections;
    const [requested, ...others] = (await corrections()) ?? [];
    expect([requested, others]).toMatchObject([
      { state: "open", requested_at: time.now.toISOString(), answered_at: null },
      [],
    ]);

    const support = await staffMember(request, parts, "support");
    const { results: listed } = await support.json("GET", "/ticket?state=open");
    const seen = listed.find(({ number }: { number: string }) => number === requested?.number);
    expect(seen).toMatchObject({ topic: "names", order_id: id });
    const { results: detail } = await support.json("GET", `/ticket/${seen.id}`);
    expect(detail).toMatchObject({
      ...{ phone: { dial_code: "91", number: guest.number }, name: "Ramesh Kumar" },
      messages: [{ from: "customer", text: "Please read Kumar as Kumaar" }],
    });
    const { results: names } = await support.json("GET", `/order/${id}/names`);
    const corrected = { ...names.rituals[0].versions[0].devotees[0], name_devanagari: "रमेश कुमार" };
    const correction = { devotees: [{ ...corrected, pronounced: "Kumaar" }], reason: "spelling" };
    await support.json("POST", `/sankalp/${names.rituals[0].sankalp_id}/correct`, correction);
    time.now = new Date(time.now.getTime() + 60_000);
    await support.json("POST", `/ticket/${seen.id}/answer`, { text: "Done" });
    expect(await corrections()).toMatchObject([{ state: "answered", answered_at: time.now.toISOString() }]);
    const page = (await guest.getPoojaOrder(id, token)).results;
    expect(page.sankalp).toMatchObject({ version: 2, devotees: [{ pronounced: "Kumaar" }] });

    time.now = stock.endAt;
    await scheduleOrders(db, time.now);
    const desk = await staffMember(request, parts, "temple_desk");
    await desk.json("POST", `/ritual/${stock.puja}/performed`);
    expect((await ask()).code).toBe("correction_not_possible");
  });

  test("that are submitted repeatedly without a change create one version and one message", async () => {
    const { guest, id, token } = await paidOrder();
    await Promise.all(Array.from({ length: 5 }, () => guest.sendSankalp("submit", id, token)));
    await runDueJobs();
    expect((await guest.getPoojaOrder(id, token)).results.sankalp?.version).toBe(1);
    expect(
      (await messagesTo(request, guest.number)).filter((text) => text.includes("We have the names")),
    ).toHaveLength(1);
    expect(await db.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(5);
  });

  test("that are submitted before the payment count as soon as it arrives", async () => {
    const guest = shopper(request);
    const { order, access_token: token } = await guest.placeOrder();
    expect((await guest.sendSankalp("submit", order.id, token)).results.state).toBe("submitted");
    expect(await stateOf(order.id)).toBe("created");
    const { results } = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, results.redirect_url, "pay");
    await runDueJobs();
    expect(await stateOf(order.id)).toBe("sankalp_received");
    const [text] = await messagesTo(request, guest.number);
    expect(text).toContain("Payment received");
    expect(text).toContain(
      "We have the names. You can change them until Tue 24 Nov 2026, 5:30 pm India time",
    );
    expect(text).not.toContain("Add names");
  });

  test("have at most fifty stored versions", async () => {
    const { guest, id, token } = await paidOrder();
    await guest.sendSankalp("submit", id, token);
    await db.update(sankalps).set({ version: 99 }).where(eq(sankalps.orderId, id));
    await guest.sendSankalp("save", id, token, { wish: "One more" });
    expect((await guest.getPoojaOrder(id, token)).results.sankalp?.versions.map(({ n }) => n)).toEqual([100]);
  });

  test("and wishes are saved with line breaks replaced by spaces", async () => {
    const { guest, id, token } = await paidOrder();
    const saved = await guest.sendSankalp("save", id, token, { wish: " May the\r\n\texam  go well " });
    expect(saved.results.wish).toBe("May the exam go well");
  });

  test("are stored encrypted, in every version", async () => {
    const { guest, id, token } = await paidOrder();
    const wish = "May the exam go well";
    await guest.sendSankalp("submit", id, token, { devotees: [devotee("Lakshmi Iyer")], wish });
    const stored = JSON.stringify([
      await db.select().from(sankalps),
      await db.select().from(sankalpVersions),
    ]);
    for (const secret of ["Lakshmi", "रमेश", "Kashyapa", "exam"]) expect(stored).not.toContain(secret);
  });
});

describe("the validation of names", () => {
  const submitResult = async (
    content: Parameters<ReturnType<typeof shopper>["sendSankalp"]>[3],
    action: "save" | "submit" = "submit",
  ) => {
    const { guest, id, token } = await paidOrder();
    const { status, errorBody } = await guest.sendSankalp(action, id, token, content);
    return [status, ...(errorBody?.field_errors.map(({ field, code }) => [field, code]) ?? [])];
  };

  test("accepts fewer devotees than paid for, but not more", async () => {
    const { guest, id, token } = await paidOrder();
    expect((await guest.sendSankalp("submit", id, token, { devotees: [devotee()] })).status).toBe(200);
    expect(await submitResult({ devotees: [devotee(), devotee(), devotee()] })).toEqual([
      422,
      ["devotees", "too_many"],
    ]);
    expect(await submitResult({ devotees: [] })).toEqual([422, ["devotees", "too_few"]]);
  });

  test("requires a gotra or `gotra_unknown` on submission, but not in a draft", async () => {
    const devotees = [{ ...devotee(), gotra: "" }];
    expect(await submitResult({ devotees })).toEqual([422, ["devotees.0.gotra", "required"]]);
    expect(await submitResult({ devotees }, "save")).toEqual([200]);
  });

  test.each([
    ["123 !!", "characters"],
    ["Kashyapa, Vatsa", "characters"],
    ["क", "too_short"],
  ])("rejects %j as a gotra", async (gotra, code) => {
    for (const action of ["save", "submit"] as const) {
      expect(await submitResult({ devotees: [{ ...devotee(), gotra }] }, action)).toEqual([
        422,
        ["devotees.0.gotra", code],
      ]);
    }
  });

  test("applies to changes after the submission, and an invalid change creates no version", async () => {
    const { guest, id, token } = await paidOrder();
    await guest.sendSankalp("submit", id, token);
    const changed = await guest.sendSankalp("save", id, token, { devotees: [{ ...devotee(), gotra: "" }] });
    expect(changed.errorBody?.field_errors).toMatchObject([{ field: "devotees.0.gotra", code: "required" }]);
    const { sankalp } = (await guest.getPoojaOrder(id, token)).results;
    expect(sankalp).toMatchObject({ version: 1, devotees: [{ gotra: "Kashyapa" }] });
  });

  test.each(["R", "<b>Ram</b>", "Ram 🙏", "http://x.example", "Ram1"])(
    "rejects the name %j",
    async (name) => {
      const { guest, id, token } = await paidOrder();
      const { status, errorBody } = await guest.sendSankalp("submit", id, token, {
        devotees: [devotee(name)],
      });
      expect([status, errorBody?.field_errors[0]?.field]).toEqual([422, "devotees.0.name"]);
    },
  );

  test.each([
    "www.example.com",
    "see https://x.example",
    "good luck 🍀",
    "turned \u202e round",
    "a bell \u0007",
  ])("rejects the wish %j", async (wish) => {
    expect(await submitResult({ wish })).toEqual([422, ["wish", "characters"]]);
  });

  test("rejects an invalid phone number for the recording", async () => {
    const video_phone = { dial_code: "91", number: "123" };
    expect(await submitResult({ video_phone })).toEqual([422, ["video_phone.number", "length"]]);
  });

  test("ignores fields that only the server may set (B-15)", async () => {
    const { guest, id, token } = await paidOrder();
    const serverFields = {
      state: "read_out",
      version: 99,
      editable_until: "2099-01-01T00:00:00.000Z",
      read_out: { latin: "x" },
    };
    const { results } = await guest.sendSankalp("submit", id, token, { wish: "", ...serverFields });
    expect(results).toMatchObject({
      state: "submitted",
      version: 1,
      editable_until: stock.sankalpCutoffAt.toISOString(),
    });
  });
});

test("names of an expired order are rejected", async () => {
  const guest = shopper(request);
  const { order, access_token } = await guest.placeOrder();
  await db.update(orders).set({ state: "expired" }).where(eq(orders.id, order.id));
  expect((await guest.sendSankalp("save", order.id, access_token)).code).toBe("sankalp_locked");
});
