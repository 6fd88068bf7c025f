import { randomInt, randomUUID } from "node:crypto";
import {
  type ChadhaavaQuoteRequest,
  errorResponse,
  initiated,
  type OrderRequest,
  orderCreated,
  paymentStatus,
  poojaOrder,
  type QuoteRequest,
  quote,
  reservation,
  type SankalpRequest,
  sankalp,
  signedIn,
  successResponse,
  typedOrder,
} from "@aradhana/core/contract";
import * as v from "valibot";
import { stock } from "./stock-shop.ts";

/** How a test sends requests: to the app itself, or to processes over HTTP. */
export type Send = (path: string, init?: RequestInit) => Response | Promise<Response>;

interface ParsedResponse<Results> {
  status: number;
  /** Throws where the response is an error. */
  results: Results;
  /** Of an error response. */
  code: string | undefined;
  errorBody: v.InferOutput<typeof errorResponse> | undefined;
  headers: Headers;
}

/** Parses a response with the schema that the client uses. */
export async function readResponse<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<ParsedResponse<v.InferOutput<Schema>>> {
  const body: unknown = await response.json();
  const error = response.status >= 400 ? v.parse(errorResponse, body) : undefined;
  return {
    status: response.status,
    get results() {
      if (error) throw new Error(`${response.status} ${error.code}: ${error.message}`);
      return v.parse(successResponse(schema), body).results;
    },
    code: error?.code,
    errorBody: error,
    headers: response.headers,
  };
}

/** A browser's session id: a UUID without its first hyphen. */
export const newSessionId = () => randomUUID().replace("-", "");
/** An Indian mobile number that no test has used yet. */
export const newPhoneNumber = () => `9${randomInt(10 ** 8, 10 ** 9)}`;

export const devotee = (name = "Ramesh Kumar"): SankalpRequest["devotees"][number] => ({
  ...{ name, name_devanagari: "रमेश कुमार", gotra: "Kashyapa", gotra_unknown: false, relation: "self" },
});

const orderToken = (t: string | undefined): Record<string, string> => (t ? { "x-order-token": t } : {});

