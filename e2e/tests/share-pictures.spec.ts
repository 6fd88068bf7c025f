import { createHash } from "node:crypto";
import { publicPages } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";

test("the share picture of each kind of public page is there, its own and in its language", async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const { pattern, language, path } of await publicPages(request)) {
    const kind = `${pattern} ${language}`;
    const html = await (await request.get(path)).text();
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(picture.replaceAll("&amp;", "&"));
    const response = await request.get(pathname + search, { maxRedirects: 0 });
    expect(response.status(), kind).toBe(200);
    expect(response.headers()["content-type"], kind).toBe("image/jpeg");
    const hash = createHash("sha256")
      .update(await response.body())
      .digest("hex");
    expect(seen.get(hash), `${kind} looks like another page`).toBeUndefined();
    seen.set(hash, kind);
  }
  expect(seen.size).toBeGreaterThan(40);
});

test("the sample order has no share picture: everybody may read it, but it is in no search and not in the sitemap", async ({
  request,
}) => {
  const response = await request.get("/orders/sample/finished-order");
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain("og:image");
  expect((await publicPages(request)).map(({ pattern }) => pattern)).not.toContain("/orders/:id/:name");
});
