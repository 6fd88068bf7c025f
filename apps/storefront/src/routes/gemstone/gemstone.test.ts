import type { Review } from "@aradhana/core/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";
import { gem, product } from "../../../test/goods-fixture.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const stone = `/gemstones/${gem().id}`;
const mala = `/abhimantrit-products/${product().id}`;
const html = async (path: string) => (await getPage(api.url, path)).text();
const things = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

test("a stone says what was done to it, who should not wear it and how it can be returned", async () => {
  const page = await html(stone);
  for (const words of [
    "Heated to improve the colour.",
    "for the ascendants (lagna) Kanya",
    "1 ratti = 0.9114 ct = 182 mg",
    "10.4 × 8.6 × 5.9 mm",
    "10.4 × 8.6 mm, beside a ₹10 coin of 27 mm and on a finger 17 mm wide",
    "Om Suryaya Namah",
    "With its original report.",
    "Ring, 18 carat gold",
  ]) {
    expect(page).toContain(words);
  }
});

test("the report of a stone is a sample, or the laboratory's picture or PDF with its date and where it is verified", async () => {
  expect(await html(stone)).not.toContain("Open the report");
  const own = gem().certificate;
  const opened = (certificate: Partial<typeof own>) => {
    const results = gem({ certificate: { ...own, ...certificate } });
    api.answers("/noauth-api/v1/gemstone/gemById", () => ({ results }));
    return html(stone);
  };
  const sample = "/noauth-api/v1/goods/report/pd_1?lang=en";
  const size = { type: "picture", width: 640, height: 480 } as const;
  const sampled = await opened({ scan: { url: sample, sample: true, ...size } });
  expect(sampled).toMatch(/<img [^>]*src="\/noauth-api\/v1\/goods\/report\/pd_1\?lang=en"/);
  expect(sampled).toContain("A sample, drawn from the facts on this page.");
  expect(sampled).not.toContain("Verify at");

  const url = "/noauth-api/v1/goods/labReport/pd_1/rep_1";
  const issued = { issued_on: "2026-11-02", verify_url: "https://verify.gis.example/0417" };
  const picture = { url: `${url}.webp`, sample: false, type: "picture", width: 600, height: 800 } as const;
  const photographed = await opened({ ...issued, scan: picture });
  expect(photographed).toMatch(/<a href="[^"]*rep_1\.webp"[^>]*><img [^>]*width="600" height="800"/);
  expect(photographed).toMatch(/Issued on [^<]*2 November 2026/);
  expect(photographed).toContain(`Verify at ${own.lab}`);
  expect(photographed).toContain(`href="${issued.verify_url}"`);
  expect(photographed).not.toContain("A sample, drawn");

  const pdf = await opened({ scan: { ...picture, url: `${url}.pdf`, type: "pdf" } });
  expect(pdf).toContain("Open the report (PDF)");
  expect(pdf).not.toMatch(/<img [^>]*rep_1\.pdf/);
});

test("a product says when its pieces were energised and leads to the video, where that is recorded", async () => {
  expect(await html(mala)).not.toContain("were energised on");
  const recorded = { on: "2026-11-24", video_url: "https://video.test/energised" };
  api.answers("/noauth-api/v1/abhimantrit_product/productById", () => ({
    results: product({ energisation: { ...product().energisation, ...recorded } }),
  }));
  const page = await html(mala);
  expect(page).toMatch(/The pieces in stock were energised on [^.]*24 November 2026/);
  expect(page).toContain(`href="${recorded.video_url}"`);
});

const byAsha: Review = {
  ...{ stars: 4, text: "The beads are even and smooth.", author: "Asha", city: "Jaipur" },
  ...{ language: "en", is_sample: false },
};
const twoReviews = {
  ...{ avg: 4.5, count: 2, histogram: [1, 1, 0, 0, 0] },
  items: [byAsha, { ...byAsha, stars: 5, author: "Ravi" }],
};

test("without reviews a product says so, and search engines read no rating", async () => {
  const page = await html(mala);
  expect(page).toContain("No reviews yet.");
  expect(things(page)[0]).not.toHaveProperty("aggregateRating");
});

