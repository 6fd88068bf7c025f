import type { Page } from "@playwright/test";
import { live, signIn } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { type OwnShop, startOwnShop } from "../support/own-shop.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

// Each call while the API is dead.
test.use({ expectedLogs: [/status of 502|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/] });
test.setTimeout(300_000);

let shop: OwnShop;
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  shop = await startOwnShop(testInfo.outputPath("data"), "chat");
});
test.afterAll(() => shop?.stop());

const messages = (page: Page) => page.getByRole("log", { name: "Messages" });

const say = async (page: Page, body: string) => {
  await page.getByRole("textbox", { name: "Message" }).fill(body);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};

/** What the customer wrote, in the order of the page. */
const written = (page: Page, bodies: readonly string[]) =>
  messages(page)
    .getByText(new RegExp(`^(?:${bodies.join("|")})$`))
    .allTextContents();

test("of a chat whose API process is killed nothing is lost, and each message is there once and in order", async ({
  page,
  context,
}) => {
  await page.goto(`${origins.chatWeb}/auth?next=/chat`);
  await live(page);
  await signIn(page, newPhone(), origins.chatApi);
  await page.getByRole("button", { name: "Chat with customer care" }).click();
  await expectRoute(page, "/chats/:id");
  await page.getByRole("button", { name: "Talk to a person" }).click();
  await expect(messages(page).getByText("Passed to customer care")).toBeVisible();
  await say(page, "First question");
  await expect(messages(page).getByText("First question")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(messages(other).getByText("First question")).toBeVisible();

  await shop.kill();
  await say(page, "Second question");
  await expect(messages(page).getByText("Not sent")).toBeVisible();
  await expect(messages(page).getByText("Second question")).toBeVisible();

  await shop.restart();
  // What was not sent survives a reload.
  await page.reload();
  const all = ["First question", "Second question", "Third question"];
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(messages(other).getByText("Second question")).toBeVisible({ timeout: 60_000 });
  await say(other, "Third question");
  for (const each of [page, other]) {
    await expect.poll(() => written(each, all), { timeout: 60_000 }).toEqual(all);
    await expect(messages(each).getByText("Not sent")).toHaveCount(0);
  }
});
