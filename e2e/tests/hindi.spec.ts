import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import {
  atGateway,
  choosePackage,
  findInList,
  giveContact,
  giveName,
  goToPay,
  live,
  passAddons,
} from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { press, tabTo, type } from "../support/keyboard.ts";
import { hi } from "../support/labels.ts";
import { codeFor, findPuja, messageTo, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const day = (instant: string, weekday: "long" | "short" = "long") =>
  new Intl.DateTimeFormat("hi-IN-u-nu-latn", {
    weekday,
    day: "numeric",
    month: "long",
    timeZone: "Asia/Kolkata",
  })
    .format(new Date(instant))
    .replace(",", "");

/** Signs in with the keyboard alone, on the page that asks for it. */
async function signIn(page: Page) {
  const phone = newPhone();
  await type(page, page.getByRole("textbox", { name: hi.mobile }), phone);
  await press(page, page.getByRole("button", { name: "OTP पाएँ" }));
  await expect(page.getByRole("textbox", { name: "OTP" })).toBeFocused();
  await page.keyboard.type(await codeFor(phone));
}

test.describe("a visitor whose browser is set to Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("buys from the first page to the order in Hindi, with lakhs in the prices and Hindi dates", async ({
    page,
  }) => {
    const puja = await findPuja({ language: "hi", nth: 7 });
    const total = `₹${(1_50_000 + (puja.packages[0]?.price.amount ?? 0) / 100).toLocaleString("en-IN")}`;
    const phone = newPhone();

    await findInList(page, puja, hi);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByText(day(puja.muhurat.start_at)).first()).toBeVisible();
    await choosePackage(page, 0, hi);
    await page.getByRole("textbox", { name: /^पुरोहित जी के लिए दक्षिणा/ }).fill("150000");
    await passAddons(page, undefined, hi);
    // From ₹50,000 the invoice shows the buyer's name and address (CGST Rules, rule 46).
    await page.getByRole("textbox", { name: "आपका नाम" }).fill("सुनीता वर्मा");
    await page.getByRole("textbox", { name: "PIN कोड" }).fill("452001");
    await page.getByRole("textbox", { name: "मकान और गली" }).fill("7 छतरी मार्ग");
    await page.getByLabel("शहर या गाँव").fill("इंदौर");
    await giveContact(page, phone, hi);
    expect(total).toMatch(/^₹1,5\d,\d{3}$/);
    await expect(page.getByRole("button", { name: `${total} का भुगतान करें` })).toBeVisible();
    await goToPay(page, hi);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByText(total)).toBeVisible();
    await atGateway(page, "pay", hi);

    await expect(page.getByRole("heading", { level: 1, name: hi.paid })).toBeVisible();
    await expect(page.getByText(total)).toBeVisible();
    await expect(page.getByText(new RegExp(`^${day(puja.muhurat.start_at, "short")}`))).toBeVisible();
    expect(await messageTo(phone, "order_paid")).toContain("आपका भुगतान मिल गया है");

    await giveName(page, "आशा वर्मा", "भारद्वाज", hi);
    await page.getByRole("link", { name: hi.seeOrder }).click();
    await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
    await expect(page.getByText("आशा वर्मा")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page).toHaveTitle(/ऑर्डर/);
  });

  test("asks the assistant, then customer care, and ends the chat with the keyboard alone", async ({
    page,
  }) => {
    const messages = page.getByRole("log", { name: "मैसेज" });
    await page.goto("/chat");
    await live(page);
    await expectAccessible(page);
    await press(page, page.getByRole("link", { name: "साइन इन करें" }));
    await signIn(page);
    await press(page, page.getByRole("button", { name: "ग्राहक सेवा से चैट करें" }));
    await expectRoute(page, "/chats/:id");
    await type(page, page.getByRole("textbox", { name: "मैसेज" }), "आज वाराणसी में राहु काल कब है?");
    await page.keyboard.press("Enter");
    await expect(messages.getByText(/राहु काल: .+ से .+/)).toBeVisible();
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "ग्राहक सेवा से बात करें" }));
    await expect(messages.getByText("ग्राहक सेवा को भेजा गया")).toBeVisible();
    await press(page, page.getByText("और विकल्प"));
    await press(page, page.getByRole("button", { name: "बातचीत समाप्त करें" }));
    await press(page, page.getByRole("button", { name: "समाप्त करें", exact: true }));
    await expect(messages.getByText("यह बातचीत समाप्त हो गई")).toBeVisible();
    await press(page, page.getByRole("button", { name: "5 स्टार" }));
    await expect(page.getByText("धन्यवाद।")).toBeVisible();
    await expectAccessible(page);
  });

  test("books a time with an astrologer with the keyboard alone", async ({ page }) => {
    await page.goto("/astro-guru/find");
    await live(page);
    await expectAccessible(page);
    await press(
      page,
      page
        .locator("main")
        .getByRole("link", { name: /^अनुराधा देशपांडे/ })
        .first(),
    );
    await expectRoute(page, "/astro-guru/form");
    const times = page.getByRole("radiogroup", { name: "समय", exact: true }).getByRole("radio");
    await press(page, times.first(), "Space");
    await expectAccessible(page);
    await press(page, page.getByRole("link", { name: "समय रिज़र्व करने के लिए साइन इन करें" }));
    await signIn(page);
    await press(page, page.getByRole("button", { name: "यह समय रिज़र्व करें" }));
    await press(page, page.getByRole("checkbox", { name: hi.agree }), "Space");
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: hi.pay }));
    await press(page, page.getByRole("button", { name: hi.acts.pay, exact: true }));
    await tabTo(page, page.getByRole("link", { name: "बुकिंग देखें" }));
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expectRoute(page, "/astro/booking/status");
    await expect(page.getByRole("heading", { level: 1, name: "आपका परामर्श बुक है" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("changing the language in the panel keeps the page", async ({ page }) => {
  const [puja, inHindi] = await Promise.all([findPuja(), findPuja({ language: "hi" })]);
  await page.goto(`/pooja/${puja.id}`);
  await live(page);
  await page.getByRole("link", { name: "Country and language" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { level: 1, name: inHindi.title })).toBeVisible();
  await expect(page).toHaveURL(`/pooja/${puja.id}?lang=hi`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  // Who returns by a bare address is sent on, also where a shared cache sent the page in English.
  await page.goto(`/pooja/${puja.id}`);
  await expect(page).toHaveURL(`/pooja/${puja.id}?lang=hi`);
  await page.route(`**/pooja/${puja.id}`, async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    await route.fulfill({ response: await route.fetch({ headers: { ...headers, cookie: "" } }) });
  });
  await page.goto(`/pooja/${puja.id}`);
  await expect(page).toHaveURL(`/pooja/${puja.id}?lang=hi`);
  await live(page);
  await page.getByRole("link", { name: "देश और भाषा" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await expect(page).toHaveURL(`/pooja/${puja.id}`);
});
