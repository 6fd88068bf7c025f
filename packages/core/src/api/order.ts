import type * as v from "valibot";
import {
  type CorrectionRequest,
  type cancelRequest,
  initiated,
  type initiateRequest,
  invoice,
  type OrderRequest,
  orderChanges,
  orderCreated,
  orders,
  paymentStatus,
  poojaOrder,
  type remedyRequest,
  type reportNameRequest,
  type rescheduleRequest,
  type returnRequest,
  type SankalpRequest,
  sampleOrder,
  sankalp,
  typedOrder,
  type verifyRequest,
} from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Creates an order from a quote. Idempotent per `idempotencyKey`. */
export async function createOrder(api: ApiClient, request: OrderRequest, idempotencyKey: string) {
  const headers = { "idempotency-key": idempotencyKey };
  const response = await api.post("/noauth-api/v1/order/create", request, undefined, headers);
  return parseResponse(await readBody(response), orderCreated);
}

/** The signed-in buyer's orders, newest first. */
export async function getOrders(api: ApiClient, query: Query = {}) {
  return parseResponse(await api.get("/api/v1/order/getOrders", query), orders);
}

/** An order and its puja. `t` is the secret of its signed link; the owner needs none. */
export async function getPoojaOrderById(api: ApiClient, id: string, t?: string) {
  return parseResponse(await api.get("/api/v1/order/getPoojaOrderById", { order_id: id, t }), poojaOrder);
}

/** An order of any type with its items, or one item of a cart's order. `t` is the secret of its signed link; the owner needs none. */
export async function getOrderById(api: ApiClient, id: string, t?: string, itemId?: string) {
  const query = { order_id: id, item_id: itemId, t };
  return parseResponse(await api.get("/api/v1/order/getOrderById", query), typedOrder);
}

/** Where the GST invoice of an order can be downloaded, once it is paid. */
export async function getInvoice(api: ApiClient, id: string, t?: string) {
  return parseResponse(await api.get("/api/v1/order/invoice", { order_id: id, t }), invoice);
}

const withLink = (path: string, t: string | undefined) => (t ? `${path}?t=${encodeURIComponent(t)}` : path);

/** What can be changed about an order now, with the exact refunds, and those that are under way. */
export async function getOrderChanges(api: ApiClient, id: string, t?: string) {
  return parseResponse(await api.get("/api/v1/order/policyQuote", { order_id: id, t }), orderChanges);
}

type Change =
  | { change: "cancel"; request: v.InferInput<typeof cancelRequest> }
  | { change: "reschedule"; request: v.InferInput<typeof rescheduleRequest> }
  | { change: "reportName"; request: v.InferInput<typeof reportNameRequest> }
  | { change: "return"; request: v.InferInput<typeof returnRequest> }
  | { change: "remedy"; request: v.InferInput<typeof remedyRequest> };

/** Cancels items of an order, moves one to another date, reports a missed name, returns goods, or chooses a remedy. */
export async function changeOrder(api: ApiClient, { change, request }: Change, t?: string) {
  const response = await api.post(withLink(`/api/v1/order/${change}`, t), request);
  return parseResponse(await readBody(response), orderChanges);
}

/** The finished order that everybody can read. */
export async function getSampleOrder(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/order/getSampleOrder"), sampleOrder);
}

/** Saves the names as a draft, or submits them for the ritual. */
export async function writeSankalp(
  api: ApiClient,
  action: "save" | "submit",
  request: SankalpRequest,
  t?: string,
) {
  const response = await api.post(withLink(`/api/v1/sankalp/${action}`, t), request);
  return parseResponse(await readBody(response), sankalp);
}

/** Asks staff to correct names that can no longer be changed. */
export async function requestCorrection(api: ApiClient, request: CorrectionRequest, t?: string) {
  const response = await api.post(withLink("/api/v1/sankalp/correct", t), request);
  return parseResponse(await readBody(response), sankalp);
}

/** Starts a payment attempt; `redirect_url` is the gateway's page. */
export async function initiatePayment(api: ApiClient, request: v.InferInput<typeof initiateRequest>) {
  const response = await api.post("/noauth-api/v1/payment/initiate", request);
  return parseResponse(await readBody(response), initiated);
}

/** The payment status of an order, by our order id or by the partner's temporary id. */
export async function getPaymentStatus(
  api: ApiClient,
  order: string | { readonly tempOrderId: string },
  t?: string,
) {
  const named = typeof order === "string" ? { order_id: order } : { temp_order_id: order.tempOrderId };
  return parseResponse(await api.get("/noauth-api/v1/payment/status", { ...named, t }), paymentStatus);
}

/** Has the server verify a payment with the gateway, from the parameters of the return URL. */
export async function verifyPayment(api: ApiClient, request: v.InferInput<typeof verifyRequest>) {
  const response = await api.post("/noauth-api/v1/payment/verify", request);
  return parseResponse(await readBody(response), paymentStatus);
}
