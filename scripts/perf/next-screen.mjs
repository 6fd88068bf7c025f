import { isUsable, onSlowPhone, slow4G } from "./phone.mjs";

/** How long a link or a form has been in view when it is tapped, in ms. */
const IN_VIEW = 1_000;

/** Runs in the page: how long after the next tap its content is painted, in ms. Content is a heading, or a button. */
const timeNext = ({ heading, button }) => {
  const hasContent = () =>
    heading
      ? document.querySelector("h1")?.textContent === heading
      : [...document.querySelectorAll("main button")].some(({ ariaLabel, textContent }) =>
          (ariaLabel ?? textContent).startsWith(button),
        );
  return new Promise((resolve) => {
    let tappedAt;
    addEventListener("click", ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true });
    const look = () => {
      if (tappedAt === undefined || !hasContent()) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now() - tappedAt));
    };
    look();
  });
};

async function settle(page) {
  await page.waitForFunction(isUsable);
  await page.waitForLoadState("networkidle");
}

async function timeTap(page, control, content) {
  const painted = page.evaluate(timeNext, content);
  await page.waitForTimeout(IN_VIEW);
  await control.tap();
  return painted;
}

/**
 * How long the next screen takes after the tap on what has been in view for a second, on slow 4G, in ms: from the list to a
 * puja that was below the fold, and from the puja's page to its checkout.
 */
export async function measureNextScreens(web) {
  return onSlowPhone(async (page, session) => {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
    await page.goto(`${web}/online-puja`);
    await settle(page);
    const card = page.getByRole("article").nth(5);
    const heading = await card.getByRole("heading").first().textContent();
    await card.scrollIntoViewIfNeeded();
    const list = await timeTap(page, card.getByRole("link").first(), { heading });
    await settle(page);
    const proceed = page.getByRole("button", { name: /^Continue/ }).filter({ visible: true });
    const detail = await timeTap(page, proceed.first(), { button: "One more" });
    return { list, detail };
  });
}
