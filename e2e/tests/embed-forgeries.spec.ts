import { partnerIds } from "@aradhana/core/partner";
import type { Frame, Page } from "@playwright/test";
import fc from "fast-check";
import { propertyRuns } from "../../scripts/testing/property-runs.ts";
import { trialPage } from "../partners/trial-page.ts";
import { expect, test } from "../support/partner-test.ts";
import { eventsOn, keepEvents } from "../support/widget-events.ts";
import { origins } from "../system.ts";

// B-21: messages from other windows than the partner's page have no effect, get no answer and throw no error.

interface Received extends Window {
  /** Messages received through the page's own channel. */
  messages: { type: string }[];
  /** The senders whose fence message has arrived. */
  fences: unknown[];
  /** The answers that an attacker received. */
  answers: unknown[];
  /** The page that the attacker opened. */
  opened: Window;
}

const { astrology, gemstones } = partnerIds;
const about = (type: string, payload: object) => ({
  ...{ ns: "aradhana", v: 1, id: 1, instance: "w1" },
  ...{ type, payload },
});
const greeting = (partner_id: unknown, mode = "inline") => ({
  ...about("partner_id_set", { mode }),
  partner_id,
});
const shapes: unknown[] = [
  greeting(gemstones),
  greeting(gemstones, "popup"),
  greeting([gemstones]),
  about("navigate", { path: "/widget/chadhawas" }),
  { event: "partner_id_set", partner_id: gemstones },
  { type: "partner_id_set", data: { partner_id: gemstones } },
  JSON.stringify(greeting(gemstones)),
  about("prefill", { name: "Eve" }),
  about("resize", { height: 9_000 }),
  null,
];

/** A widget framed without the loader: other windows can reach it by its name. */
const framed = (query: string) =>
  `<iframe name="w" src="${origins.web}/widget/pujas?limit=1${query}"></iframe>`;

/**
 * The frame with this name, after its application listens (it has a session) and has stored the visitor's
 * country.
 */
async function listening(page: Page): Promise<Frame> {
  const frame = () => page.frame({ name: "w" });
  for (const key of ["session_id", "country_ready"]) {
    await expect.poll(() => frame()?.evaluate((name) => localStorage.getItem(name), key)).toBeTruthy();
  }
  return frame() as Frame;
}

/** Sends the page's own greeting with a channel, and waits for `ready` through it. */
async function greet(page: Page, partnerId: string) {
  await page.evaluate(
    ([shop, message]) => {
      const { port1, port2 } = new MessageChannel();
      const messages: unknown[] = [];
      port1.onmessage = ({ data }) => messages.push(data);
      Object.assign(window, { messages });
      window.frames[0]?.postMessage(message, shop, [port2]);
    },
    [origins.web, greeting(partnerId)] as const,
  );
  await expect.poll(() => messagesOf(page)).toContain("ready");
}
const messagesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Received).messages.map(({ type }) => type));

/** Posts all messages to each window, each with a channel for answers, and then a fence message. */
function say([targets, messages]: [Window[], unknown[]]) {
  const answers: unknown[] = [];
  Object.assign(window, { answers });
  if (!targets.includes(window)) addEventListener("message", ({ data }) => answers.push(data));
  for (const target of targets) {
    for (const message of messages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => answers.push(data);
      target.postMessage(message, "*", [port2]);
    }
    target.postMessage({ fence: window.name || origin }, "*");
  }
}
const answersTo = (sender: Page | Frame) => sender.evaluate(() => (window as unknown as Received).answers);

/** Collects the senders of fence messages. Their earlier messages have arrived before. */
const noteFences = (window: Page | Frame) =>
  window.evaluate(() => {
    const fences: unknown[] = [];
    Object.assign(window, { fences });
    addEventListener("message", ({ data }) => data?.fence && fences.push(data.fence));
  });
const fencesOf = (window: Page | Frame) =>
  window.evaluate(() => (window as unknown as Received).fences.toSorted());

/** Everything in a widget that an attacker might change. */
const stateOf = (frame: Frame) =>
  frame.evaluate(() => ({
    address: location.href,
    look: document.documentElement.outerHTML.slice(0, document.documentElement.outerHTML.indexOf("<head")),
    adopted: document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
    body: document.body.getAttribute("style"),
    headings: [...document.querySelectorAll("h1, h2")].map(({ textContent }) => textContent),
    stored: JSON.stringify(localStorage),
  }));

