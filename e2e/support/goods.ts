import { randomUUID } from "node:crypto";
import { createApiClient, createOrder } from "@aradhana/core/api";
import { gemById, getGemListing, quoteGem } from "@aradhana/core/goods";
import type { Page } from "@playwright/test";
import { origins } from "../system.ts";
import { newPhone } from "./shop.ts";
import { expect } from "./test.ts";

/** Somebody else who buys here, from India and in English. */
function otherBuyer() {
  const sessionId = randomUUID();
  return createApiClient({
    host: origins.api,
    sessionId: () => sessionId,
    pageOrigin: origins.web,
    platform: "web",
    country: () => "in",
    language: "en",
  });
}

interface Take {
  phone?: string;
  coupon?: string | null;
}

/**
 * The cheapest gem of a kind ("ruby") that can be set in a silver ring, with similar ones on its page. There is one of
 * each gem, and what is sold leaves the list: tests that run at the same time each take another kind.
 */
export async function findGem(stone: string) {
  const api = otherBuyer();
  const { results } = await getGemListing(api, { stone, sort: "price" });
  const gem = (await gemById(api, results.gems[0]?.id ?? "")).results;
  const ring = gem.settings.find(({ form, metal }) => form === "ring" && metal?.value === "silver");
  const [similar] = gem.similar;
  if (!ring || !similar) throw new Error("the seed has no such gem");
  return { ...gem, nearest: similar };
}

/** Another guest orders a gem and reserves it with that; or the buyer of a number does, elsewhere, with a coupon. */
export async function takeGem(id: string, { phone = newPhone(), coupon = null }: Take = {}) {
  const api = otherBuyer();
  const { results } = await quoteGem(api, {
    ...{ product_id: id, setting: "loose", metal: null, ring_size: null, energise: false },
    ...{ coupon, country_code: "in", ship_to: "in", postcode: "302006", lang: "en" },
  });
  await createOrder(
    api,
    {
      type: "gemstone",
      quote_id: results.quote_id,
      contact: { dial_code: "91", number: phone },
      consent: true,
      address: {
        ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302006", line1: "14 Civil Lines" },
        ...{ city: "Jaipur", state: "Rajasthan" },
      },
    },
    randomUUID(),
  );
}

/** Fills in where a parcel goes; the PIN code fills in the state. */
export async function fillAddress(page: Page) {
  await page.getByRole("textbox", { name: "Name on the parcel" }).fill("Asha Sharma");
  await page.getByRole("textbox", { name: "PIN code" }).fill("302006");
  await page.getByRole("textbox", { name: "House and street" }).fill("12 Civil Lines");
  await page.getByLabel("Town or city").fill("Jaipur");
  await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Rajasthan");
}
