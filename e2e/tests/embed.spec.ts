import { createServer, type Server } from "node:http";
import { partnerIds } from "@aradhana/core/partner";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { listenInTurn } from "../support/partner-sites.ts";
import { expect, test } from "../support/test.ts";
import { origins, ports } from "../system.ts";

/** As strict a policy as a partner can have: our script and our frames, and not one style. */
const policy = `default-src 'none'; script-src ${origins.web}; frame-src ${origins.web}; style-src 'none'`;

const widget = (attributes: string) =>
  `<aradhana-widget ${attributes}><a href="${origins.web}/online-puja">Book a puja</a></aradhana-widget>`;
const ours = `widget="pujas" partner-id="${partnerIds.gemstones}"`;

const pages: Record<string, string> = {
  "/inline": `${widget(`${ours} limit="2"`)}<p>Below</p><pre>${"\n".repeat(200)}</pre>${widget(`${ours} limit="1" lang="hi" label="पूजाएँ"`)}`,
  "/popup": `${widget(`${ours} limit="2" mode="popup" label="Our pujas"`)}<pre>${"\n".repeat(200)}</pre>`,
  "/asked-early": `<a href="${origins.web}/widget/chadhawas?limit=1" data-aradhana-popup>Offerings</a>`,
  "/of-another": widget(`widget="pujas" partner-id="${partnerIds.astrology}"`),
};

let site: Server;
test.beforeAll(async () => {
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", origins.gemstones);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", policy);
    response.end(`<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>A shop for gemstones</title>
  <script src="${origins.web}/embed/v1.js" async></script>
  <script src="${origins.web}/embed/v1.js" async></script>
  <main><h1>Gemstones</h1>${pages[pathname]}</main>
</html>`);
  });
  test.setTimeout(180_000); // others may be at this origin
  await listenInTurn(site, ports.gemstones);
});
test.afterAll(() => site.close());

/** What the page around heard of its widgets, by type. */
test.beforeEach(async ({ page }) => {
  // On the way to its page a frame asks nobody who that is: a call that fails would be told on the console.
  await page.route("**/partner/getConfig*", (route) => route.abort());
  await page.addInitScript(() => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const type of ["ready", "resize", "navigate", "view_item", "close", "error"])
      document.addEventListener(`aradhana:${type}`, (event) =>
        heard.push([type, (event as CustomEvent).detail]),
      );
  });
});
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);

const firstFrame = (page: Page) => page.locator("aradhana-widget iframe").first();
/** How high a frame is, what it holds, and whether that could be scrolled. */
async function heights(page: Page) {
  const outer = await firstFrame(page).evaluate((frame) => frame.clientHeight);
  const inner = await firstFrame(page)
    .contentFrame()
    .locator("#root")
    .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  return { outer, inner };
}

test("in a page of the strictest policy a widget stands as high as what it holds, and the far one waits", async ({
  page,
}) => {
  await page.goto(`${origins.gemstones}/inline?utm_source=news&session=secret`);
  const frame = firstFrame(page);
  await expect(frame.contentFrame().getByRole("article")).toHaveCount(2);
  await expect(page.locator("aradhana-widget iframe")).toHaveCount(1);

  const src = new URL((await frame.getAttribute("src")) ?? "");
  expect(src.origin).toBe(origins.web);
  expect([...src.searchParams.keys()]).toEqual(["partner_id", "limit", "utm_source"]);
  expect(await frame.getAttribute("title")).toBe("Aradhana: pujas");
  expect(await frame.getAttribute("referrerpolicy")).toBe("strict-origin");
  expect(await frame.getAttribute("sandbox")).not.toContain("allow-top-navigation ");

  for (const width of [320, 768, 1200]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(async () => heights(page).then(({ outer, inner }) => outer - inner)).toBe(0);
  }
  const told = await heardBy(page);
  expect(told.map(([type]) => type)).toContain("ready");
  expect(told.filter(([type]) => type === "resize").length).toBeLessThan(30);

  await frame.contentFrame().getByRole("article").first().getByRole("link").first().click();
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => heardBy(page).then((all) => all.map(([type]) => type))).toContain("view_item");
  await expect.poll(async () => heights(page).then(({ outer, inner }) => outer - inner)).toBe(0);

  await page.locator("aradhana-widget").last().scrollIntoViewIfNeeded();
  await expect(page.locator("aradhana-widget iframe")).toHaveCount(2);
  await expect(page.locator("aradhana-widget iframe").last().contentFrame().getByRole("article")).toHaveCount(
    1,
  );
  expect((await new AxeBuilder({ page }).exclude("iframe").analyze()).violations).toEqual([]);
});

test("a popup is a dialog: it takes the focus, gives it back, and leaves the page as it was", async ({
  page,
}) => {
  await page.goto(`${origins.gemstones}/popup`);
  const opener = page.getByRole("link", { name: "Book a puja" });
  const dialog = page.getByRole("dialog", { name: "Our pujas" });
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
  await expect.poll(() => page.evaluate(() => !!customElements.get("aradhana-widget"))).toBe(true);

  await opener.press("Enter");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(dialog.locator("iframe").contentFrame().getByRole("article")).toHaveCount(2);
  expect(await overflow()).toBe("hidden");
  expect((await new AxeBuilder({ page }).exclude("iframe").analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await overflow()).toBe("");

  await opener.click();
  const frame = dialog.locator("iframe").contentFrame();
  await frame.getByRole("article").first().getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect((await heardBy(page)).filter(([type]) => type === "close")).toHaveLength(2);

  // Taken out while it is open, and put back, as pages of one address do.
  await page.evaluate(() => {
    const widget = document.querySelector("aradhana-widget") as HTMLElement & { open(): void };
    for (let turn = 0; turn < 20; turn++) {
      widget.open();
      widget.remove();
      document.querySelector("main")?.append(widget);
    }
  });
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await overflow()).toBe("");
});

