import { createServer } from "node:http";
import { partnerIds } from "@aradhana/core/partner";
import { listenInTurn } from "../support/partner-sites.ts";
import { startPlainChromium } from "../support/plain-chromium.ts";
import { codeFor, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins, ports } from "../system.ts";

const partnerPage = `<!doctype html>
<html lang="en">
  <link rel="icon" href="data:,">
  <title>A shop for gemstones</title>
  <script src="${origins.web}/embed/v1.js" async></script>
  <main><h1>Gemstones</h1>
  <aradhana-widget widget="pujas" partner-id="${partnerIds.gemstones}" limit="3">Pujas</aradhana-widget></main>
</html>`;
const site = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(partnerPage);
});
test.beforeAll(async () => {
  test.setTimeout(180_000); // others may be at this origin
  await listenInTurn(site, ports.gemstones);
});
test.afterAll(() => site.close());

test("a puja is bought in a frame that shares no storage with the shop, and then in one that is refused any (B-22)", async ({
  watch,
  mayBeSaid,
  launchOptions,
}) => {
  mayBeSaid.push(/status of 404/); // this browser asks the gateway for an icon
  const { context, stop } = await startPlainChromium(launchOptions);
  await watch(context);
  const page = await context.newPage();
  const frame = page.frameLocator("iframe");

  await page.goto(`${origins.web}/widget/pujas?limit=1`);
  await page.evaluate(() => localStorage.setItem("seen", "by the shop itself"));
  await page.goto(origins.gemstones);
  await expect(frame.getByRole("article")).toHaveCount(3);
  const seen = () => localStorage.getItem("seen");
  expect(await page.frames()[1]?.evaluate(seen)).toBeNull();

  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The document is refused its storage.", "SecurityError");
    };
    if (window !== window.parent) {
      Object.defineProperty(window, "localStorage", { get: refuse });
      Object.defineProperty(window, "sessionStorage", { get: refuse });
    }
  });
  await page.reload();
  await expect(frame.getByRole("article")).toHaveCount(3);
  await expect(Promise.resolve(page.frames()[1]?.evaluate(seen))).rejects.toThrow("SecurityError");

  // The last of them stays bookable longest; its smallest package needs no address.
  await frame.getByRole("article").last().getByRole("link").first().click();
  await frame.getByRole("radio").first().check();
  await frame.getByRole("link", { name: /^Continue with/ }).click();
  await frame.getByRole("textbox", { name: "Your name" }).fill("Ramesh Iyer");
  const phone = newPhone();
  await frame.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await frame.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await frame.getByRole("button", { name: /^Continue to payment/ }).click();
  await frame.getByRole("textbox", { name: "One-time code" }).fill(await codeFor(phone));
  const opening = context.waitForEvent("page");
  await frame.getByRole("link", { name: /^Open secure payment/ }).click();
  await (await opening).getByRole("button", { name: "Pay", exact: true }).click();
  await expect(frame.getByRole("heading", { name: "Paid. Your booking stands." })).toBeVisible();
  await stop();
});
