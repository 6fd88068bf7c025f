import { listen, makeTicket, makeToken } from "../support/link.ts";
import { listenAsClarity, type Sentry, startMonitoredWeb, startSentry } from "../support/monitoring.ts";
import { findPuja } from "../support/shop.ts";
import type { Web } from "../support/start-web.ts";
import { expect, test } from "../support/test.ts";
import { origins, ports } from "../system.ts";

test("a link signs in and leads where it points; with a bad one, all local storage is cleared", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 401/, /UNAUTHORIZED/, /ERR_FETCHING_USER/);
  const { token, masked } = await makeToken();
  const userCall = page.waitForRequest(/getUser/);
  await page.goto(`/exchange-policy?panel=account&token=${token}&platform=android`);
  expect((await userCall).headers()["x-platform"]).toBe("android");
  await expect(page.getByText(masked, { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/exchange-policy?panel=account");
  expect(await page.evaluate(() => localStorage.getItem("platform"))).toBe("android");

  await page.goto("/exchange-policy?utm_source=a&token=no-longer-good&platform=ios");
  await expect(page.getByText("This link has expired. Please sign in.")).toBeVisible();
  await expect(page).toHaveURL("/auth?next=%2Fexchange-policy%3Futm_source%3Da&link=expired");
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ["user", "utm", "platform", "landing_path"]) expect(left).not.toContain(key);

  await page.goto("/?panel=account");
  await expect(page.getByText("You are not signed in")).toBeVisible();
});

test("D22 a link with a one-time ticket signs in once, and leaves a token of this browser's own", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 401/, /UNAUTHORIZED/, /ERR_FETCHING_USER/);
  const { token, masked } = await makeToken();
  const ticket = await makeTicket(token);
  const link = `/exchange-policy?panel=account&token=${ticket}&platform=android`;
  await page.goto(link);
  await expect(page.getByText(masked, { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("user") ?? "");
  expect(stored).not.toContain(ticket);
  expect(stored).not.toContain(token);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText("This link has expired. Please sign in.")).toBeVisible();
});

test.describe("where errors are reported, visits are counted and the log is read", () => {
  test.use({ baseURL: origins.linked });

  let sentry: Sentry;
  let web: Web;
  test.beforeAll(async () => {
    sentry = await startSentry();
    web = await startMonitoredWeb(sentry, ports.linked, { LOG_LEVEL: "debug" });
  });
  test.afterAll(async () => {
    await web.stop();
    sentry.close();
  });

  test("the token is in no address, history, referrer, entry, call, report, log or console (B-25)", async ({
    page,
    context,
  }) => {
    const traffic = listen(context);
    const clarity = await listenAsClarity(page);
    const puja = await findPuja();
    const { token } = await makeToken();
    const link = `${origins.linked}/pooja/${puja.id}?utm_source=a&token=${token}&platform=android`;
    await page.goto("/exchange-policy");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
    await expect(page).toHaveURL(`/pooja/${puja.id}?utm_source=a`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toContain(token);
    // Analytics and monitoring start after the page is interactive, and have sent their first reports.
    await expect.poll(() => clarity.bytes()).toContain(`"url":"${origins.linked}/pooja/${puja.id}`);
    await expect.poll(() => sentry.events().map(({ type }) => type)).toContain("transaction");

    const inPage = await page.evaluate(() => ({
      entries: performance.getEntries().map(({ name }) => name),
      referrer: document.referrer,
      name: window.name,
      state: JSON.stringify(history.state),
      html: document.documentElement.outerHTML,
      session: JSON.stringify({ ...sessionStorage }),
      local: JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== "user")),
      cookies: document.cookie,
    }));
    for (const [place, text] of Object.entries(inPage)) {
      expect(JSON.stringify(text), place).not.toContain(token);
    }
    expect(await traffic.carriers(token)).toEqual([link]);
    expect(traffic.logged.join()).not.toContain(token);
    expect(clarity.bytes()).not.toContain(token);
    expect(sentry.bytes()).not.toContain(token);
    expect(web.log()).toContain(`/pooja/${puja.id}`);
    expect(web.log()).not.toContain(token);

    await page.goBack();
    await expect(page).toHaveURL("/exchange-policy");
    await page.goForward();
    await expect(page).toHaveURL(`/pooja/${puja.id}?utm_source=a`);
    await page.goto("/exchange-policy");
    expect(await traffic.carriers(token)).toEqual([link]);
  });
});
