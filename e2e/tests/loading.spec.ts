import type { Page } from "@playwright/test";
import { expectAccessibleDocument } from "../support/axe.ts";
import { live } from "../support/book.ts";
import { watchLayout } from "../support/layout-shifts.ts";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

interface LargestPicture extends PerformanceEntry {
  url: string;
  loadTime: number;
}

const publicScreens = ["/", "/online-puja", "/pooja/{puja}", "/exchange-policy"];
const personalScreens = [
  ["/auth", "Sign in"],
  ["/pooja/{puja}/continue", "{title}"],
  ["/order/payment-confirmation/ord_aaaaaaaaaaaaaaaaaaaaaa/pooja/checkout", "We could not find this order"],
] as const;

async function fillIn(text: string) {
  const puja = await findPuja();
  return text.replace("{puja}", puja.id).replace("{title}", puja.title);
}

/** Keeps a reference to the heading of the served document, to compare with the one after hydration. */
const keepServedHeading = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { servedHeading: document.querySelector("h1") });
    });
  });
const isServedHeading = (page: Page) =>
  page.evaluate(() => {
    const { servedHeading } = window as unknown as { servedHeading: Element | null };
    return servedHeading !== null && servedHeading === document.querySelector("h1");
  });

test.describe("on a device abroad, with an unknown country", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 412, height: 823 } });

  test("public pages keep the served elements, move nothing, log nothing, and are accessible", async ({
    page,
  }) => {
    await keepServedHeading(page);
    const shifts = await watchLayout(page);
    for (const screen of publicScreens) {
      await test.step(screen, async () => {
        const response = await page.goto(await fillIn(screen));
        expect(response?.status()).toBe(200);
        expect(response?.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=60");
        const text = await page.getByRole("main").textContent();
        await live(page);
        expect(await isServedHeading(page)).toBe(true);
        expect(text?.length).toBeGreaterThan(50);
        await expectAccessibleDocument(page);
        expect(await shifts()).toEqual([]);
      });
    }
  });
});

test("personal pages are accessible, and no cache or search engine stores them", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 4\d\d/); // of orders that do not exist
  for (const [screen, title] of personalScreens) {
    await test.step(screen, async () => {
      const response = await page.goto(await fillIn(screen));
      expect(response?.status()).toBe(200);
      expect(response?.headers()["cache-control"]).toBe("private, no-store");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await live(page);
      await expect(page.getByRole("heading", { level: 1, name: await fillIn(title) })).toBeVisible();
      await expectAccessibleDocument(page);
    });
  }
});

test("the largest picture is loaded before the first script is requested", async ({ page }) => {
  for (const screen of ["/", "/online-puja", "/pooja/{puja}"]) {
    await test.step(screen, async () => {
      const address = await fillIn(screen);
      const html = await (await page.request.get(address)).text();
      expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);

      await page.goto(address);
      await live(page);
      const { picture, loadTime, scripts } = await page.evaluate(
        () =>
          new Promise<{ picture: string; loadTime: number; scripts: number[] }>((resolve) => {
            new PerformanceObserver((list) => {
              // `startTime` is when it was painted, up to a frame later: the scripts wait for its bytes only.
              const { url, loadTime } = list.getEntries().at(-1) as LargestPicture;
              const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
              const scripts = files.filter(({ name }) => name.endsWith(".js"));
              resolve({ picture: url, loadTime, scripts: scripts.map(({ startTime }) => startTime) });
            }).observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      expect(picture).toContain("/media/");
      expect(scripts.length).toBeGreaterThan(0);
      expect(Math.min(...scripts)).toBeGreaterThan(loadTime);
    });
  }
});

test("injected inline scripts do not run", async ({ page, expectedLogs }) => {
  expectedLogs.push(
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
        // Blocked by the browser, as intended.
      }
    }
    return "stranger" in window;
  });
  expect(ran).toBe(false);
});

test("missing pages and files respond with 404, and unknown paths redirect home", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 404/);
  const gone = await page.goto("/pooja/pj_aaaaaaaaaaaaaaaaaaaaaa");
  expect(gone?.status()).toBe(404);
  expect(gone?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByRole("heading", { level: 1, name: "This page is not available" })).toBeVisible();
  await live(page);
  await expect(page).toHaveTitle("This page is not available · Aradhana");
  await page.getByRole("link", { name: "See upcoming pujas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming pujas" })).toBeVisible();

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
