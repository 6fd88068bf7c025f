import * as v from "valibot";
import {
  loginTicket,
  otpSent,
  type sendOtpRequest,
  signedIn,
  user,
  type verifyOtpRequest,
} from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Sends a one-time code. The response is the same for known and unknown numbers. */
export async function sendOtp(api: ApiClient, request: v.InferInput<typeof sendOtpRequest>) {
  const response = await api.post("/noauth-api/v1/login/sendOtp", request);
  return parseResponse(await readBody(response), otpSent);
}

/** Exchanges a one-time code for a token. */
export async function verifyOtp(api: ApiClient, request: v.InferInput<typeof verifyOtpRequest>) {
  const response = await api.post("/noauth-api/v1/login/verifyOtp", request);
  return parseResponse(await readBody(response), signedIn);
}

/** The user of a token: the stored one, or a passed one that is not stored yet. */
export async function getUser(api: ApiClient, token?: string) {
  return parseResponse(await api.get("/api/v1/login/getUser", {}, token), user);
}

/** A single-use login ticket, valid for one minute: it carries this session into a frame, a browser or a web view. */
export async function requestLoginTicket(api: ApiClient) {
  return parseResponse(await readBody(await api.post("/api/v1/login/ticket", {})), loginTicket);
}

/** Ends the session of the stored token on the server. */
export async function logout(api: ApiClient) {
  return parseResponse(await readBody(await api.post("/api/v1/login/logout", {})), v.unknown());
}
