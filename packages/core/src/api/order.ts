import type * as v from "valibot";
import {
  initiated,
  type initiateRequest,
  type OrderRequest,
  orderCreated,
  orders,
  paymentStatus,
  poojaOrder,
  type SankalpRequest,
  sankalp,
  typedOrder,
  type verifyRequest,
} from "../contract/index.ts";
import { type ApiClient, parseResponse, type Query, readBody } from "./create-api-client.ts";

/** Makes an order of a quote. The same `idempotencyKey` never makes a second one. */
export async function createOrder(api: ApiClient, request: OrderRequest, idempotencyKey: string) {
  const headers = { "idempotency-key": idempotencyKey };
  const response = await api.post("/noauth-api/v1/order/create", request, undefined, headers);
  return parseResponse(await readBody(response), orderCreated);
}

/** The signed-in buyer's orders, newest first. */
export async function getOrders(api: ApiClient, query: Query = {}) {
  return parseResponse(await api.get("/api/v1/order/getOrders", query), orders);
}

/** An order and the puja it books. `t` is the secret of its signed link; the owner needs none. */
export async function getPoojaOrderById(api: ApiClient, id: string, t?: string) {
  return parseResponse(await api.get("/api/v1/order/getPoojaOrderById", { order_id: id, t }), poojaOrder);
}

/** An order of any type and what it is for. `t` is the secret of its signed link; the owner needs none. */
export async function getOrderById(api: ApiClient, id: string, t?: string) {
  return parseResponse(await api.get("/api/v1/order/getOrderById", { order_id: id, t }), typedOrder);
}

/** Keeps the names as a draft, or submits them to be read out. */
export async function writeSankalp(
  api: ApiClient,
  action: "save" | "submit",
  request: SankalpRequest,
  t?: string,
) {
  const response = await api.post(
    `/api/v1/sankalp/${action}${t ? `?t=${encodeURIComponent(t)}` : ""}`,
    request,
  );
  return parseResponse(await readBody(response), sankalp);
}

/** Opens an attempt to pay; `redirect_url` is the gateway's own page. */
export async function initiatePayment(api: ApiClient, request: v.InferInput<typeof initiateRequest>) {
  const response = await api.post("/noauth-api/v1/payment/initiate", request);
  return parseResponse(await readBody(response), initiated);
}

/** The truth about the money of an order, by our id of it or by what a partner called it before there was one. */
export async function getPaymentStatus(
  api: ApiClient,
  order: string | { readonly tempOrderId: string },
  t?: string,
) {
  const named = typeof order === "string" ? { order_id: order } : { temp_order_id: order.tempOrderId };
  return parseResponse(await api.get("/noauth-api/v1/payment/status", { ...named, t }), paymentStatus);
}

/** Has the gateway itself asked how a payment stands, on what it gave the buyer's browser to bring back. */
export async function verifyPayment(api: ApiClient, request: v.InferInput<typeof verifyRequest>) {
  const response = await api.post("/noauth-api/v1/payment/verify", request);
  return parseResponse(await readBody(response), paymentStatus);
}