test("what a page asks for before the loader comes is done in order; a popup fetched before opens at once, and a link without a script", async ({
  page,
}) => {
  const early = [
    ["init", { partnerId: partnerIds.gemstones, lang: "hi" }],
    ["prerender", { widget: "pujas", limit: 2, label: "Our pujas" }],
  ] as const;
  await page.addInitScript((calls) => Object.assign(window, { Aradhana: [...calls] }), early);
  await page.goto(`${origins.gemstones}/asked-early?utm_source=news`);
  const frame = page.locator("iframe");
  await expect(frame.contentFrame().getByRole("article")).toHaveCount(2);
  await expect(frame.contentFrame().locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await heardBy(page)).toEqual([]);

  const fetched = await frame.getAttribute("src");
  await page.evaluate(
    ([, [, options]]) =>
      (window as unknown as { Aradhana: { popup(options: unknown): void } }).Aradhana.popup(options),
    early,
  );
  await expect(page.getByRole("dialog", { name: "Our pujas" })).toBeVisible();
  await expect(frame).toHaveCount(1);
  expect(await frame.getAttribute("src")).toBe(fetched);
  await expect.poll(() => heardBy(page).then((all) => all.map(([type]) => type))).toContain("ready");
  await page.keyboard.press("Escape");
  await expect(frame).toHaveCount(0);

  await page.getByRole("link", { name: "Offerings" }).click();
  await expect(page.getByRole("dialog", { name: "Offerings" })).toBeVisible();
  await expect(frame.contentFrame().getByRole("article")).toHaveCount(1);
  const { pathname, searchParams } = new URL((await frame.getAttribute("src")) ?? "");
  expect([pathname, ...searchParams.keys()]).toEqual([
    "/widget/chadhawas",
    "limit",
    "partner_id",
    "lang",
    "utm_source",
  ]);
});

test("a release of the loader is run by its hash, and by no other", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/integrity/);
  const hashes = await (await page.request.get(`${origins.web}/embed/releases.json`)).json();
  const [[version, hash]] = Object.entries<string>(hashes).slice(-1) as [[string, string]];
  await page.goto(`${origins.gemstones}/asked-early`);
  // A page of the same policy, where no loader has run.
  await page.route("**/embed/v1.js", (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  await page.reload();
  const run = (integrity: string) =>
    page.evaluate(
      ([src, hash]) =>
        new Promise<boolean>((done) => {
          const script = Object.assign(document.createElement("script"), {
            src,
            integrity: hash,
            crossOrigin: "anonymous",
          });
          script.onload = () => done(!!customElements.get("aradhana-widget"));
          script.onerror = () => done(false);
          document.head.append(script);
        }),
      [`${origins.web}/embed/${version}.js`, integrity] as const,
    );
  expect(await run(`sha384-${"A".repeat(64)}`)).toBe(false);
  expect(await run(hash)).toBe(true);
});

test("what others say in its name changes nothing", async ({ page }) => {
  await page.goto(`${origins.gemstones}/inline`);
  await expect(firstFrame(page).contentFrame().getByRole("article")).toHaveCount(2);
  await expect.poll(async () => heights(page).then(({ outer, inner }) => outer - inner)).toBe(0);
  const before = [await heights(page), (await heardBy(page)).length];

  const forged = { ns: "aradhana", v: 1, id: 9, instance: "0", type: "resize", payload: { height: 9_000 } };
  const [, inner] = page.frames();
  // Even the frame itself is heard through its channel alone.
  await inner?.evaluate((message) => parent.postMessage(message, "*"), forged);
  await page.evaluate((message) => {
    window.postMessage(message, "*");
    const frame = document.querySelector("aradhana-widget")?.shadowRoot?.querySelector("iframe");
    const { port2 } = new MessageChannel();
    // Names the partner whose page this is not: a channel that would be heard by another.
    frame?.contentWindow?.postMessage({ ...message, type: "partner_id_set", partner_id: "x" }, "*", [port2]);
  }, forged);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect([await heights(page), (await heardBy(page)).length]).toEqual(before);
});

test("the page of one partner cannot frame another's widget: the plain link is left", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/frame-ancestors/, /target origin provided/);
  await page.clock.install();
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(`${origins.gemstones}/of-another`);
  await refused;
  await expect(page.getByRole("link", { name: "Book a puja" })).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("link", { name: "Book a puja" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await heardBy(page)).toEqual([["error", { code: "no_answer", retryable: true }]]);
});

test("where the loader does not come, the page is whole and the link works", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/ERR_FAILED/);
  await page.route("**/embed/v1.js", (route) => route.abort());
  await page.goto(`${origins.gemstones}/popup`);
  await expect(page.getByRole("link", { name: "Book a puja" })).toHaveAttribute(
    "href",
    `${origins.web}/online-puja`,
  );
  await expect(page.locator("iframe")).toHaveCount(0);
});
