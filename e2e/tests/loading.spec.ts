import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { live } from "../support/book.ts";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const publicScreens = [
  "/",
  "/online-puja",
  "/online-puja?deity=shiva&sort=price",
  "/online-puja?q=nothing+is+called+this",
  "/pooja/{puja}",
  "/exchange-policy",
  "/shipping-policy",
  "/term-and-condition",
  "/privacy-policy",
];
const personalScreens = [
  "/auth",
  "/pooja/{puja}/continue",
  "/pooja/payment-confirmation",
  "/order/payment-confirmation/ord_aaaaaaaaaaaaaaaaaaaaaa/pooja/checkout",
  "/puja/sankalp/{package}",
  "/sankalp-form-submitted/ord_aaaaaaaaaaaaaaaaaaaaaa/pooja/name",
  "/orders/ord_aaaaaaaaaaaaaaaaaaaaaa/name",
];

async function addressOf(screen: string) {
  const puja = await findPuja();
  return screen.replace("{puja}", puja.id).replace("{package}", puja.packages[0]?.id ?? "");
}

/** Keeps hold of the server's own first heading, to compare with what stands there once React took over. */
const holdHeading = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { drawnByServer: document.querySelector("h1") });
    });
  });
const isStillTheServers = (page: Page) =>
  page.evaluate(() => {
    const { drawnByServer } = window as unknown as { drawnByServer: Element | null };
    return drawnByServer !== null && drawnByServer === document.querySelector("h1");
  });

for (const screen of publicScreens) {
  test(`${screen} keeps what the server drew, in silence, and is accessible`, async ({ page }) => {
    await holdHeading(page);
    const response = await page.goto(await addressOf(screen));
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=300");
    const words = await page.getByRole("main").textContent();
    await live(page);
    expect(await isStillTheServers(page)).toBe(true);
    expect(words?.length).toBeGreaterThan(50);
    await expectAccessible(page);
  });
}

for (const screen of personalScreens) {
  test(`${screen} is nobody else's: never kept by a cache, never in a search engine`, async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/status of 4\d\d/); // of orders that are not there
    const response = await page.goto(await addressOf(screen));
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await live(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const screen of ["/", "/online-puja", "/pooja/{puja}"]) {
  test(`${screen} shows its largest picture before it asks for a script`, async ({ page }) => {
    const address = await addressOf(screen);
    const html = await (await page.request.get(address)).text();
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);

    await page.goto(address);
    await live(page);
    const { largest, scripts } = await page.evaluate(
      () =>
        new Promise<{ largest: number; scripts: number[] }>((resolve) => {
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)?.startTime ?? 0;
            const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
            resolve({
              largest,
              scripts: files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
            });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThan(largest);
  });
}

test("a script that is not ours does not run", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(
    /policy violated: (script-src|require-trusted-types-for|trusted-types|style-src)/,
    /Content Security Policy|TrustedHTML|TrustedScript|violates/,
  );
  await page.goto("/");
  await live(page);
  const ran = await page.evaluate(() => {
    const attempts = [
      () => {
        const script = document.createElement("script");
        script.textContent = "window.stranger = true";
        document.body.append(script);
      },
      () => {
        const image = document.createElement("img");
        image.setAttribute("onerror", "window.stranger = true");
        image.src = "/media/none.png";
        document.body.append(image);
      },
      () => {
        document.body.insertAdjacentHTML("beforeend", "<b onclick=stranger>");
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused by the browser, as it should be.
      }
    }
    return "stranger" in window;
  });
  expect(ran).toBe(false);
});

test("what is not there says so", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of 404/);
  const gone = await page.goto("/pooja/pj_aaaaaaaaaaaaaaaaaaaaaa");
  expect(gone?.status()).toBe(404);
  expect(gone?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByRole("heading", { level: 1, name: "This page is not here any more" })).toBeVisible();
  await live(page);
  await expect(page).toHaveTitle("This page is not here any more · Aradhana");
  await page.getByRole("link", { name: "See the coming pujas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Coming pujas" })).toBeVisible();

  const lost = await page.request.get("/assets/index-gone.js");
  expect(lost.status()).toBe(404);
  expect(lost.headers()["content-type"]).not.toContain("html");

  const unknown = await page.request.get("/no/such/page", { maxRedirects: 0 });
  expect(unknown.status()).toBe(302);
  expect(unknown.headers().location).toBe("/");
});

test("the asset manifest names the running script, and no cache keeps it", async ({ page }) => {
  const answer = await page.request.get("/asset-manifest.json");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const { files, entrypoints } = (await answer.json()) as {
    files: Record<string, string>;
    entrypoints: string[];
  };
  expect((await page.request.get(files["main.js"] ?? "")).headers()["content-type"]).toContain("javascript");
  expect(entrypoints.length).toBeGreaterThan(0);
});
