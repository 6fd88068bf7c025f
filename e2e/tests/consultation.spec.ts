import { timeOf } from "@aradhana/core/time";
import type { Page, Response } from "@playwright/test";
import { live } from "../support/book.ts";
import { press, tabTo, type } from "../support/keyboard.ts";
import { en } from "../support/labels.ts";
import { type OwnShop, startOwnShop } from "../support/own-shop.ts";
import { codeFor, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

const MINUTE = 60_000; // ms
/** In ms: so old the last report of a side that is present may be. */
const LOST_AFTER = 15_000;
/** The first of the sample astrologers, whose numbers are in the order of their names. */
const astrologer = { name: /^Anuradha Deshpande/, phone: "9000000101" };
/** Where the customer is; the astrologer is in India. */
const zone = "America/Los_Angeles";
type SlotStart = { start_at: string };

// Both browsers have a camera that shows a clock, and a microphone that beeps.
const devices = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
// With the permission, browsers tell each other addresses; without it, names that only multicast on the network resolves.
const permissions = ["camera", "microphone"];
test.use({
  permissions,
  timezoneId: zone,
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...devices] }),
});
// The browser reports each call that the lost connection cost.
test.use({ expectedLogs: [/net::ERR_INTERNET_DISCONNECTED/] });
test.setTimeout(480_000);

let shop: OwnShop;
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  shop = await startOwnShop(testInfo.outputPath("data"));
});
test.afterAll(() => shop?.stop());

/** A moment by the clock of a zone: its day, like "Mon 29 Nov", with the year, and the time, like "9:30 am". */
function clockIn(timeZone: string, moment: string) {
  const format = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", hour12: true },
  });
  const parts = format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]);
  const { weekday, day, month, year, hour, minute, dayPeriod } = Object.fromEntries(parts);
  const date = `${weekday} ${day} ${month}`;
  const time = `${hour}${minute === "00" ? "" : `:${minute}`} ${dayPeriod}`;
  return { weekday, date, time, whole: `${date} ${year}, ${time}` };
}

const inBothZones = (moment: string) => [clockIn("Asia/Kolkata", moment), clockIn(zone, moment)] as const;

/** The moment as the shop writes it for this visitor. */
function written(moment: string): string {
  const [india, here] = inBothZones(moment);
  return `${india.whole} India time (${here.whole} your time)`;
}

/** Chooses the first time of a day which is on another day where the customer is; returns when that is. */
async function chooseTime(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get("astrologer_id");
  const listed = await page.request.get(
    `${origins.ownApi}/noauth-api/v1/astrologer/getSlots?astrologer_id=${id}`,
  );
  const starts: string[] = (await listed.json()).results.slots.map(({ start_at }: SlotStart) => start_at);
  const firsts = [...Map.groupBy(starts, (start) => inBothZones(start)[0].date).values()].map(([it]) => it);
  const startAt = firsts.find(
    (start) => start && new Set(inBothZones(start).map(({ date }) => date)).size > 1,
  );
  if (!startAt) throw new Error("no day begins on another day where the customer is");
  const [india, here] = inBothZones(startAt);
  const days = page.getByRole("radiogroup", { name: "Day", exact: true });
  await tabTo(page, days.getByRole("radio", { checked: true }));
  const day = days.getByRole("radio", { name: india.date, exact: true });
  while (!(await day.isChecked())) await page.keyboard.press("ArrowRight");
  const times = page.getByRole("radiogroup", { name: "Time", exact: true });
  await expect(times).toHaveAccessibleDescription(
    "India time (IST); below it the time in America/Los Angeles",
  );
  const first = times.getByRole("radio").first();
  await expect(first).toHaveAccessibleName(`${india.time} ${here.weekday} ${here.time}`);
  await press(page, first, "Space");
  return startAt;
}

/** From the list of astrologers to a paid session by video; returns when it starts. */
async function book(page: Page): Promise<number> {
  await page.goto(new URL("/astro-guru/find", origins.ownWeb).href);
  await live(page);
  await press(page, page.getByRole("link", { name: astrologer.name }).first());
  await expect(page).toHaveURL(/\/astro-guru\/form\?/);
  const startAt = await chooseTime(page);
  await tabTo(page, page.getByRole("radio", { name: "Chat" }));
  // From the first to the last.
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Video call" })).toBeChecked();
  await expect(page).toHaveURL(/mode=video/);
  await press(page, page.getByRole("link", { name: "Sign in to reserve this time" }));
  const phone = newPhone();
  await type(page, page.getByRole("textbox", { name: "Mobile number" }), phone);
  await press(page, page.getByRole("button", { name: "Get OTP" }));
  await expect(page.getByRole("textbox", { name: "OTP" })).toBeFocused();
  await page.keyboard.type(await codeFor(phone, origins.ownApi));
  const reserved = page.waitForResponse(/\/holdSlot/);
  await press(page, page.getByRole("button", { name: "Reserve this time" }));
  const { results } = await (await reserved).json();
  expect(results.start_at).toBe(startAt);
  const when = page.getByRole("definition").filter({ hasText: written(startAt) });
  await expect(when).toBeVisible();
  await press(page, page.getByRole("checkbox", { name: en.agree }), "Space");
  await press(page, page.getByRole("button", { name: en.pay }));
  await press(page, page.getByRole("button", { name: en.acts.pay, exact: true }));
  // Before the time passes: the gateway's page would expire.
  await expect(page.getByRole("link", { name: "Open the booking" })).toBeVisible();
  await expect(when).toBeVisible();
  return Date.parse(startAt);
}

