import { expect, test } from "vitest";
import { withSavedTime } from "./with-saved-time.ts";

const html = '<!doctype html><html lang="hi"><body><p>पूजा <html </p></body></html>';
const date = "Sat, 28 Nov 2026 04:00:00 GMT";

test("a copy says when it was saved, once, and keeps its security policy", async () => {
  const headers = { date, "content-security-policy": "default-src 'none'", "content-encoding": "br" };
  const copy = withSavedTime(new Response(html, { headers }));
  expect(await copy.text()).toBe(html.replace("<html ", `<html data-saved-at="${Date.parse(date)}" `));
  expect(copy.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(copy.headers.has("content-encoding")).toBe(false);
});

test("a copy without a time is as it was", async () => {
  expect(await withSavedTime(new Response(html)).text()).toBe(html);
});
