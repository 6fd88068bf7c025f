import { partnerIds } from "@aradhana/core/partner";
import { AxeBuilder } from "@axe-core/playwright";
import type { Frame, Page } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { expect, test } from "../support/partner-test.ts";
import { countOf, eventsOn, keepEvents } from "../support/widget-events.ts";
import { origins } from "../system.ts";

/** The strictest policy that a partner can have: our script, our frames and no styles. */
const policy = `default-src 'none'; script-src ${origins.web}; frame-src ${origins.web}; style-src 'none'; img-src data:`;
const link = `<a href="${origins.web}/online-puja">Book a puja</a>`;
const ours = `widget="pujas" partner-id="${partnerIds.gemstones}"`;
const widget = (attributes: string) => `<aradhana-widget ${attributes}>${link}</aradhana-widget>`;
const long = `<p>Below</p><pre>${"\n".repeat(200)}</pre>`;

const partnerPage = (body: string, query = {}) => trialPage(origins.gemstones, { body, policy, query });

test.beforeEach(async ({ page, context }) => {
  // The document names the partner: a request for it would fail here and appear on the console.
  await page.route("**/partner/getConfig*", (route) => route.abort());
  await keepEvents(context);
});

/**
 * The overflow of a widget's content in its frame, in pixels: zero after the page has set the requested height.
 */
const misfit = (frame: Frame | undefined) =>
  frame?.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const height = document.querySelector("#root")?.getBoundingClientRect().height ?? 0;
    return {
      spare: innerHeight - Math.ceil(height),
      cut: [scrollWidth - innerWidth, scrollHeight - innerHeight],
      scrollbars: [innerWidth - clientWidth, innerHeight - clientHeight],
    };
  });
const none = { spare: 0, cut: [0, 0], scrollbars: [0, 0] };
const receivedTypes = async (page: Page) => (await eventsOn(page)).map(([type]) => type);

test("under the strictest policy two widgets are as high as their content at any width, and the one far below loads late", async ({
  page,
}) => {
  const far = widget(`${ours} limit="1" lang="hi" label="पूजाएँ"`);
  await page.goto(
    partnerPage(`${widget(`${ours} limit="2"`)}${long}${far}`, { utm_source: "news", session: "secret" }),
  );
  const frames = page.locator("aradhana-widget iframe");
  const first = frames.first();
  await expect(first.contentFrame().getByRole("article")).toHaveCount(2);
  await expect(frames).toHaveCount(1);

  const src = new URL((await first.getAttribute("src")) ?? "");
  expect(src.origin).toBe(origins.web);
  expect([...src.searchParams.keys()]).toEqual(["partner_id", "limit", "utm_source"]);
  expect(await first.getAttribute("title")).toBe("Aradhana: pujas");
  expect(await page.frames()[1]?.evaluate(() => document.referrer)).toBe(`${new URL(page.url()).origin}/`);
  expect(await first.getAttribute("sandbox")).not.toContain("allow-top-navigation ");

  for (const width of [320, 480, 800, 1200]) {
    const before = await countOf(page, "resize");
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => misfit(page.frames()[1]), `${width} px`).toEqual(none);
    // Once for the new width; and where a scrollbar of the page came or went by it, for that.
    expect((await countOf(page, "resize")) - before, `${width} px`).toBeLessThanOrEqual(3);
  }

  await first.contentFrame().getByRole("article").first().getByRole("link").first().click();
  await expect(first.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => receivedTypes(page)).toContain("view_item");
  await expect.poll(() => misfit(page.frames()[1])).toEqual(none);

  await page.locator("aradhana-widget").last().scrollIntoViewIfNeeded();
  await expect(frames).toHaveCount(2);
  await expect(frames.last().contentFrame().getByRole("article")).toHaveCount(1);
  await expect.poll(() => misfit(page.frames()[2])).toEqual(none);
  expect((await new AxeBuilder({ page }).exclude("iframe").analyze()).violations).toEqual([]);
});