test("ten forged messages from a sibling, a nested frame, the opener, a sandboxed frame and the widget itself change nothing (B-21)", async ({
  page: opener,
  context,
}) => {
  await keepEvents(context);
  await opener.goto(trialPage(origins.stranger, { hasLoader: false, body: "" }));
  const address = trialPage(origins.gemstones, {
    body: `${framed(`&partner_id=${gemstones}`)}
      <iframe name="sibling" src="${trialPage(origins.gemstones, { hasLoader: false, body: "" })}"></iframe>
      <iframe name="nowhere" sandbox="allow-scripts" srcdoc="A page of no origin"></iframe>
      <aradhana-widget widget="pujas" partner-id="${gemstones}" limit="1">Link</aradhana-widget>`,
  });
  const opening = context.waitForEvent("page");
  await opener.evaluate((to) => Object.assign(window, { opened: window.open(to) }), address);
  const page = await opening;
  const widget = await listening(page);
  await greet(page, gemstones);
  await expect.poll(() => eventsOn(page).then((all) => all.map(([type]) => type))).toContain("ready");
  // By a separate script: the document's policy allows no frames.
  await widget.evaluate(() =>
    document.body.append(Object.assign(document.createElement("iframe"), { name: "nested" })),
  );
  await expect.poll(() => page.frame({ name: "nested" })).toBeTruthy();
  const heights = () =>
    page.locator("iframe").evaluateAll((frames) => frames.map((frame) => frame.clientHeight));
  const state = async () => [
    await stateOf(widget),
    await heights(),
    await eventsOn(page),
    await messagesOf(page),
  ];

  await expect
    .poll(() => page.locator("aradhana-widget iframe").evaluate((frame) => frame.clientHeight))
    .not.toBe(480);
  const before = await state();
  await Promise.all([noteFences(page), noteFences(widget)]);

  const named = (name: string) => page.frame({ name }) as Frame;
  const beside = () => [parent, parent.frames[0]];
  const senders = [
    [named("sibling"), beside],
    [named("nowhere"), beside],
    [named("nested"), () => [parent.parent, parent]],
    [
      opener,
      () => [(window as unknown as Received).opened, (window as unknown as Received).opened.frames[0]],
    ],
    [widget, () => [parent, window]],
  ] as const;
  for (const [sender, targets] of senders) {
    await sender.evaluate(say, [await sender.evaluateHandle(targets), shapes] as never);
  }
  const all = ["nested", "nowhere", "sibling", "w", origins.stranger].toSorted();
  for (const window of [page, widget]) await expect.poll(() => fencesOf(window)).toEqual(all);
  expect(await state()).toEqual(before);

  // The page's own messages still work, and no sender got an answer.
  await greet(page, gemstones);
  expect(await stateOf(widget)).toEqual(before[0]);
  for (const [sender] of senders) expect(await answersTo(sender)).toEqual([]);
});

/** Variants of a page's first message, none with the id of that page's partner. */
const nearly = fc.record(
  {
    ns: fc.constantFrom<unknown>("aradhana", "x", 1),
    v: fc.constantFrom<unknown>(1, 1, 2, "1"),
    id: fc.nat(),
    instance: fc.constantFrom<unknown>("w1", "", 7),
    type: fc.constantFrom("partner_id_set", "partner_id_set", "prefill", "resize", "__proto__"),
    event: fc.constantFrom("partner_id_set", "message"),
    partner_id: fc.constantFrom<unknown>(gemstones, gemstones, "", 7, null, [astrology]),
    payload: fc.constantFrom<unknown>(
      { mode: "inline" },
      { mode: "popup" },
      { mode: 1 },
      { name: "Eve" },
      null,
    ),
    data: fc.record({ partner_id: fc.constantFrom(gemstones, "") }),
  },
  { requiredKeys: [] },
);

test("the same ten from another partner's page, and hundreds of generated ones, change nothing (B-21)", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("getConfig")) requested.push(request.url());
  });
  // Its address names no partner, so every partner's page may frame it.
  await page.goto(trialPage(origins.astrology, { hasLoader: false, body: framed("") }));
  const widget = await listening(page);
  await noteFences(widget);
  const before = await stateOf(widget);
  const fuzzed = fc.sample(fc.oneof({ weight: 4, arbitrary: nearly }, fc.jsonValue({ maxDepth: 3 })), {
    numRuns: propertyRuns,
    seed: 21,
  });
  const windows = await page.evaluateHandle(() => [window.frames[0]]);
  await page.evaluate(say, [windows, [...shapes, ...fuzzed]] as never);
  await expect.poll(() => fencesOf(widget)).toEqual([origins.astrology]);

  // With its own partner's id it is accepted.
  expect(await stateOf(widget)).toEqual(before);
  await greet(page, astrology);
  expect(await answersTo(page)).toEqual([]);
  expect(requested.length).toBeLessThanOrEqual(2);
});
