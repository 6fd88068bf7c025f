import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import { startStaticTwin } from "./static-twin.mjs";

const page = `<!doctype html><link rel="stylesheet" href="/a.css"><link rel="preload" as="image" href="/a.avif">
<link rel="modulepreload" href="/a.js"><script nonce="1" type="module" src="/a.js"></script>
<h1>Pujas</h1><script>window.data = "</h1>"</script>`;

describe("the static twin", () => {
  let requests = 0;
  const origin = createServer(({ url, headers }, response) => {
    requests++;
    if (url === "/") response.setHeader("content-type", "text/html; charset=utf-8");
    if (url === "/a.avif") response.setHeader("content-type", "image/avif");
    response.end(url === "/" ? page : `${url} for ${headers.accept}`);
  });
  let twin;
  before(async () => {
    await new Promise((resolve) => origin.listen(0, "127.0.0.1", resolve));
    twin = await startStaticTwin(`http://127.0.0.1:${origin.address().port}`);
  });
  after(async () => {
    await twin.close();
    await new Promise((resolve) => origin.close(resolve).closeAllConnections());
  });

  test("has the same page without its scripts", async () => {
    const html = await (await fetch(twin.url)).text();
    assert.doesNotMatch(html, /script|modulepreload/);
    assert.match(
      html,
      /<link rel="stylesheet" href="\/a.css"><link rel="preload" as="image" href="\/a.avif">/,
    );
    assert.match(html, /<h1>Pujas<\/h1>/);
  });

  test("has the same pictures, each requested from the origin once", async () => {
    const headers = { accept: "image/avif" };
    requests = 0;
    for (let time = 0; time < 2; time++) {
      const picture = await fetch(`${twin.url}/a.avif`, { headers });
      assert.equal(picture.headers.get("content-type"), "image/avif");
      assert.equal(await picture.text(), "/a.avif for image/avif");
    }
    assert.equal(requests, 1);
  });
});
