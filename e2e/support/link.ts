import { createApiClient, requestLoginTicket, sendOtp, verifyOtp } from "@aradhana/core/api";
import type { BrowserContext, Request } from "@playwright/test";
import { origins } from "../system.ts";
import { codeFor, newPhone } from "./shop.ts";

const apiFor = (token?: string) =>
  createApiClient({
    host: origins.api,
    sessionId: () => "end-to-end-tests",
    pageOrigin: origins.web,
    platform: "android",
    ...(token && { token: () => token }),
    country: () => "in",
    language: "en",
  });

/** A login token as the mobile app puts it into links, and the masked number of its user. */
export async function makeToken(phone = newPhone()): Promise<{ token: string; masked: string }> {
  const api = apiFor();
  const { results } = await sendOtp(api, { dial_code: "91", phone });
  const signedIn = await verifyOtp(api, { otp_id: results.otp_id, otp: await codeFor(phone) });
  return { token: signedIn.results.token, masked: `+91 •••••${phone.slice(-4)}` };
}

/** A one-time ticket that signs in the token's user. */
export async function makeTicket(token: string): Promise<string> {
  return (await requestLoginTicket(apiFor(token))).results.ticket;
}

/** Records every request of a context, without its authorization header. */
export function listen(context: BrowserContext) {
  const requests: Request[] = [];
  const logged: string[] = [];
  context.on("request", (request) => requests.push(request));
  context.on("console", (message) => logged.push(message.text()));
  return {
    logged,
    carriers: async (needle: string) => {
      const all = await Promise.all(
        requests.map(async (request) => {
          const { authorization, ...headers } = await request.allHeaders();
          return { url: request.url(), text: JSON.stringify([request.url(), headers, request.postData()]) };
        }),
      );
      return all.filter(({ text }) => text.includes(needle)).map(({ url }) => url);
    },
  };
}
