import type { Place, Tab } from "../support/firefox.ts";
import { expect, test } from "../support/firefox-test.ts";
import { inFrame, logsOfSale, sellPuja, widgetPage } from "../support/firefox-widget.ts";
import { keepEvents } from "../support/widget-events.ts";

type Received = { receivedEvents: [type: string][] };

const eventsOn = (tab: Tab) =>
  tab.evaluate(() => (window as unknown as Received).receivedEvents.map(([type]) => type));
/** How much higher the frame is than its content, in pixels. */
const spare = (frame: Place) =>
  frame.evaluate(
    () => innerHeight - Math.ceil(document.querySelector("#root")?.getBoundingClientRect().height ?? 0),
  );

test.beforeEach(async ({ firefox, expectedLogs }) => {
  expectedLogs.push(...logsOfSale);
  await keepEvents(firefox);
});

test("in Firefox a widget on a partner's page becomes interactive, is as high as its content, and sells a puja", async ({
  firefox,
}) => {
  const tab = await firefox.newTab();
  await tab.goto(widgetPage("astrology", "pujas"));
  const frame = await inFrame(tab);
  await expect.poll(() => eventsOn(tab)).toEqual(expect.arrayContaining(["ready", "resize"]));
  await expect.poll(() => spare(frame)).toBe(0);
  await sellPuja(firefox, frame);
  await expect.poll(() => spare(frame)).toBe(0);
  expect(await eventsOn(tab)).toEqual(expect.arrayContaining(["view_item", "begin_checkout"]));
});

test("in Firefox a popup is a dialog, in which a puja is sold; Escape closes it", async ({ firefox }) => {
  const tab = await firefox.newTab();
  await tab.goto(widgetPage("gemstones", "pujas", 'mode="popup" label="Our pujas"'));
  await expect.poll(() => tab.evaluate(() => !!customElements.get("aradhana-widget"))).toBe(true);
  await tab.click("a", "Book a puja");
  await tab.sees("dialog, [role=dialog]", "Our pujas");
  const frame = await inFrame(tab);
  await sellPuja(firefox, frame);
  await tab.press("Escape");
  await expect.poll(() => eventsOn(tab)).toContain("close");
});
