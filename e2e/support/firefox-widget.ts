import { partnerIds } from "@aradhana/core/partner";
import { trialPage } from "../partners/trial-page.ts";
import { origins } from "../system.ts";
import type { Firefox, Place, Tab } from "./firefox.ts";
import { codeFor, findPuja, newPhone } from "./shop.ts";

/**
 * What Firefox says while a widget sells something: a frame gets none of our own cookies, and calls that are still running
 * when a tab goes on to the gateway fail before its scripts end.
 */
export const logsOfSale = [/^Cookie “known_device” has been rejected/, /^Network error Object/];

/** A page of a partner with one widget. */
export const widgetPage = (partner: keyof typeof partnerIds, name: string, attributes = "") =>
  trialPage(origins[partner], {
    body: `<aradhana-widget widget="${name}" partner-id="${partnerIds[partner]}" limit="12" ${attributes}><a href="${origins.web}/online-puja">Book a puja</a></aradhana-widget>`,
  });

/** The widget's document, once it has content. */
export async function inFrame(tab: Tab): Promise<Place> {
  const frame = await tab.frame();
  await frame.sees("article");
  return frame;
}

/** From the list of a widget to the paid order of a puja whose smallest package needs no address. */
export async function sellPuja(firefox: Firefox, widget: Place): Promise<void> {
  const phone = newPhone();
  const { title } = await findPuja();
  await widget.click("article h2 a", title);
  await widget.click("input[type=radio]");
  await widget.click("a", "Continue with");
  await widget.fill("input", "Your name", "Ramesh Iyer");
  await widget.fill("input", "Mobile number", phone);
  await widget.click("input[type=checkbox]", "I agree to the");
  await widget.click("button", "Continue to payment, ");
  await widget.fill("input", "OTP", await codeFor(phone));
  await widget.click("a", "Open secure payment");
  const gateway = await firefox.tabAt(/\/sandbox\/pay\//);
  await gateway.sees("h1", "Test payment");
  await gateway.click("button", "Pay");
  await widget.sees("h1, h2", "Payment received. Puja booked.");
}
