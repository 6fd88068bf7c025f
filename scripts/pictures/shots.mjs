/** Pictures of the running shop: a page of it, or what `walk` comes to. */
export const shopShots = [
  { name: "home-360", path: () => "/" },
  { name: "home-1280-dark", path: () => "/", width: 1280, height: 900, scheme: "dark" },
  { name: "list-1280", path: () => "/online-puja", width: 1280, height: 900 },
  { name: "puja-360-dark-hindi", path: (puja) => `/pooja/${puja}?lang=hi`, scheme: "dark", language: "hi" },
  { name: "payment-360", path: (puja) => `/pooja/${puja}`, walk: toPay },
  { name: "order-360", path: (puja) => `/pooja/${puja}`, walk: toOrder },
  { name: "design-home-768", path: () => "/", width: 768, height: 900 },
  { name: "design-puja-360", path: (puja) => `/pooja/${puja}` },
];

/** Pictures of the built Storybook: stories side by side. */
export const storyShots = [
  {
    name: "design-colours",
    stories: ["foundations-colours--palette", "foundations-colours--palette"],
    dark: [1],
  },
  { name: "design-type", stories: ["foundations-type--leading"], width: 720, height: 330 },
  {
    name: "design-artwork",
    stories: ["foundations-artwork--pujas", "foundations-artwork--offerings"],
    width: 540,
    height: 480,
  },
  ...[{ name: "design-goods" }, { name: "design-goods-dark", dark: [0, 1] }].map((shot) => ({
    ...shot,
    stories: ["foundations-artwork--products", "foundations-artwork--gemstones"],
    width: 1200,
    height: 1800,
    density: 1,
  })),
  {
    name: "design-partners",
    stories: [
      "foundations-partner-themes--orange-and-green",
      "foundations-partner-themes--purple",
      "foundations-partner-themes--blue",
    ],
    width: 310,
    height: 624,
    dark: [2],
  },
];

async function toPay(page) {
  await page.getByRole("button", { name: /^Continue / }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("textbox", { name: "Mobile number" }).fill("9876543210");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("button", { name: /^Pay [^a-z]*\d/ }).waitFor();
}

async function toOrder(page) {
  await toPay(page);
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await page.getByRole("button", { name: /^Pay [^a-z]*\d/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("link", { name: "See the order" }).click();
  await page.getByRole("heading", { name: "Status" }).waitFor();
}