/** The astrologer at the desk of the console. */
async function openDesk(page: Page) {
  await page.goto(`${origins.ownWeb}/console/`);
  await page.getByLabel("Mobile number").fill(astrologer.phone);
  await page.getByRole("button", { name: "Get OTP" }).click();
  await page.getByLabel("OTP").fill(await codeFor(astrologer.phone, origins.ownApi));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("row").nth(1).click();
}

const serverTime = async (response: Response) => Date.parse((await response.json()).meta.server_time);

/** Whether a picture of the other side arrives. */
const sees = (page: Page, label: string) =>
  expect
    .poll(() => page.getByLabel(label).evaluate((video: HTMLVideoElement) => video.videoWidth), {
      // Two browsers encode and decode on the machine that runs everything else.
      timeout: 60_000,
    })
    .toBeGreaterThan(0);

/** Sends the offers of both sides when each has made one, so that they cross. */
async function crossOffers(...sides: readonly Page[]) {
  const { promise: bothMade, resolve } = Promise.withResolvers<void>();
  let made = 0;
  for (const side of sides) {
    await side.route(/\/signal$/, async (route) => {
      const { signal } = route.request().postDataJSON();
      if (signal.type === "offer" && ++made === sides.length) resolve();
      if (signal.kind !== "bye") await bothMade;
      await route.continue();
    });
  }
}

/** When the server heard that a side is there. */
function presenceOf(page: Page): number[] {
  const seen: number[] = [];
  page.on("response", async (response) => {
    if (/\/presence$/.test(response.url()) && response.ok()) seen.push(await serverTime(response));
  });
  return seen;
}

