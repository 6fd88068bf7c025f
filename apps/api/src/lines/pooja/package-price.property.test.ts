import { isPrasadOptional, packagePrice } from "@aradhana/core/catalogue";
import { emptyAddress, newDraft, pujaQuoteRequest } from "@aradhana/core/checkout";
import { type Language, pooja, type QuoteRequest } from "@aradhana/core/contract";
import { type CountryCode, countryCodes } from "@aradhana/core/country";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../../../scripts/testing/property-runs.ts";
import { readResponse, shopper } from "../../../test/shopper.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { pujas } from "../../pujas/pujas.table.ts";

// The sample shop, with the packages of every puja that can be booked.
const { db, request } = await createTestApp();
const { quote } = shopper(request);
const open = (await db.select().from(pujas)).filter(({ cutoffAt }) => cutoffAt > testNow).map(({ id }) => id);
const onSale = (await db.select().from(packages)).filter(({ pujaId }) => open.includes(pujaId));

async function readPage(id: string, country: CountryCode, lang: Language) {
  const query = new URLSearchParams({ pooja_id: id, country_code: country, lang });
  const response = await request(`/noauth-api/v1/pooja/poojaById?${query}`);
  return (await readResponse(response, pooja)).results;
}

const firstTotal = async (request: QuoteRequest) => (await quote(request)).results;

test("for any package, country and language, the price on the button is the first total of the booking", {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...onSale),
      fc.constantFrom<CountryCode>("in", "us", "de", ...countryCodes),
      fc.constantFrom<Language>("en", "hi"),
      fc.constantFrom(null, true, false),
      fc.boolean(),
      async ({ id, pujaId }, country, language, wantsPrasad, isForIndia) => {
        const page = await readPage(pujaId, country, language);
        const booked = page.packages.find((choice) => choice.id === id);
        if (!booked) throw new Error(`the page of ${pujaId} has no package ${id}`);
        const item = { type: "pooja" as const, itemId: pujaId, title: page.title, country };
        const blank = newDraft(item, { packageId: id });
        const first = await firstTotal(pujaQuoteRequest(blank, booked, { country, language }));
        expect(packagePrice(booked).total).toEqual(first.totals.grand);
        expect(packagePrice(booked).postage?.amount ?? 0).toBe(first.totals.shipping.amount);
        expect(first.problems).toEqual([]);

        // The same once the buyer has chosen and given an address.
        const address = emptyAddress(isForIndia ? "in" : country);
        const chosen = { ...blank, wantsPrasad, address };
        const shown = packagePrice(booked, { wantsPrasad, shipTo: address.country_code }).total;
        const { totals } = await firstTotal(pujaQuoteRequest(chosen, booked, { country, language }));
        expect(shown).toEqual(totals.grand);

        // A card is never cheaper than what the puja can be booked for as it is shown.
        const cheapest = Math.min(...page.packages.map((choice) => packagePrice(choice).total.amount));
        expect(page.price_from.amount).toBe(cheapest);
        // Where postage is extra, a buyer can choose to leave the prasad out.
        expect(isPrasadOptional(booked) || packagePrice(booked).total.amount === booked.price.amount).toBe(
          true,
        );
      },
    ),
    { numRuns: Math.ceil(propertyRuns / 3) },
  );
});
