import fc from "fast-check";
import { expect, test } from "vitest";
import { createApiClient } from "./index.ts";
import { xsrfHeader } from "./xsrf-header.ts";

/** The header of a request from a page of `pageOrigin` with these cookies. */
async function sentBy(method: "get" | "post", cookies: string | undefined, host = "https://shop.test") {
  let header: string | null = null;
  const client = createApiClient({
    host,
    fetch: async (request) => {
      header = (request as Request).headers.get("X-XSRF-TOKEN");
      return Response.json({});
    },
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    platform: "web",
    country: () => "in",
    language: "en",
    ...(cookies !== undefined && { cookies: () => cookies }),
  });
  await client[method]("/noauth-api/v1/pooja/quote", {});
  return header;
}

test("§7 Its XSRF cookie name is XSRF-TOKEN and header X-XSRF-TOKEN", async () => {
  expect(await sentBy("post", "a=b; XSRF-TOKEN=abc%3D%3D; c=d")).toBe("abc==");
});

test.each([
  ["a read, which changes nothing", "get", "XSRF-TOKEN=abc", "https://shop.test"],
  ["another origin, to which it would be given away", "post", "XSRF-TOKEN=abc", "https://api.test"],
  ["the same host by another port", "post", "XSRF-TOKEN=abc", "https://shop.test:8443"],
  ["a page without such a cookie", "post", "XSRF=abc; xXSRF-TOKEN=abc", "https://shop.test"],
  ["an empty cookie", "post", "XSRF-TOKEN=", "https://shop.test"],
  ["a cookie that no header carries", "post", "XSRF-TOKEN=a%0Ab", "https://shop.test"],
  ["a cookie that decodes to nothing", "post", "XSRF-TOKEN=%E0%A4%A", "https://shop.test"],
  ["a cookie of great length", "post", `XSRF-TOKEN=${"a".repeat(4097)}`, "https://shop.test"],
] as const)("%s sends no token", async (_, method, cookies, host) => {
  expect(await sentBy(method, cookies, host)).toBeNull();
});

test.each(["GET", "HEAD", "OPTIONS"])("%s changes nothing, so no token is sent", (method) => {
  const [url, pageOrigin] = ["https://shop.test/x", "https://shop.test"];
  expect(xsrfHeader({ method, url, pageOrigin, cookies: "XSRF-TOKEN=abc" })).toEqual({});
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s may change something, so the token is sent", (method) => {
  const [url, pageOrigin] = ["https://shop.test/x", "https://shop.test"];
  const request = { method, url, pageOrigin, cookies: "XSRF-TOKEN=abc" };
  expect(xsrfHeader(request)).toEqual({ "x-xsrf-token": "abc" });
});

test("without cookies there is no token", async () => {
  expect(await sentBy("post", undefined)).toBeNull();
});

test("any cookie value gives a header that can be sent", () => {
  const anything = fc.array(fc.nat(0x1_00ff)).map((codes) => String.fromCodePoint(...codes));
  fc.assert(
    fc.property(fc.oneof(anything, fc.string()), (text) => {
      const request = { method: "POST", url: "https://shop.test/x", pageOrigin: "https://shop.test" };
      const { "x-xsrf-token": token = "x" } = xsrfHeader({ ...request, cookies: `XSRF-TOKEN=${text}` });
      expect(token).toMatch(/^[\x21-\x7e]+$/);
    }),
  );
});
