import { createApiClient, getArticles } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import type { Page } from "@playwright/test";
import { live, signIn } from "../support/book.ts";
import { type Harm, provoke, watchForHarm } from "../support/executed.ts";
import { makePaidOrder } from "../support/order.ts";
import { type OwnWeb, startOwnWeb } from "../support/own-web.ts";
import { makePayloads } from "../support/payloads.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { publicPages } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import { hostileArticle, withHostileTexts } from "../support/with-hostile-texts.ts";
import { origins } from "../system.ts";

const payloads = makePayloads(3_000);
/** The payloads of one article. */
const PER_ARTICLE = 1_000;
const batches = Array.from({ length: payloads.length / PER_ARTICLE }, (_, index) =>
  payloads.slice(index * PER_ARTICLE, (index + 1) * PER_ARTICLE),
);

/** The numbers of the payloads that a page shows. */
async function shownIn(page: Page): Promise<Set<number>> {
  const text = (await page.locator("#root").textContent()) ?? "";
  return new Set(Array.from(text.matchAll(/(?<!\d)7\d{4}(?!\d)/g), ([number]) => Number(number)));
}

/** Ends what a payload has left open, which would swallow the next. */
const ends =
  "--></script></style></title></textarea></template></noscript></xmp></select></svg></math></table>";

/** Opens a page into which a server without protection has written payloads as HTML, and uses whatever it has of them. */
async function openTrusting(page: Page) {
  await page.route("**/exchange-policy", async (route) => {
    const response = await route.fetch();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    const written = payloads.slice(0, PER_ARTICLE).map(({ trusted }) => `<div>${trusted}${ends}</div>`);
    const body = (await response.text()).replace("</body>", () => `${written.join("")}</body>`);
    await route.fulfill({ status: 200, headers, body });
  });
  await page.goto("/exchange-policy", { waitUntil: "domcontentloaded" });
  await provoke(page);
}

/** Uses whatever the page has of the payloads; then one that the test itself has put there runs, and no other. */
async function expectHarmless(page: Page, { executed, sideEffects }: Harm) {
  await provoke(page);
  executed.delete(0);
  await page.evaluate(() =>
    document.body.append(document.createRange().createContextualFragment("<details open ontoggle=ran(0)>")),
  );
  await expect.poll(() => executed.has(0)).toBe(true);
  expect([...executed], "payloads that ran").toEqual([0]);
  expect(sideEffects).toEqual([]);
}

test("B-18 where a text is taken for HTML, the same payloads run by the hundred", async ({
  page,
  context,
  expectedLogs,
}) => {
  expectedLogs.push(/./);
  const { executed } = await watchForHarm(context, "http://trusting.test");
  await context.route("http://trusting.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Trusting</title>" }),
  );
  await page.goto("http://trusting.test/");
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        // Each in its own place: what one does not close would swallow the next.
        const place = document.createElement("div");
        document.body.append(place);
        place.append(document.createRange().createContextualFragment(text));
      }
    },
    payloads.slice(0, PER_ARTICLE).map(({ trusted }) => trusted),
  );
  await provoke(page);
  await expect.poll(() => executed.size).toBeGreaterThan(300);
});

