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

interface Answered<Results> {
  status: number;
  /** Throws where the response is an error. */
  results: Results;
  /** Of an error response. */
  code: string | undefined;
  errorBody: v.InferOutput<typeof errorResponse> | undefined;
  headers: Headers;
}

/** Reads an answer by the client's own schema. */
export async function read<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<Answered<v.InferOutput<Schema>>> {
  const body: unknown = await response.json();
  const refused = response.status >= 400 ? v.parse(errorResponse, body) : undefined;
  return {
    status: response.status,
    get results() {
      if (refused) throw new Error(`${response.status} ${refused.code}: ${refused.message}`);
      return v.parse(successResponse(schema), body).results;
    },
    code: refused?.code,
    errorBody: refused,
    headers: response.headers,
  };
}

/** A browser's session id: a UUID without its first hyphen. */
export const newSessionId = () => randomUUID().replace("-", "");
/** An Indian mobile number nobody has used yet. */
export const newNumber = () => `9${randomInt(10 ** 8, 10 ** 9)}`;

export const devotee = (name = "Ramesh Kumar"): SankalpRequest["devotees"][number] => ({
  ...{ name, name_devanagari: "रमेश कुमार", gotra: "Kashyapa", gotra_unknown: false, relation: "self" },
});

/** Somebody with a browser. */
export function shopper(send: Send, { session = newSessionId(), number = newNumber() } = {}) {
  let bearer: string | undefined;
  const headers = (more: Record<string, string> = {}) => ({
    "x-session-id": session,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...more,
  });
  const get = (path: string) => send(path, { headers: headers() });
  const post = (path: string, body: unknown, more?: Record<string, string>) =>
    send(path, {
      method: "POST",
      headers: headers({ "content-type": "application/json", ...more }),
      body: JSON.stringify(body),
    });

  const me = {
    session,
    number,
    get bearer() {
      return bearer;
    },
    get,
    post,

    async quote(wish: Partial<QuoteRequest> = {}) {
      const body = { pooja_id: stock.puja, package_id: stock.forTwo, ...wish };
      return read(await post("/noauth-api/v1/pooja/quote", body), quote);
    },

    /** The price of offerings: without a wish of two sets of leaves. */
    async quoteOfferings(wish: Partial<ChadhaavaQuoteRequest> = {}) {
      const body = { chadhaava_id: stock.chadhaava, items: [{ id: stock.leaves, qty: 2 }], ...wish };
      return read(await post("/noauth-api/v1/chadhaava/quote", body), quote);
    },

    /** An order of offerings, ready to be paid. */
    async offer(wish: Partial<ChadhaavaQuoteRequest> = {}, more: Partial<OrderRequest> = {}) {
      const { results } = await me.quoteOfferings(wish);
      return (await me.create(results.quote_id, { type: "chadhaava", ...more })).results;
    },

    /** An order of any type with what it is for. */
    async showAny(orderId: string, t = "", lang = "en") {
      const query = new URLSearchParams({ order_id: orderId, lang, ...(t && { t }) });
      return read(await get(`/api/v1/order/getOrderById?${query}`), typedOrder);
    },

    async create(quoteId: string, wish: Partial<OrderRequest> = {}, key: string = randomUUID()) {
      const contact = { dial_code: "91", number, name: "Ramesh Kumar" };
      const body = { type: "pooja", quote_id: quoteId, contact, consent: true, ...wish };
      return read(await post("/noauth-api/v1/order/create", body, { "idempotency-key": key }), orderCreated);
    },

    /** Holds a place at a quote's price. */
    async reserve(quoteId: string, lang = "en") {
      return read(await post("/noauth-api/v1/pooja/reserve", { quote_id: quoteId, lang }), reservation);
    },

    /** A place held of what `wish` says. */
    async hold(wish: Partial<QuoteRequest> = {}) {
      const { results } = await me.quote(wish);
      return me.reserve(results.quote_id);
    },

    async held(id: string) {
      return read(await get(`/noauth-api/v1/pooja/reservationById?reservation_id=${id}`), reservation);
    },

    async letGo(id: string) {
      return read(await post("/noauth-api/v1/pooja/release", { reservation_id: id }), reservation);
    },

    /** An order of what `wish` says, ready to be paid. */
    async order(wish: Partial<QuoteRequest> = {}, more: Partial<OrderRequest> = {}) {
      const { results } = await me.quote(wish);
      return (await me.create(results.quote_id, more)).results;
    },

    async initiate(orderId: string, more: Record<string, unknown> = {}) {
      const body = { order_id: orderId, return_url: "http://127.0.0.1:4300/done", ...more };
      return read(await post("/noauth-api/v1/payment/initiate", body), initiated);
    },

    async status(orderId: string) {
      return read(await get(`/noauth-api/v1/payment/status?order_id=${orderId}`), paymentStatus);
    },

    async show(orderId: string, t = "", lang = "en") {
      const query = new URLSearchParams({ order_id: orderId, lang, ...(t && { t }) });
      return read(await get(`/api/v1/order/getPoojaOrderById?${query}`), poojaOrder);
    },

    async names(action: "save" | "submit", orderId: string, t: string, wish: Partial<SankalpRequest> = {}) {
      const body = { order_id: orderId, devotees: [devotee()], purpose: "self", language: "en", ...wish };
      return read(await post(`/api/v1/sankalp/${action}?t=${t}`, body), sankalp);
    },

    /** Signs in with the code that stands in the developers' outbox. */
    async signIn() {
      const asked = await post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone: number });
      const { results } = v.parse(
        v.object({ results: v.object({ otp_id: v.string() }) }),
        await asked.json(),
      );
      const otp = await lastCode(send, number);
      const body = { otp_id: results.otp_id, otp, session_id: session };
      const signed = await read(await post("/noauth-api/v1/login/verifyOtp", body), signedIn);
      bearer = signed.results.token;
      return signed.results;
    },
  };
  return me;
}

const outbox = v.object({ messages: v.array(v.object({ to: v.string(), text: v.string() })) });

/** Messages to a number, newest first, as a developer reads them. */
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