test("a popup is a dialog: it takes the focus, returns it, and leaves the page unchanged", async ({
  page,
}) => {
  await page.goto(partnerPage(`${widget(`${ours} limit="2" mode="popup" label="Our pujas"`)}${long}`));
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
  // The scripts in the frame pass the key on to the page.
  await expect.poll(() => countOf(page, "ready")).toBe(2);
  await frame.getByRole("article").first().getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await countOf(page, "close")).toBe(2);

  // The loader's own button is in a shadow tree.
  await page.evaluate(() =>
    (window as unknown as { Aradhana: { floating(options: unknown): void } }).Aradhana.floating({
      widget: "pujas",
      label: "All pujas",
    }),
  );
  const button = page.getByRole("button", { name: "All pujas" });
  await button.press("Enter");
  await expect(page.getByRole("dialog", { name: "All pujas" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

const earlyPopup = `<a href="${origins.web}/widget/chadhawas?limit=1" data-aradhana-popup>Offerings</a>`;

test("calls made before the loader runs are executed in order; a prerendered popup opens at once, and so does one from a link", async ({
  page,
}) => {
  const early = [
    ["init", { partnerId: partnerIds.gemstones, lang: "hi" }],
    ["prerender", { widget: "pujas", limit: 2, label: "Our pujas" }],
  ] as const;
  await page.addInitScript((calls) => Object.assign(window, { Aradhana: [...calls] }), early);
  await page.goto(partnerPage(earlyPopup, { utm_source: "news" }));
  const frame = page.locator("iframe");
  await expect(frame.contentFrame().getByRole("article")).toHaveCount(2);
  await expect(frame.contentFrame().locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await eventsOn(page)).toEqual([]);

  const fetched = await frame.getAttribute("src");
  await page.evaluate(
    ([, [, options]]) =>
      (window as unknown as { Aradhana: { popup(options: unknown): void } }).Aradhana.popup(options),
    early,
  );
  await expect(page.getByRole("dialog", { name: "Our pujas" })).toBeVisible();
  await expect(frame).toHaveCount(1);
  expect(await frame.getAttribute("src")).toBe(fetched);
  await expect.poll(() => receivedTypes(page)).toContain("ready");
  await page.keyboard.press("Escape");
  await expect(frame).toHaveCount(0);

  await page.getByRole("link", { name: "Offerings" }).click();
  await expect(page.getByRole("dialog", { name: "Offerings" })).toBeVisible();
  await expect(frame.contentFrame().getByRole("article")).toHaveCount(1);
  const { pathname, searchParams } = new URL((await frame.getAttribute("src")) ?? "");
  expect([pathname, ...searchParams.keys()]).toEqual([
    "/widget/chadhawas",
    "limit",
    "mode",
    "partner_id",
    "lang",
    "utm_source",
  ]);
});

test("two widgets that are added and removed five times, one of them in a dialog, leave no listener or element behind", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A listener that is added twice exists once.
    const listeners = new Set<unknown>();
    Object.assign(window, { listeners });
    // Playwright adds listeners too.
    const isOurs = () => new Error().stack?.includes("/embed/v1.js");
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = (...added: Parameters<typeof addEventListener>) => {
        if (isOurs()) listeners.add(added[1]);
        addEventListener.apply(target, added);
      };
      target.removeEventListener = (...removed: Parameters<typeof removeEventListener>) => {
        if (isOurs()) listeners.delete(removed[1]);
        removeEventListener.apply(target, removed);
      };
    }
  });
  await page.goto(partnerPage(long));
  await expect.poll(() => page.evaluate(() => !!customElements.get("aradhana-widget"))).toBe(true);
  const left = () =>
    page.evaluate(() => ({
      listeners: (window as unknown as { listeners: Set<unknown> }).listeners.size,
      elements: document.querySelectorAll("*").length,
      style: document.documentElement.getAttribute("style") || "",
    }));
  const before = await left();

  await page.evaluate(
    async (both) => {
      const main = document.querySelector("main") as Element;
      for (let turn = 0; turn < 5; turn++) {
        main.insertAdjacentHTML("afterbegin", both);
        const [inline, popup] = main.querySelectorAll<HTMLElement & { open(): void }>("aradhana-widget");
        const ready = [inline, popup].map(
          (element) =>
            new Promise((done) => element?.addEventListener("aradhana:ready", done, { once: true })),
        );
        popup?.open();
        await Promise.all(ready);
        inline?.remove();
        popup?.remove();
      }
    },
    widget(`${ours} limit="1"`) + widget(`${ours} limit="1" mode="popup"`),
  );
  expect(await left()).toEqual(before);
  expect(page.frames()).toHaveLength(1);
});

const framing = `<iframe src="${origins.web}/widget/pujas?limit=1&partner_id=${partnerIds.gemstones}"></iframe>`;
const framers = {
  "a stranger's page": trialPage(origins.stranger, { hasLoader: false, body: framing }),
  "the other partner's page": trialPage(origins.astrology, { hasLoader: false, body: framing }),
  "a page of no origin": trialPage(origins.gemstones, {
    hasLoader: false,
    body: framing,
    policy: "sandbox allow-scripts",
  }),
  // Not even a widget that names no partner.
  "a stranger's page, without naming a partner": trialPage(origins.stranger, {
    hasLoader: false,
    body: framing.replace(/&partner_id=[\w-]+/, ""),
  }),
};

test("only the partner's own page may frame its widget (B-20)", async ({ page, expectedLogs }) => {
  expectedLogs.push(/frame-ancestors/);
  for (const [framer, address] of Object.entries(framers)) {
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(address);
    await refused;
    await expect(page.frameLocator("iframe").getByRole("article"), framer).toHaveCount(0);
    expect(page.frames()[1]?.url(), framer).not.toContain("/widget/");
  }
  await page.goto(trialPage(origins.gemstones, { hasLoader: false, body: framing }));
  await expect(page.frameLocator("iframe").getByRole("article")).toHaveCount(1);
});

test("a popup that the browser blocks shows a link instead of a blank dialog, and the console names the origin to register", async ({
  page,
  expectedLogs,
}) => {
  const unregistered = `${origins.gemstones} is no origin of the partner Tarakini`;
  expectedLogs.push(/frame-ancestors/, /target origin provided/, new RegExp(unregistered));
  await page.clock.install();
  const named = page.waitForEvent("console", (message) => message.text().includes(unregistered));
  await page.goto(
    partnerPage(widget(`widget="pujas" partner-id="${partnerIds.astrology}" mode="popup" label="Our pujas"`)),
  );
  await expect.poll(() => page.evaluate(() => !!customElements.get("aradhana-widget"))).toBe(true);
  await named;
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.getByRole("link", { name: "Book a puja" }).click();
  await refused;
  const dialog = page.getByRole("dialog", { name: "Our pujas" });
  await expect(dialog.locator("iframe")).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(dialog.getByRole("link", { name: "Our pujas" })).toHaveAttribute(
    "href",
    `${origins.web}/online-puja`,
  );
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await eventsOn(page)).toEqual([["error", { code: "no_answer", retryable: true }]]);
});
