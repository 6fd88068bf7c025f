import { isUsable, onSlowPhone } from "./phone.mjs";

/** The shortest interaction that the Event Timing API reports. */
const SHORTEST = 16;

/** Runs in the page: reports the longest event of each interaction. */
function observe() {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.reportTap(interactionId, duration);
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
}

/** Where prasad is sent, of a package that sends some. */
async function fillAddress(page) {
  const pin = page.getByLabel("PIN code");
  if ((await pin.count()) === 0) return;
  await pin.fill("221001");
  // The PIN code fills in the state.
  await page.waitForFunction(() => {
    const values = [...document.querySelectorAll("input")].map(({ value }) => value);
    return values.includes("Uttar Pradesh");
  });
  for (const field of await page.locator("input[required]:not([type=tel])").all()) {
    if ((await field.inputValue()) === "") await field.fill("Varanasi");
  }
}

/** The way from a puja to the payment page, tap by tap. */
async function buy(page, tap) {
  const first = (role, name) => page.getByRole(role, { name }).filter({ visible: true }).first();
  const proceed = async (name, next) => {
    await tap(first("button", name));
    await next.waitFor();
  };
  const more = page.getByRole("button", { name: /^One more/ });
  const phone = page.getByRole("textbox", { name: "Mobile number" });
  const consent = page.getByRole("checkbox", { name: /agree/ });

  // The first package is last: it sends no prasad, so it needs no address.
  for (const card of (await page.getByRole("radio").all()).slice(0, 4).reverse()) await tap(card);
  await proceed(/^Continue/, more.first());
  for (const addon of (await more.all()).slice(0, 3)) await tap(addon);
  await proceed(/^Continue/, phone);
  await phone.fill("9876543210");
  await fillAddress(page);
  await proceed(/^Continue/, consent);
  await tap(consent);
  await tap(first("button", /^Pay/));
  await page.waitForURL((url) => !url.pathname.endsWith("/continue"));
}

/**
 * How long the page takes to show that it felt a tap, in ms, at the 95th of 100 percent of the taps of a
 * purchase made `times` times.
 */
export async function measureTaps(url, times = 3) {
  const felt = [];
  for (let time = 0; time < times; time++) {
    await onSlowPhone(async (page) => {
      const longest = new Map();
      let taps = 0;
      await page.exposeFunction("reportTap", (id, duration) =>
        longest.set(id, Math.max(duration, longest.get(id) ?? 0)),
      );
      await page.addInitScript(observe);
      await page.goto(url);
      await page.waitForFunction(isUsable);
      await buy(page, async (control) => {
        await control.tap();
        taps++;
        await page.waitForTimeout(400); // a tap that waits for the one before it would measure both
      });
      const reported = [...longest.values()];
      felt.push(...reported, ...Array(Math.max(0, taps - reported.length)).fill(SHORTEST));
    });
  }
  return felt.toSorted((a, b) => a - b)[Math.ceil(felt.length * 0.95) - 1];
}
