import { live, signIn } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { listenAsClarity, type Sentry, startMonitoredWeb, startSentry } from "../support/monitoring.ts";
import { makePaidOrder } from "../support/order.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

test("without monitoring and analytics configured, nothing is requested from another host", async ({
  page,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origins.web)) strangers.push(request.url());
  });
  const answer = await page.goto("/online-puja");
  expect(answer?.headers()["content-security-policy"]).toContain("connect-src 'self';");
  await live(page);
  await page.getByRole("link", { name: "Aradhana" }).first().click();
  await expect(page).toHaveURL("/");
  await page.waitForLoadState("networkidle");
  expect(strangers).toEqual([]);
});

test.describe("with monitoring and analytics configured", () => {
  test.use({ baseURL: origins.monitored });

  let sentry: Sentry;
  let web: { stop(): Promise<void> };
  test.beforeAll(async () => {
    sentry = await startSentry();
    web = await startMonitoredWeb(sentry);
  });
  test.afterAll(async () => {
    await web.stop();
    sentry.close();
  });

  test("an error is reported once with its environment; a chunk that failed to load is not", async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/broken on purpose|Loading chunk 7 failed/);
    await listenAsClarity(page);
    await page.goto("/exchange-policy");
    await live(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error(`broken on purpose ${"x ".repeat(300)}`);
      });
      void Promise.reject(new Error("Loading chunk 7 failed"));
    });
    const reported = () => sentry.events().filter(({ exception }) => exception);
    await expect.poll(reported).toHaveLength(1);
    const [event] = reported();
    expect(event).toMatchObject({
      environment: "production",
      release: "8.55.0",
      request: { url: `${origins.monitored}/exchange-policy` },
    });
    expect(event?.exception?.values[0]?.value).toMatch(/^broken on purpose .{229}\.{3}$/);
    await expect
      .poll(() => sentry.events().find(({ type }) => type === "transaction")?.transaction)
      .toBe("/exchange-policy");
    expect(sentry.bytes()).not.toContain("Loading chunk 7");
  });

  test("§8 a 401 is reported to both with the calls before it, and the visitor is signed out", async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/status of 401|UNAUTHORIZED/);
    const clarity = await listenAsClarity(page);
    await page.goto("/auth?next=/exchange-policy");
    await live(page);
    await signIn(page, newPhone());
    await expect(page).toHaveURL("/exchange-policy");
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem("user") ?? "{}");
      localStorage.setItem("user", JSON.stringify({ ...record, token: "no-longer-good" }));
    });
    await page.goto("/exchange-policy?panel=orders");
    await expect(page.getByText("You were signed out. Sign in to continue")).toBeVisible();

    // The panel reads two lists. The first answer ends the session, and with it the other read.
    const reported = () => sentry.events().find(({ message }) => message === "UNAUTHORIZED");
    await expect.poll(reported).toBeDefined();
    const url = reported()?.extra?.url;
    expect(String(url)).toMatch(
      new RegExp(`^${origins.monitored}/api/v1/(order/getOrders|mandate/getMandates)$`),
    );
    expect(reported()).toMatchObject({ level: "warning", extra: { method: "GET", url, status: 401 } });
    expect(reported()?.breadcrumbs?.map(({ message }) => message)).toContain(`GET ${url} 401`);
    for (const event of ["UNAUTHORIZED", "Backend Error"]) {
      await expect.poll(() => clarity.bytes()).toContain(JSON.stringify({ name: "event", args: [event] }));
    }
  });

  test("no token, phone, name, secret or query of a visitor is sent to either", async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/broken|status of 4\d\d/);
    const clarity = await listenAsClarity(page);
    const phone = newPhone();
    const puja = await findPuja({ nth: 9 });
    const order = await makePaidOrder(puja, phone);
    const name = "Zqasha Zqsharma";

    await page.goto(`/auth?next=${encodeURIComponent("/exchange-policy")}`);
    await live(page);
    await signIn(page, phone);
    await expect(page).toHaveURL("/exchange-policy");
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").token as string);

    // By addresses, by links within the page, and by Back.
    await page.goto(`/orders/${order.id}/${encodeURIComponent(name)}?q=${name}#t=${order.secret}`);
    await live(page);
    await expect(page).not.toHaveURL(/t=/);
    await page.getByRole("link", { name: "Aradhana" }).first().click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`/online-puja?q=${phone}`);
    await live(page);
    await page.goto("/?panel=account");
    await live(page);
    await expect(page.getByText(`•••••${phone.slice(-4)}`).first()).toBeVisible();

    // By errors, whatever they say.
    await page.evaluate(
      ([secrets]) => {
        for (const secret of secrets) {
          setTimeout(() => {
            throw new Error(secret);
          });
        }
      },
      [
        [
          `broken for ${phone}`,
          `broken with Bearer ${token}`,
          `broken at /auth?token=${token}&phone=${phone}#${encodeURIComponent(name)}`,
          `broken by ${JSON.stringify({ name, phone: { number: phone }, email: "zqasha@example.com" })}`,
          `broken at ${origins.monitored}/orders/${order.id}/${encodeURIComponent(name)}#t=${order.secret}`,
        ],
      ] as const,
    );
    await expect.poll(() => sentry.bytes().match(/broken (?:for|with|at|by)/g)?.length ?? 0).toBe(5);
    await expect.poll(() => clarity.bytes()).toContain("/tag/fake");
    await expect.poll(() => clarity.bytes()).toContain(`"url":"${origins.monitored}/?panel=account"`);

    for (const [who, bytes] of [
      ["Sentry", sentry.bytes()],
      ["Clarity", clarity.bytes()],
    ]) {
      for (const needle of [token, phone, order.secret, "Zqasha", "Zqsharma", "zqasha@example.com"]) {
        expect(bytes, `${who} was reported ${needle}`).not.toContain(needle);
      }
    }
    const id = await page.evaluate(
      () => JSON.parse(localStorage.getItem("user") ?? "{}").userDetails.id as string,
    );
    const errors = sentry
      .events()
      .filter(({ exception }) => exception?.values[0]?.value.match(/^broken (?:for|with|at|by)/));
    expect(errors.map(({ user }) => user)).toEqual(Array(5).fill({ id }));
    expect(clarity.bytes()).toContain(JSON.stringify({ name: "identify", args: [id] }).slice(1, -1));
  });

  test("a typed birth and a chat message are sent to neither, and only to the calls that need them", async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/broken/);
    const privateWords = ["Zqanahita", "Zqverma", "1943-07-19", "Moradabad", "Zqmessage"];
    const findPrivate = (text: string) => privateWords.filter((word) => text.includes(word));
    const clarity = await listenAsClarity(page);
    const carriers = new Set<string>();
    page.on("request", (request) => {
      const url = new URL(request.url());
      const content = `${decodeURIComponent(url.href)} ${request.postData() ?? ""}`;
      if (findPrivate(content).length > 0) carriers.add(url.pathname);
    });
    const isRead = (address: string) =>
      expect.poll(() => clarity.bytes()).toContain(`"url":"${origins.monitored}${address}"`);
    /** Lets Clarity read the page as it is now, at another address. */
    const changeAddress = async (address: string) => {
      await page.evaluate((next) => history.replaceState(history.state, "", next), address);
      await isRead(address);
    };
    /** Lets Sentry report the calls of the page as the breadcrumbs of an error. */
    const reportError = async (message: string) => {
      await page.evaluate((text) => {
        setTimeout(() => {
          throw new Error(text);
        });
      }, message);
      const messages = () =>
        sentry.events().flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
      await expect.poll(messages).toContain(message);
    };

    await page.goto("/astro-guru/form?service=kundali");
    await live(page);
    await isRead("/astro-guru/form?service=kundali");
    await page.getByRole("textbox", { name: "Name" }).fill("Zqanahita Zqverma");
    for (const [name, value] of [
      ["Day", "19"],
      ["Month", "7"],
      ["Year", "1943"],
      ["Hour", "3"],
      ["Minute", "12"],
      ["AM or PM", "am"],
    ] as const) {
      await page.getByRole("combobox", { name, exact: true }).selectOption(value);
    }
    await page.getByRole("searchbox", { name: "Place of birth" }).fill("Moradabad");
    await page
      .getByRole("button", { name: /^Moradabad/ })
      .first()
      .click();
    await expect(page.getByText("UTC offset used: UTC+06:30")).toBeVisible();
    await changeAddress("/astro-guru/form?service=kundali&n=1");
    await reportError("broken at the birth");

    await page.goto("/auth?next=/chat");
    await live(page);
    await isRead("/auth?next=/chat");
    await signIn(page, newPhone());
    await expect(page).toHaveURL("/chat");
    await isRead("/chat");
    await page.getByRole("button", { name: "Chat with customer care" }).click();
    // Clarity is stopped there: the address has the id of the conversation.
    await expectRoute(page, "/chats/:id");
    await page.getByRole("button", { name: "Talk to a person" }).click();
    await page.getByRole("textbox", { name: "Message" }).fill("Zqmessage for you");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("log").getByText("Zqmessage for you")).toBeVisible();
    await expect(page.getByRole("log").getByText("Sent")).toBeVisible();
    await reportError("broken in the chat");

    await page.goto("/chat");
    await expect(page.getByText("Zqmessage for you")).toBeVisible();
    await changeAddress("/chat?n=1");

    expect({ sentry: findPrivate(sentry.bytes()), clarity: findPrivate(clarity.bytes()) }).toEqual({
      sentry: [],
      clarity: [],
    });
    expect([...carriers].map((path) => path.replace(/^.*\/v1\//, "")).toSorted()).toEqual([
      "chat/sendMessage",
      "geo/localTime",
      "geo/places",
    ]);
  });
});
