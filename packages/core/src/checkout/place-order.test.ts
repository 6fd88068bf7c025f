import { expect, test, vi } from "vitest";
import { order as madeOrder } from "../../test/contract/orders.ts";
import { type ApiClient, ApiError } from "../api/index.ts";
import type { OrderRequest, Quote } from "../contract/index.ts";
import { type Attempt, openPayment, placeOrder, type ReadyOrder } from "./index.ts";

const inr = (amount: number) => ({ amount, currency: "inr" as const });
const quote = { quote_id: "qt_1", lines: [], totals: { grand: inr(85_100) } } as unknown as Quote;
const visit = { utm: [{ utm_source: "newsletter", utm_timestamp: 1 }], affiliate_id: "aff-1" };
const ready: ReadyOrder = {
  ...{ type: "chadhaava", quote, language: "en", attribution: visit },
  contact: { name: " Asha Verma ", dial_code: "91", number: "9876543210" },
  address: null,
};
const { id, number, created_at } = madeOrder;
const meta = { request_id: "r", server_time: created_at, currency: "inr", country_code: "in" };
const success = (results: object) => Response.json({ success: true, message: "", results, meta });
const failure = (status: number, code = "x") => new ApiError("no", { code, status });

/** A shop that answers a request for an order as `answer` says, and the tab of its buyer. */
function openTab(answer: () => Promise<object>) {
  const sent: { request: OrderRequest; key: string | undefined }[] = [];
  const api: ApiClient = {
    get: () => Promise.reject(new Error("nothing is read")),
    write: () => Promise.reject(new Error("nothing is replaced")),
    async post(_, request, __, headers) {
      sent.push({ request: request as OrderRequest, key: headers?.["idempotency-key"] });
      return success(await answer());
    },
  };
  const saved: Attempt[] = [];
  let keys = 0;
  const place = (changes: Partial<ReadyOrder> = {}, isUsable?: () => boolean) =>
    placeOrder(
      api,
      { ...ready, ...changes },
      {
        ...{ before: saved.at(-1), uuid: () => `key-${++keys}`, secretOf: () => "s1" },
        save: (attempt) => void saved.push(attempt),
        ...(isUsable && { isUsable }),
      },
    );
  return { sent, saved, place };
}
const made = async () => ({ order: madeOrder, access_token: "s1" });
const away = () => Promise.reject(failure(0));

test("an order says what is booked, by whom, and who referred the buyer", async () => {
  const { sent, place } = openTab(made);
  const placed = await place({ partnerId: "p-1", tempOrderId: "t-1", whatsapp: true });
  expect(sent).toEqual([
    {
      key: "key-1",
      request: {
        ...{ type: "chadhaava", quote_id: "qt_1", consent: true, language: "en", address: null },
        contact: { name: "Asha Verma", dial_code: "91", number: "9876543210" },
        ...{ whatsapp_opt_in: true, partner_id: "p-1", temp_order_id: "t-1", ...visit },
      },
    },
  ]);
  expect(placed).toMatchObject({
    id,
    made: { secret: "s1", number, createdAt: created_at, replacedId: undefined },
  });
});

test("a parcel gets the name of the buyer; with an empty name neither name nor address is sent", async () => {
  const { sent, place } = openTab(made);
  const address = { country_code: "in", line1: "12 Ghat Road", city: "Varanasi" } as ReadyOrder["address"];
  await place({ address });
  await place({ address, contact: { ...ready.contact, name: " " } });
  expect(sent.map(({ request }) => request.address)).toEqual([{ ...address, name: "Asha Verma" }, null]);
  expect(sent[1]?.request.contact.name).toBeNull();
});

test("the attempt is saved before anything is sent, and again with the order it made", async () => {
  const { saved, place } = openTab(made);
  await place();
  expect(saved).toMatchObject([{ idempotencyKey: "key-1" }, { idempotencyKey: "key-1", orderId: id }]);
  expect(saved[0]).not.toHaveProperty("orderId");
});

test("a request without a response is repeated as it was, whatever is new since", async () => {
  const { sent, place } = openTab(away);
  await place({ reservationId: "rsv_1" }).catch(() => {});
  await place({ attribution: { utm: [] }, quote: { ...quote, quote_id: "qt_2" as Quote["quote_id"] } }).catch(
    () => {},
  );
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.request.reservation_id).toBe("rsv_1");
});

test.each<[string, Partial<ReadyOrder>]>([
  ["another choice", { choice: "pk_2" }],
  ["another price", { quote: { ...quote, totals: { ...quote.totals, grand: inr(1) } } }],
  ["another number", { contact: { ...ready.contact, number: "9876543211" } }],
])("%s is another order, and replaces the one before it", async (_, changes) => {
  const { sent, place } = openTab(made);
  await place();
  await place(changes);
  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  expect(sent[1]?.request.replaces).toEqual({ order_id: id, t: "s1" });
});

test("the order that was replaced is named", async () => {
  const { place } = openTab(async () => ({ ...(await made()), replaced: true }));
  await place();
  expect((await place({ choice: "pk_2" })).made?.replacedId).toBe(id);
});

test.each([400, 404, 409, 422])(
  "what was declined with %i becomes a new order at the next try",
  async (status) => {
    const answer = vi.fn(made).mockImplementationOnce(() => Promise.reject(failure(status)));
    const { sent, place } = openTab(answer);
    await expect(place()).rejects.toMatchObject({ status });
    await place();
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  },
);

test("a new order after one that was declined replaces what that was to replace", async () => {
  const answer = vi.fn(made);
  const { sent, place } = openTab(answer);
  await place();
  answer.mockImplementationOnce(() => Promise.reject(failure(409)));
  await place({ choice: "pk_2" }).catch(() => {});
  await place({ choice: "pk_3" });
  expect(sent[2]?.request.replaces).toEqual({ order_id: id, t: "s1" });
});

test.each([
  [429, "order_too_many"],
  [409, "already_paid"],
  [409, "payment_pending"],
  [500, "internal"],
])("%i %s decides nothing: the same order is requested again", async (status, code) => {
  const { sent, place } = openTab(() => Promise.reject(failure(status, code)));
  await place().catch(() => {});
  await place().catch(() => {});
  expect(sent[1]).toEqual(sent[0]);
});

test("an order that was made before is used without a request, where it can be opened", async () => {
  const { sent, place } = openTab(made);
  await place();
  expect(await place({}, () => true)).toMatchObject({ id });
  expect(await place({}, () => false)).toMatchObject({ id, made: { secret: "s1" } });
  expect(sent).toHaveLength(2);
});

const opening = { orderId: id, secret: "s1", returnUrl: "https://shop.test/back", surface: "web" } as const;
const initiated = {
  ...{
    payment_id: "pay_one0000000000000000",
    gateway: "sandbox",
    gateway_order_id: "sbx_1",
    public_key: null,
  },
  ...{ amount: inr(85_100), expires_at: created_at },
};

test("a payment is opened with the order's secret, and leads to the gateway's page", async () => {
  const post = vi.fn(async () => success({ ...initiated, redirect_url: "https://gateway.test/pay" }));
  const page = await openPayment({ get: vi.fn(), post, write: vi.fn() }, opening);
  expect(page).toEqual({ address: "https://gateway.test/pay", upi: undefined });
  expect(post).toHaveBeenCalledExactlyOnceWith("/noauth-api/v1/payment/initiate", {
    ...{ order_id: id, t: "s1", return_url: "https://shop.test/back", surface: "web" },
  });
});
