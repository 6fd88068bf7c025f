import { extractLoginLink, loginHandoverKey } from "@aradhana/core/user";
import { followAddress, handOver } from "../src/features/account/link-login/hand-over.ts";
import { escapeHtml, scriptText } from "./markup.ts";
import { securityHeaders } from "./security-headers.ts";

/** Whether the requested document is for a frame: every supported browser sends this header. */
export function isFramed(headers: Headers): boolean {
  return /^i?frame$/.test(headers.get("sec-fetch-dest") ?? "");
}

/**
 * Answers an address with a login token before any page is rendered for it, so that no log, referrer, history, picture,
 * style or analytics gets the token. Undefined for an address without one. `signsInAt` is the address of the next page;
 * a frame continues as a guest, since the page around it must not choose who is signed in.
 */
export function answerLoginLink(request: Request, signsInAt = followAddress): Response | undefined {
  const taken = extractLoginLink(new URL(request.url));
  if (!taken) return undefined;
  const headers = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
  const { address, login } = taken;
  if (!login || isFramed(request.headers))
    return new Response(null, { status: 302, headers: { ...headers, Location: address } });

  const [key, to] = [loginHandoverKey, signsInAt(address, login.platform)].map(scriptText);
  // Signing in needs scripts: without them the visitor continues as a guest.
  const script = `(${handOver})(${key},${to})`;
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Aradhana</title><noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}"></noscript></head><body><script>${script}</script></body></html>`;
  return new Response(page, {
    headers: { ...securityHeaders([script]), ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