test("the reviews of a product are shown with their average, which search engines read too", async () => {
  const rating = { avg: 4.5, count: 2 };
  api.answers("/noauth-api/v1/abhimantrit_product/productById", () => ({
    results: product({ rating, reviews: twoReviews }),
  }));
  const page = await html(mala);
  for (const words of ["4.5 out of 5 · 2 reviews", "The beads are even and smooth.", "Ravi, Jaipur"]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain("Show more reviews");
  expect(things(page)[0].aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
});

test("the page of a gem, which is unique, shows the reviews of all, and search engines read none of them", async () => {
  api.answers("/noauth-api/v1/gemstone/gemById", () => ({ results: gem({ reviews: twoReviews }) }));
  const page = await html(stone);
  expect(page).toContain("Reviews of our gemstones");
  expect(page).toContain("The beads are even and smooth.");
  expect(things(page)[0]).not.toHaveProperty("aggregateRating");
});

test("it is bought without a script", async () => {
  expect(await html(stone)).toContain(`action="/gemstones/${gem().id}/order"`);
  const page = await html(mala);
  expect(page).toContain(`action="/abhimantrit-products/${product().id}/order"`);
  // A colour that is sold out cannot be chosen.
  expect(page).toMatch(new RegExp(`<input[^>]*disabled=""[^>]*value="${product().variants[1]?.id}"`));
});

test("a sold stone keeps its page, with similar ones in place of a way to buy it", async () => {
  api.answers("/noauth-api/v1/gemstone/gemById", () => ({ results: gem({ stock: 0 }) }));
  const page = await html(stone);
  expect(page).toContain("This stone is sold or reserved");
  expect(page).toContain("Ruby, 5.31 ct, cushion");
  expect(page).not.toContain('id="buy"');
  expect(things(page)[0].offers.availability).toBe("https://schema.org/SoldOut");
});

test("search engines read a product with its offer, return rule and delivery", async () => {
  const [thing] = things(await html(mala));
  expect(thing).toMatchObject({
    ...{ "@type": "Product", sku: "ML-TULSI-MAROON", category: "Mala" },
    offers: {
      ...{ price: "499.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
      shippingDetails: {
        shippingRate: { maxValue: "149.00", currency: "INR" },
        shippingDestination: { addressCountry: "IN" },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 11 } },
      },
    },
  });
});

test("from the United States the offer is in dollars, with the seller, the return rule and the delivery there", async () => {
  const usd = (amount: number) => ({ amount, currency: "usd" as const });
  const shipping = { country: "us", fee: usd(2_400), days: { from: 9, to: 18 } };
  const returns = { days: 10, terms: "Return it.", gives: "credit" as const };
  api.answers("/noauth-api/v1/abhimantrit_product/productById", () => ({
    results: product({ price: usd(900), shipping, returns }),
  }));
  expect(things(await html(mala))[0].offers).toMatchObject({
    ...{ price: "9.00", priceCurrency: "USD", seller: { name: "Aradhana (sample)" } },
    hasMerchantReturnPolicy: {
      ...{ applicableCountry: "US", merchantReturnDays: 10 },
      refundType: "https://schema.org/StoreCreditRefund",
    },
    shippingDetails: { shippingDestination: { addressCountry: "US" }, shippingRate: { maxValue: "24.00" } },
  });
});

test.each([
  ["everything", "FreeReturn", "FullRefund"],
  ["price", "OriginalShippingFees", "FullRefund"],
  ["stone", "OriginalShippingFees", undefined],
  ["credit", undefined, "StoreCreditRefund"],
  [undefined, undefined, undefined],
] as const)(
  "of a return that gives %s, search engines read what the page says",
  async (gives, fees, refund) => {
    const returns = { days: 7, terms: "Return it.", ...(gives && { gives }) };
    api.answers("/noauth-api/v1/abhimantrit_product/productById", () => ({ results: product({ returns }) }));
    const { hasMerchantReturnPolicy: policy } = things(await html(mala))[0].offers;
    const named = (name: string | undefined) => name && `https://schema.org/${name}`;
    expect([policy.returnFees, policy.refundType]).toEqual([named(fees), named(refund)]);
  },
);

test("where a good is not sent, search engines read neither a delivery nor a return rule", async () => {
  api.answers("/noauth-api/v1/abhimantrit_product/productById", () => ({
    results: product({ shipping: null }),
  }));
  const { offers } = things(await html(mala))[0];
  expect([offers.shippingDetails, offers.hasMerchantReturnPolicy]).toEqual([undefined, undefined]);
});

test("what the law wants beside a price stands on the page, and in a name it is not returned", async () => {
  const page = await html(mala);
  for (const words of [
    "Net quantity",
    "Braj Mala Karigar",
    "Country of origin",
    "MRP ₹599",
    "Energised in a name, it is yours alone.",
  ]) {
    expect(page).toContain(words);
  }
});

test("a product without stock leads to others, in Hindi too", async () => {
  api.answers("/noauth-api/v1/abhimantrit_product/productById", () => ({ results: product({ stock: 0 }) }));
  const page = await html(`${mala}?lang=hi`);
  expect(page).toContain("अन्य वस्तुएँ देखें");
  expect(page).not.toContain("अभी ख़रीदें");
});

test.each([`/gemstones/${idWith("x")}`, `/abhimantrit-products/${idWith("x")}`])(
  "%s that does not exist is a 404",
  async (path) => {
    for (const each of ["gemstone/gemById", "abhimantrit_product/productById"]) {
      api.answers(`/noauth-api/v1/${each}`, () => ({ status: 404 }));
    }
    expect((await getPage(api.url, path)).status).toBe(404);
  },
);

function idWith(letter: string) {
  return `pd_${letter.repeat(17)}`;
}