/** The time, in ms, in which one side or the other had lost its connection. */
function pausedMs(...sides: readonly (readonly number[])[]): number {
  const gaps = sides
    .flatMap((seen) => seen.slice(1).map((to, nth) => ({ from: seen[nth] ?? to, to })))
    .filter(({ from, to }) => to - from > LOST_AFTER)
    .toSorted((a, b) => a.from - b.from);
  let paused = 0;
  let until = 0;
  for (const { from, to } of gaps) {
    paused += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return paused;
}

const say = async (page: Page, body: string) => {
  await page.getByRole("textbox", { name: "Message" }).fill(body);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};

/** A voice note of what the microphone of the customer hears, which the astrologer plays. */
async function speak(page: Page, desk: Page) {
  await press(page, page.getByRole("button", { name: "Record a voice note" }));
  await expect(page.getByRole("timer", { name: "Time recorded" })).toHaveText(timeOf(2));
  await press(page, page.getByRole("button", { name: "Stop", exact: true }));
  await press(page, page.getByRole("button", { name: "Send the voice note" }));
  await expect(page.getByRole("button", { name: "Record a voice note" })).toBeFocused();
  await desk.getByRole("button", { name: /^Play the voice note, / }).click();
  await expect
    .poll(() => desk.getByLabel("Voice note").evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
    .toBeGreaterThan(0);
}

/** The birth that a customer shares, or sends. */
async function fillBirth(page: Page) {
  await type(page, page.getByRole("textbox", { name: "Name" }), "Asha Verma");
  for (const [name, value] of Object.entries({ Day: "1", Month: "June", Year: "1943" })) {
    await type(page, page.getByRole("combobox", { name, exact: true }), value);
  }
  await press(page, page.getByRole("checkbox", { name: "I don't know the time" }), "Space");
  await type(page, page.getByRole("searchbox", { name: "Place of birth" }), "Varanasi");
  await press(page, page.getByRole("button", { name: /^Varanasi/ }).first());
}

async function shareChart(page: Page) {
  await press(page, page.getByRole("button", { name: "Share my birth details" }));
  await fillBirth(page);
  await press(page, page.getByRole("button", { name: "Share the chart" }));
  await expect(page.getByText(/ sees your chart\.$/)).toBeVisible();
}

// Up to the lost connection the customer has only a keyboard.
test("a customer and an astrologer see each other, one loses the connection, and only the time of both is charged", async ({
  page,
  context,
  browser,
  watch,
}) => {
  const seen = presenceOf(page);
  const startAt = await book(page);
  await shop.pass(startAt - Date.now() - 5 * MINUTE);
  await press(page, page.getByRole("link", { name: "Open the booking" }));
  await expect(page).toHaveURL(/\/astro\/booking\/status\?/);
  const when = written(new Date(startAt).toISOString());
  await expect(page.getByRole("definition").filter({ hasText: when })).toBeVisible();
  await press(page, page.getByRole("link", { name: "Join the consultation" }));
  await expect(page).toHaveURL(/\/astro\/consultation\?/);
  await press(page, page.getByRole("button", { name: "Join" }));
  await expect(page.getByText(/^You are in\. Waiting for/)).toBeVisible();

  const deskContext = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, permissions, timezoneId: "Asia/Kolkata" },
  });
  await watch(deskContext);
  const desk = await deskContext.newPage();
  const seenAtDesk = presenceOf(desk);
  await openDesk(desk);
  await expect(desk.getByText("The customer is here and waits for you.")).toBeVisible();
  const joined = desk.waitForResponse(/\/join$/);
  await desk.getByRole("button", { name: "Accept and come in" }).click();
  const began = await serverTime(await joined);
  await expect(desk.getByText("Running")).toBeVisible();

  await press(page, page.getByRole("button", { name: "Join with video" }));
  await expect(page.getByText(/ to join the call\. You can already write below\.$/)).toBeVisible();
  await desk.getByRole("button", { name: "Join with video" }).click();
  await sees(page, "Video of Anuradha Deshpande");
  await sees(desk, "Video of the customer");

  await shareChart(page);
  await expect(desk.getByRole("table", { name: "Planets" })).toBeVisible();
  await type(page, page.getByRole("textbox", { name: "Message" }), "When is a good time to change my job?");
  await press(page, page.getByRole("button", { name: "Send", exact: true }));
  await expect(desk.getByText("When is a good time to change my job?")).toBeVisible();
  await say(desk, "After April.");
  await expect(page.getByText("After April.")).toBeVisible();

  await speak(page, desk);
  await press(page, page.getByRole("button", { name: "Send a kundali" }));
  await fillBirth(page);
  await press(page, page.getByRole("button", { name: "Send to Anuradha Deshpande" }));
  await expect(page.getByRole("button", { name: "Remove these birth details" })).toBeVisible();
  await desk.getByRole("button", { name: "Open the chart" }).click();
  await expect(desk.getByText(/^Kundali of Asha Verma: 1943-06-01, time not known, Varanasi/)).toBeVisible();

  // The customer's page is left in the call, and opened again.
  const address = page.url();
  await page.goto("about:blank");
  await expect(desk.getByText("Waiting for the customer to join the call.")).toBeVisible();
  await page.goto(address);
  await press(page, page.getByRole("button", { name: "Join with video" }));
  await sees(page, "Video of Anuradha Deshpande");
  await sees(desk, "Video of the customer");
  await expect(desk.getByText("Connected.")).toBeVisible();

  // Both leave, and join again at the same moment.
  for (const side of [page, desk]) await side.getByRole("button", { name: "Leave the call" }).click();
  await crossOffers(page, desk);
  await Promise.all(
    [page, desk].map((side) => side.getByRole("button", { name: "Join with video" }).click()),
  );
  // Sooner than a connection that failed is tried again.
  await expect(desk.getByText("Connected.")).toBeVisible({ timeout: 15_000 });
  await sees(page, "Video of Anuradha Deshpande");
  await sees(desk, "Video of the customer");

  await context.setOffline(true);
  await expect(page.getByText("Reconnecting. The timer has stopped; you are not charged.")).toBeVisible();
  await shop.pass(10 * MINUTE);
  await expect(desk.getByText("Stopped. The customer has lost the connection.")).toBeVisible();
  await say(desk, "Are you there?");
  await context.setOffline(false);
  await expect(page.getByText("Are you there?")).toHaveCount(1);
  await say(page, "Yes, I am back.");
  await expect(desk.getByText("Yes, I am back.")).toHaveCount(1);
  await expect(desk.getByText("Running")).toBeVisible();

  await press(page, page.getByRole("button", { name: "End the consultation" }));
  const ended = page.waitForResponse(/\/astro\/end$/);
  await press(page, page.getByRole("button", { name: "End now" }));
  const { results, meta } = await (await ended).json();
  await expect(page.getByRole("heading", { name: "The consultation has ended" })).toBeVisible();
  await expect(desk.getByRole("status").getByText("Ended", { exact: true })).toBeVisible();
  const live = Date.parse(meta.server_time) - began;
  const paused = pausedMs(seen, seenAtDesk);
  expect(paused).toBeGreaterThan(10 * MINUTE);
  expect(Math.abs(results.billed_seconds * 1000 - (live - paused))).toBeLessThan(LOST_AFTER);
  await expect(desk.getByText(new RegExp(`^${timeOf(results.billed_seconds)} of`))).toBeVisible();
  await expect(page.getByText(timeOf(results.billed_seconds), { exact: true })).toBeVisible();
  expect(results.charged.amount + results.refunded.amount).toBe(results.paid.amount);
});
