import { randomBytes } from "node:crypto";
import { extractLoginLink, loginHandoverKey } from "@aradhana/core/user";
import { followAddress, handOver } from "../src/features/account/link-login/hand-over.ts";
import { escapeHtml, scriptText } from "./markup.ts";
import { securityHeaders } from "./security-headers.ts";

/** Whether the document that is asked for is to stand in another, as every browser that we speak to says. */
export function isFramed(headers: Headers): boolean {
  return /^i?frame$/.test(headers.get("sec-fetch-dest") ?? "");
}

/**
 * Answers an address that carries a login before any page of ours is made for it: no log, referrer,
 * history, picture, style or analytics ever sees the token. Nothing where the address carries none. `signsInAt`
 * is where it goes on; a frame goes on as a guest, since a page around must not choose who its visitor is.
 */
export function answerTicket(request: Request, signsInAt = followAddress): Response | undefined {
  const taken = extractLoginLink(new URL(request.url));
  if (!taken) return undefined;
  const headers = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
  const { address, login } = taken;
  if (!login || isFramed(request.headers))
    return new Response(null, { status: 302, headers: { ...headers, Location: address } });

  const nonce = randomBytes(16).toString("base64url");
  const [key, to] = [loginHandoverKey, signsInAt(address, login.platform)].map(scriptText);
  // Without scripts nobody can be signed in: such a visitor reads the page as a guest.
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Aradhana</title><noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}"></noscript></head><body><script nonce="${nonce}">(${handOver})(${key},${to})</script></body></html>`;
  return new Response(page, {
    headers: { ...securityHeaders(nonce), ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