test.describe("B-18 a text that somebody has written is never executed", () => {
  test.use({ baseURL: origins.hostile });
  test.setTimeout(180_000);

  let web: OwnWeb;
  let slugs: string[] = [];
  test.beforeAll(async () => {
    const api = createApiClient({
      ...{ host: origins.api, language: "en", pageOrigin: origins.web, platform: "web" },
      ...{ sessionId: () => "hostile-texts", country: () => "in" },
    });
    slugs = (await getArticles(api, { limit: batches.length })).results.blogs.map(({ slug }) => slug);
    expect(slugs).toHaveLength(batches.length);
    let used = 0;
    const next = () => payloads[used++ % payloads.length]?.typed ?? "";
    web = await startOwnWeb({
      name: "hostile",
      change(answer, { pathname, searchParams }) {
        const changed = withHostileTexts(answer, next);
        const batch = batches[slugs.indexOf(searchParams.get("slug") ?? "")];
        if (pathname !== "/noauth-api/v1/blog/blogById" || !batch) return changed;
        const { results, ...rest } = changed as { results: object };
        return { ...rest, results: { ...results, ...hostileArticle(batch) } };
      },
    });
  });
  test.afterAll(() => web.stop());

  test("in an article, and the security policy has nothing to stop", async ({ page, context }) => {
    const { executed, sideEffects } = await watchForHarm(context, origins.hostile);
    for (const slug of slugs) {
      await page.goto(pathTo("/blogs/:id", { id: slug }));
      await live(page);
    }
    expect([...executed]).toEqual([]);
    expect(sideEffects).toEqual([]);
  });

  test("in a page that is written with them as HTML, since the security policy stops each one", async ({
    page,
    context,
    expectedLogs,
  }) => {
    expectedLogs.push(/./);
    const { executed } = await watchForHarm(context, origins.hostile);
    const stopped: string[] = [];
    await page.exposeBinding("stopped", (_, directive: string) => void stopped.push(directive));
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        Reflect.get(window, "stopped")(effectiveDirective),
      ),
    );
    await openTrusting(page);
    await expect
      .poll(() => stopped.filter((directive) => directive.startsWith("script-src")).length)
      .toBeGreaterThan(300);
    expect([...executed]).toEqual([]);
  });

  test.describe("without the security policy", () => {
    test.use({ bypassCSP: true });

    test("they run by the hundred in a page that is written with them as HTML", async ({
      page,
      context,
      expectedLogs,
    }) => {
      expectedLogs.push(/./);
      const { executed } = await watchForHarm(context, origins.hostile);
      await openTrusting(page);
      await expect.poll(() => executed.size).toBeGreaterThan(300);
    });

    test("in an article, rendered by the server and in the browser", async ({ page, context }) => {
      const harm = await watchForHarm(context, origins.hostile);
      const shown = new Set<number>();
      for (const slug of slugs) {
        const path = pathTo("/blogs/:id", { id: slug });
        await page.goto(path);
        await live(page);
        const onServer = await shownIn(page);
        for (const number of onServer) shown.add(number);
        await expectHarmless(page, harm);

        await page.goto("/blogs");
        await live(page);
        await page.getByRole("main").locator(`a[href="${path}"]`).first().click();
        await expect.poll(async () => (await shownIn(page)).size).toBeGreaterThan(PER_ARTICLE * 0.9);
        await expectHarmless(page, harm);
      }
      // Of the others the number was part of an address.
      expect(shown.size).toBeGreaterThan(payloads.length * 0.95);
    });

    test("on every public page", async ({ page, context, request }) => {
      const harm = await watchForHarm(context, origins.hostile);
      const pages = await publicPages(request);
      const paths = pages
        // A kundali has no free texts: the shop rejects one with other words than those of the contract.
        .filter(({ language, pattern }) => language === "en" && pattern !== "/kundali-report/:orderId")
        .map(({ path }) => path);
      expect(paths.length).toBeGreaterThan(20);
      for (const path of [...paths, "/?panel=search"]) {
        await page.goto(path);
        await live(page);
        await expect.poll(async () => (await shownIn(page)).size, path).toBeGreaterThan(5);
        await expectHarmless(page, harm);
      }
    });

    test("in an order and a chat", async ({ page, context }) => {
      const harm = await watchForHarm(context, origins.hostile);
      const { id, secret } = await makePaidOrder(await findPuja());
      await page.goto(`/orders/${id}/name#t=${secret}`);
      await live(page);
      await expect.poll(async () => (await shownIn(page)).size).toBeGreaterThan(0);
      await expectHarmless(page, harm);
      await page.goto("/auth?next=/chat");
      await live(page);
      await signIn(page, newPhone());
      await page.getByRole("button", { name: "Chat with customer care" }).click();
      await page.getByRole("textbox", { name: "Message" }).fill(payloads[0]?.typed ?? "");
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("log").getByText(/· Sent$/)).toBeVisible();
      // The message, and the answer of the assistant.
      await expect.poll(async () => (await shownIn(page)).size).toBeGreaterThan(1);
      await expectHarmless(page, harm);
    });
  });
});
