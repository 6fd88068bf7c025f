import type { Page } from "@playwright/test";
import { listen, makeTicket, makeToken } from "../support/link.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

interface AppMessage {
  ns: string;
  v: number;
  instance: string;
  type: string;
  payload: Record<string, unknown>;
}

/** A page in the web view of a React Native app, with the messages that the app receives from all its pages. */
async function inApp(page: Page) {
  const received: AppMessage[] = [];
  await page.exposeFunction("appHears", (text: string) => received.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { appHears } = window as unknown as { appHears(text: string): void };
    const bridge = {
      postMessage(text: unknown) {
        if (typeof text !== "string") throw new TypeError("a string");
        appHears(text);
      },
    };
    Object.assign(window, { ReactNativeWebView: bridge });
  });
  return received;
}

test("in an app's web view its user is signed in, and pays with a UPI app or on the gateway's page", async ({
  page,
  context,
}) => {
  const received = await inApp(page);
  const requests = listen(context);
  const phone = newPhone();
  const ticket = await makeTicket((await makeToken(phone)).token);
  const link = `/widget/pujas?limit=3&platform=android&token=${ticket}`;
  await page.goto("/exchange-policy");
  await page.goto(link);
  await expect(page).toHaveURL("/widget/pujas?limit=3&platform=android");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toContain(phone);
  await expect.poll(() => received.map(({ type }) => type)).toContain("ready");

  // The last of them stays bookable longest; its smallest package needs no address.
  await page.getByRole("article").last().getByRole("link").first().click();
  await page.getByRole("radio").first().check();
  await page.getByRole("link", { name: /^Continue with/ }).click();
  await expect(page.getByRole("textbox", { name: "Mobile number" })).toHaveValue(phone);
  await page.getByRole("textbox", { name: "Your name" }).fill("Ramesh Iyer");
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await page.getByRole("button", { name: /^Continue to payment/ }).click();

  await page.getByRole("button", { name: "Pay with a UPI app" }).click();
  await expect
    .poll(() => received.find(({ type }) => type === "open_app")?.payload.address)
    .toMatch(/^upi:\/\/pay\?/);
  expect(new URL(page.url()).pathname).toBe("/widget/payment");

  await page.getByRole("link", { name: /^Open secure payment/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Payment received. Puja booked." })).toBeVisible();
  await expect
    .poll(() => received.map(({ type }) => type).filter((type) => /checkout|payment_|order_/.test(type)))
    .toEqual(["begin_checkout", "payment_started", "payment_started", "payment_success", "order_success"]);
  expect(new Set(received.map(({ ns, v, instance }) => `${ns} ${v} ${instance}`))).toEqual(
    new Set(["aradhana 1 app"]),
  );
  for (const personal of ["Ramesh", phone]) expect(JSON.stringify(received)).not.toContain(personal);

  // B-25: the ticket was in the one address that brought it, and is nowhere else.
  expect((await requests.carriers(ticket)).map((url) => new URL(url).pathname + new URL(url).search)).toEqual(
    [link],
  );
  expect(requests.logged.join()).not.toContain(ticket);
});
