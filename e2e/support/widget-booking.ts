import type { BrowserContext, FrameLocator, Page } from "@playwright/test";
import { expectRoute } from "./expect-route.ts";
import { codeFor, newPhone } from "./shop.ts";
import { expect } from "./test.ts";

/** From the list of a widget to the form of the puja that stays bookable longest, which is its last. */
export async function choosePuja(widget: FrameLocator, nthPackage?: number) {
  await widget.getByRole("article").last().getByRole("link").first().click();
  await expectRoute(widget, "/widget/pujas/:id");
  if (nthPackage !== undefined) await widget.getByRole("radio").nth(nthPackage).check();
  await widget.getByRole("link", { name: /^Continue with/ }).click();
  await expectRoute(widget, "/widget/pujas/:id/information-with-addon");
}

/** From the list of a widget to the form of the chadhaava that stays bookable longest, with one offering chosen. */
export async function chooseOffering(widget: FrameLocator) {
  await widget.getByRole("article").last().getByRole("link").first().click();
  await expectRoute(widget, "/widget/chadhawas/:id");
  await widget
    .getByRole("button", { name: /^One more: / })
    .first()
    .click();
}

/** Where prasad is to go; the PIN code fills in the state. */
export async function giveAddress(widget: FrameLocator) {
  await widget.getByRole("textbox", { name: "PIN code" }).fill("452001");
  await widget.getByRole("textbox", { name: "House and street" }).fill("7 Chhatri Marg");
  await widget.getByLabel("Town or city").fill("Indore");
}

/** Gives name, number and consent, and confirms the number with the code that is sent to it. Answers the number. */
export async function orderInWidget(widget: FrameLocator): Promise<string> {
  const phone = newPhone();
  await widget.getByRole("textbox", { name: "Your name" }).fill("Ramesh Iyer");
  await widget.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await widget.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await widget.getByRole("button", { name: /^Continue to payment, / }).click();
  await widget.getByRole("textbox", { name: "OTP" }).fill(await codeFor(phone));
  await expectRoute(widget, "/widget/payment");
  return phone;
}

/**
 * What a browser that keeps nothing says of the calls of the tab that comes back from the gateway: it has forgotten the order
 * that the frame handed it.
 */
export const unknownThere = /status of 404/;

/** Pays at the gateway, in the tab that the widget opens, and sees the widget follow. */
export async function payInOwnTab(context: BrowserContext, widget: FrameLocator) {
  const opening = context.waitForEvent("page");
  await widget.getByRole("link", { name: /^Open secure payment/ }).click();
  const gateway: Page = await opening;
  await expect(gateway.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
  await gateway.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(
    widget.getByRole("heading", { name: /^Payment received\. (Puja|Chadhava) booked\.$/ }),
  ).toBeVisible();
  await expectRoute(
    widget,
    "/widget/order/payment-confirmation/:orderId/:type/:paymentGateway/:partnerId/:tempOrderId",
  );
}
