import { expect, test } from "vitest";
import { consoleHeaders, securityHeaders, widgetHeaders } from "./security-headers.ts";

const policyOf = (headers: Record<string, string>) => headers["Content-Security-Policy"]?.split("; ") ?? [];

test("recordings play in frames of the two providers without cookies, and no other frame is allowed", () => {
  const frames = policyOf(securityHeaders()).filter((directive) => directive.startsWith("frame-src "));
  expect(frames).toEqual(["frame-src https://www.youtube-nocookie.com https://player.vimeo.com"]);
});

test("a widget frames nothing: it is framed itself", () => {
  const policy = policyOf(widgetHeaders(["https://partner.test"]));
  expect(policy.some((directive) => directive.startsWith("frame-src "))).toBe(false);
  expect(policy).toContain("default-src 'none'");
});

test("a page may start its service worker, a widget none", () => {
  expect(policyOf(securityHeaders())).toContain("worker-src 'self'");
  expect(policyOf(securityHeaders())).toContain("trusted-types service-worker");
  expect(policyOf(widgetHeaders([])).join()).not.toContain("worker-src");
});

test("a conversation may record a voice note, and has no camera", () => {
  for (const path of ["/chat", "/chat/", "/chats/cnv_1"]) {
    const { "Permissions-Policy": policy } = securityHeaders([], {}, {}, { path });
    expect(policy).toContain("camera=(), microphone=(self)");
  }
  const { "Permissions-Policy": other } = securityHeaders([], {}, {}, { path: "/chatter" });
  expect(other).toContain("microphone=()");
  expect(policyOf(securityHeaders())).toContain("media-src 'self' blob:");
});

test("microphone and camera are for the page of a session and the console alone", () => {
  const allowed = (headers: Record<string, string>) =>
    /camera=\(self\), microphone=\(self\)/.test(headers["Permissions-Policy"] ?? "");
  const page = (path: string) => securityHeaders([], {}, {}, { path });
  expect(allowed(page("/astro/consultation"))).toBe(true);
  expect(allowed(consoleHeaders("nonce"))).toBe(true);
  for (const headers of [page("/"), page("/astro/booking/status"), page("/astro"), widgetHeaders([])]) {
    expect(headers["Permissions-Policy"]).toContain("camera=(), microphone=()");
  }
});