/** A visitor with a browser session; each method sends one request of a purchase. */
export function shopper(send: Send, { session = newSessionId(), number = newPhoneNumber() } = {}) {
  let bearer: string | undefined;
  const headers = (more: Record<string, string> = {}) => ({
    "x-session-id": session,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...more,
  });
  /** `t` is the secret of an order's link. */
  const get = (path: string, t?: string) => send(path, { headers: headers(orderToken(t)) });
  const request = (method: string, path: string, body?: unknown, more?: Record<string, string>) =>
    send(path, {
      method,
      headers: headers({ "content-type": "application/json", ...more }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const post = (path: string, body: unknown, more?: Record<string, string>) =>
    request("POST", path, body, more);

  const me = {
    session,
    number,
    get bearer() {
      return bearer;
    },
    get,
    post,
    /** With any method. */
    send: request,

    async quote(changes: Partial<QuoteRequest> = {}) {
      const body = { pooja_id: stock.puja, package_id: stock.forTwo, ...changes };
      return readResponse(await post("/noauth-api/v1/pooja/quote", body), quote);
    },

    /** A quote for offerings; the default is two sets of leaves. */
    async quoteOfferings(changes: Partial<ChadhaavaQuoteRequest> = {}) {
      const body = { chadhaava_id: stock.chadhaava, items: [{ id: stock.leaves, qty: 2 }], ...changes };
      return readResponse(await post("/noauth-api/v1/chadhaava/quote", body), quote);
    },

    /** A chadhaava order, ready to be paid. */
    async orderOfferings(changes: Partial<ChadhaavaQuoteRequest> = {}, more: Partial<OrderRequest> = {}) {
      const { results } = await me.quoteOfferings(changes);
      return (await me.createOrder(results.quote_id, { type: "chadhaava", ...more })).results;
    },

    /** An order of any type, with its type; with an item as of that. */
    async getTypedOrder(orderId: string, t = "", lang = "en", itemId?: string) {
      const item = itemId && { item_id: itemId };
      const query = new URLSearchParams({ order_id: orderId, lang, ...item });
      return readResponse(await get(`/api/v1/order/getOrderById?${query}`, t), typedOrder);
    },

    async createOrder(quoteId: string, changes: Partial<OrderRequest> = {}, key: string = randomUUID()) {
      const contact = { dial_code: "91", number, name: "Ramesh Kumar" };
      const body = { type: "pooja", quote_id: quoteId, contact, consent: true, ...changes };
      return readResponse(
        await post("/noauth-api/v1/order/create", body, { "idempotency-key": key }),
        orderCreated,
      );
    },

    /** Reserves a seat at a quote's price. */
    async reserve(quoteId: string, lang = "en") {
      return readResponse(
        await post("/noauth-api/v1/pooja/reserve", { quote_id: quoteId, lang }),
        reservation,
      );
    },

    /** A reservation from a new quote. */
    async reserveSeat(changes: Partial<QuoteRequest> = {}) {
      const { results } = await me.quote(changes);
      return me.reserve(results.quote_id);
    },

    async getReservation(id: string) {
      return readResponse(
        await get(`/noauth-api/v1/pooja/reservationById?reservation_id=${id}`),
        reservation,
      );
    },

    async releaseReservation(id: string) {
      return readResponse(await post("/noauth-api/v1/pooja/release", { reservation_id: id }), reservation);
    },

    /** A puja order from a new quote, ready to be paid. */
    async placeOrder(changes: Partial<QuoteRequest> = {}, more: Partial<OrderRequest> = {}) {
      const { results } = await me.quote(changes);
      return (await me.createOrder(results.quote_id, more)).results;
    },

    async initiatePayment(orderId: string, more: Record<string, unknown> = {}) {
      const body = { order_id: orderId, return_url: "http://127.0.0.1:4300/done", ...more };
      return readResponse(await post("/noauth-api/v1/payment/initiate", body), initiated);
    },

    async getPaymentStatus(orderId: string) {
      return readResponse(await get(`/noauth-api/v1/payment/status?order_id=${orderId}`), paymentStatus);
    },

    async getPoojaOrder(orderId: string, t = "", lang = "en") {
      const query = new URLSearchParams({ order_id: orderId, lang });
      return readResponse(await get(`/api/v1/order/getPoojaOrderById?${query}`, t), poojaOrder);
    },

    async sendSankalp(
      action: "save" | "submit",
      orderId: string,
      t: string,
      changes: Partial<SankalpRequest> = {},
    ) {
      const body = { order_id: orderId, devotees: [devotee()], purpose: "self", language: "en", ...changes };
      return readResponse(await post(`/api/v1/sankalp/${action}`, body, orderToken(t)), sankalp);
    },

    /** Signs in with the code from the developers' outbox. */
    async signIn() {
      const sent = await post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone: number });
      const { results } = v.parse(v.object({ results: v.object({ otp_id: v.string() }) }), await sent.json());
      const otp = await lastCode(send, number);
      const body = { otp_id: results.otp_id, otp, session_id: session };
      const verified = await readResponse(await post("/noauth-api/v1/login/verifyOtp", body), signedIn);
      bearer = verified.results.token;
      return verified.results;
    },
  };
  return me;
}

const outbox = v.object({ messages: v.array(v.object({ to: v.string(), text: v.string() })) });

/** The messages to a number in the developers' outbox, newest first. */
export async function messagesTo(send: Send, number: string): Promise<string[]> {
  const { messages } = v.parse(outbox, await (await send("/dev/outbox.json")).json());
  return messages.filter(({ to }) => to.endsWith(number)).map(({ text }) => text);
}

export async function lastCode(send: Send, number: string): Promise<string> {
  const [text] = await messagesTo(send, number);
  const code = text && /#(\d{6})$/.exec(text)?.[1];
  if (!code) throw new Error(`no code was sent to ${number}`);
  return code;
}
