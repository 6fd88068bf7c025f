import { expect, test } from "vitest";
import { realFile } from "./real-file.ts";

const url = "https://shop.test/assets/route-1.js";
const save = (response: Response) => realFile.cacheWillUpdate({ response });
const read = (cachedResponse: Response, init: RequestInit) =>
  realFile.cachedResponseWillBeUsed({ cachedResponse, request: new Request(url, init) });
const typed = (type: string, body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": type } });

test("scripts, styles and pictures are saved, and still readable", async () => {
  const script = typed("text/javascript", "export {};");
  expect(await save(script)).toBe(script);
  expect(await script.text()).toBe("export {};");
  expect(await save(typed("text/css", "a { color: red }"))).not.toBeNull();
  expect(await save(typed("image/svg+xml", "<svg/>"))).not.toBeNull();
});

test.each([
  ["a page", typed("text/html; charset=utf-8", "Missing")],
  ["a page with the type of a script", typed("text/javascript", "\n<!doctype html>")],
  ["an error", typed("text/javascript", "export {};", 503)],
])("%s in place of a file is not saved (B-32)", async (_, response) => {
  expect(await save(response)).toBeNull();
});

test("a retry gets no saved copy, because that may be the wrong response (B-32)", async () => {
  const copy = typed("text/javascript", "export {};");
  expect(await read(copy, {})).toBe(copy);
  expect(await read(copy, { cache: "reload" })).toBeNull();
});
