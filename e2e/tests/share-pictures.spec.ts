import { createHash } from "node:crypto";
import { routePatterns } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

/** The pattern of an address: the one with the most parts of its own where several match. */
function patternOf(pathname: string): string | undefined {
  const ownParts = (pattern: string) => pattern.split("/").filter((part) => !part.startsWith(":")).length;
  return routePatterns
    .filter((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(pathname))
    .sort((one, other) => ownParts(other) - ownParts(one))[0];
}

test("the share picture of each kind of public page is there, its own and in its language", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  const kinds = Map.groupBy(
    addresses,
    ({ pathname, search }) => `${patternOf(pathname)} ${search.includes("lang=hi") ? "hi" : "en"}`,
  );
  const seen = new Map<string, string>();
  for (const [kind, [address]] of kinds) {
    const html = await (await request.get(`${address?.pathname}${address?.search}`)).text();
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
