import type { Page } from "@playwright/test";
import { blockStorage } from "../support/block-storage.ts";
import { live } from "../support/book.ts";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// No edge names the country of these visitors: only their address tells, which the edge passes on.
const from = (address: string) => ({ extraHTTPHeaders: { "X-Forwarded-For": address } });
const jio = "49.36.0.1";
const google = "8.8.8.8";

const main = (page: Page) => page.getByRole("main");
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Every question of where this browser is, by the last word of its address. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, question] = /\/noauth-api\/v1\/geo\/(geo\w+)/.exec(request.url()) ?? [];
    if (question) asked.push(question);
  });
  return asked;
}

const goToList = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pujas" }).click();

test.describe("a first visit in India", () => {
  test.use(from(jio));

  test("is in rupees from the start, and the country is looked up once", async ({ page, context }) => {
    const asked = listen(page);
    await page.goto("/");
    await expect(main(page)).toContainText("₹");
    await expect.poll(() => kept(page, "country_api_called")).toBe("true");
    expect(await kept(page, "country_ready")).toBe("true");
    expect(JSON.parse((await kept(page, "user_location")) ?? "")).toEqual({
      long_name: "India",
      short_name: "IN",
      types: ["country", "political"],
    });
    expect(JSON.parse((await kept(page, "location_info")) ?? "")).toHaveLength(1);
    expect(asked).toEqual(["geolocate", "geocode"]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("country_found");

    await page.goto("/exchange-policy");
    await live(page);
    await goToList(page);
    await expect(main(page)).toContainText("from ₹");
    expect(asked).toEqual(["geolocate", "geocode"]);
  });
});

test.describe("a first visit in the United States", () => {
  test.use({ ...from(google), locale: "en-US", timezoneId: "America/New_York" });

  test("ends in dollars, which the next pages begin with", async ({ page }) => {
    const asked = listen(page);
    await page.goto("/");
    await expect(main(page)).toContainText("$");
    await expect(main(page)).not.toContainText("₹");
    expect(JSON.parse((await kept(page, "user_location")) ?? "")).toMatchObject({ short_name: "US" });
    await goToList(page);
    await expect(main(page)).toContainText("from $");
    await expect(main(page)).not.toContainText("₹");

    const drawn = await (await page.request.get("/online-puja")).text();
    expect(drawn).toMatch(/\$\d/);
    expect(drawn).not.toContain("₹");
    await page.goto("/online-puja");
    await live(page);
    await expect(main(page)).toContainText("from $");
    expect(asked).toEqual(["geolocate", "geocode"]);
  });

  test("ends in dollars where the browser keeps nothing, too, and says so to the next page", async ({
    page,
  }) => {
    await blockStorage(page);
    const asked = listen(page);
    await page.goto("/");
    await expect(main(page)).toContainText("$");
    await expect(main(page)).not.toContainText("₹");
    await goToList(page);
    await expect(main(page)).toContainText("from $");
    expect(asked).toEqual(["geolocate", "geocode"]);
    expect(await (await page.request.get("/online-puja")).text()).toMatch(/\$\d/);
  });

  test("ends in rupees for who chooses India", async ({ page }) => {
    await page.goto("/?panel=locale");
    const panel = page.getByRole("dialog", { name: "Country and language" });
    await panel.getByRole("searchbox", { name: "Find a country or a dial code" }).fill("india");
    await panel.getByRole("button", { name: /^India \+91$/ }).click();
    await expect(panel).toBeHidden();
    await live(page);
    await expect.poll(() => kept(page, "country_api_called")).toBe("true");
    await goToList(page);
    await expect(main(page)).toContainText("from ₹");
    await page.reload();
    await expect(main(page)).toContainText("from ₹");
    await expect(main(page)).not.toContainText("$");
  });

  test("on the page of a puja looks nothing up, and lets nobody wait", async ({ page }) => {
    const puja = await findPuja();
    const asked = listen(page);
    await page.goto(`/pooja/${puja.id}`);
    await expect.poll(() => kept(page, "country_ready")).toBe("true");
    await page.getByRole("link", { name: "Search pujas" }).click();
    await expect(main(page).getByRole("article").first()).toBeVisible();
    expect(asked).toEqual([]);
    expect(await kept(page, "country_api_called")).toBeNull();
  });
});

test("a lookup that fails makes it India, says so once, and is not tried again", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/ERR_FAILED/, /Error Fetching Country!/);
  const asked = listen(page);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.route("**/geo/geolocate", (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => kept(page, "country_api_called")).toBe("true");
  expect(JSON.parse((await kept(page, "user_location")) ?? "")).toMatchObject({ short_name: "IN" });
  expect(said.filter((words) => words.includes("Error Fetching Country!"))).toHaveLength(1);
  await expect(main(page)).toContainText("₹");

  await page.goto("/exchange-policy");
  await live(page);
  await goToList(page);
  await expect(main(page)).toContainText("from ₹");
  expect(asked).toEqual(["geolocate"]);
});

test("a lookup that leaving the page cuts off makes it nothing: the next page asks again", async ({
  page,
}) => {
  const asked = listen(page);
  await page.route("**/geo/geolocate", () => {}, { times: 1 });
  await page.goto("/");
  await expect.poll(() => asked).toEqual(["geolocate"]);
  // One of plain text, in which no script of ours can ask or keep anything.
  await page.goto("/robots.txt");
  expect(await kept(page, "country_ready")).toBeNull();
  expect(await kept(page, "user_location")).toBeNull();
  await page.goto("/");
  await expect.poll(() => kept(page, "country_api_called")).toBe("true");
  expect(asked).toEqual(["geolocate", "geolocate", "geocode"]);
});

test("a lookup that hangs keeps nobody waiting longer than five seconds, and nobody a second time", async ({
  page,
}) => {
  const asked = listen(page);
  await page.clock.install();
  await page.route("**/geo/geolocate", () => {});
  await page.goto("/");
  await live(page);
  await goToList(page);
  await expect.poll(() => asked).toEqual(["geolocate"]);
  await expect(main(page)).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(5_000);
  await expect(page.getByRole("heading", { level: 1, name: "Coming pujas" })).toBeVisible();
  await expect(main(page)).toContainText("from ₹");
  expect(await kept(page, "country_ready")).toBe("true");
  expect(await kept(page, "country_api_called")).toBeNull();

  // No timer runs from here on: whoever waited would wait for ever.
  await page.clock.pauseAt(Date.now() + 60_000);
  await main(page).getByRole("link", { name: "VIP", exact: true }).click();
  await expect(page).toHaveURL(/vip=true/);
  await expect(main(page)).not.toHaveAttribute("aria-busy", "true");
});
