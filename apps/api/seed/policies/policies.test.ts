import { expect, test } from "vitest";
import { allGems } from "../goods/gems/all-gems.ts";
import { settingsOf } from "../goods/gems/settings.ts";
import { allProducts } from "../goods/products/all-products.ts";
import { toReturnTerms } from "../goods/return-rules.ts";
import { everyText } from "../seed-texts.fixtures.ts";
import { policies } from "./policies.ts";

const isPromise = (path: string) => /^(policies|howItWorks|trustPoints|banners)\.|\.faqs\./.test(path);
const promises = everyText.filter(([path]) => isPromise(path));

// Features that do not exist. Remove a line when its feature is built.
test.each<[string, RegExp, RegExp]>([
  ["shows what the courier does", /event of the courier/i, /कूरियर की हर सूचना/],
  ["takes photos, corrections or cancellations", /from your order/i, /ऑर्डर से (एक चित्र|सुधार|रद्द)/],
  ["gives out tickets", /ticket number/i, /टिकट/],
  ["sends recordings", /on WhatsApp and in/i, /WhatsApp पर और/],
  ["takes reviews", /can review/i, /समीक्षा.*लिख सकते/],
  ["finds districts and localities", /fill in the district|choose the locality/i, /ज़िला|इलाक़ा/],
])("no policy, FAQ or home page text says that the shop %s", (_what, en, hi) => {
  const paths = promises.filter(([, text]) => en.test(text.en) || hi.test(text.hi)).map(([path]) => path);
  expect(paths).toEqual([]);
});

test("no text says that names can be changed until exactly two hours before the puja", () => {
  const exact = promises.filter(([, { en, hi }]) => /until two hours/i.test(en) || /से दो घंटे पहले तक/.test(hi));
  expect(exact).toEqual([]);
});

test("the sections on cancelling, rescheduling, choices and complaints name customer care", () => {
  const sections = policies.flatMap(({ slug, sections }) => sections.map((section) => ({ slug, section })));
  const anchors = ["exchange-policy#cancel", "exchange-policy#move", "exchange-policy#our-fault"].concat(
    [
      "shipping-policy#address",
      "shipping-policy#tracking",
      "privacy-policy#consent",
      "privacy-policy#rights",
    ],
    policies.map(({ slug }) => `${slug}#complaints`),
  );
  for (const anchor of anchors) {
    const found = sections.find(({ slug, section }) => `${slug}#${section.anchor}` === anchor)?.section;
    const content = JSON.stringify(found?.blocks);
    expect(content, anchor).toMatch(/customer care/i);
    expect(content, anchor).toContain("ग्राहक सेवा");
  }
});

test("the policy on returns has every return rule of a product or a gem", () => {
  const rules = [
    ...[...allProducts, ...allGems].map(({ returnRule }) => toReturnTerms(returnRule)),
    ...allGems.flatMap(({ hsn }) => settingsOf(hsn).map(({ returns }) => returns)),
  ];
  const text = JSON.stringify(policies.find(({ slug }) => slug === "exchange-policy"));
  const missing = rules.filter(({ terms }) => !text.includes(terms.en) || !text.includes(terms.hi));
  expect(missing).toEqual([]);
});
