import { affiliateId } from "@aradhana/core/affiliate";
import { createStorage } from "@aradhana/core/storage";
import { storedUtm } from "@aradhana/core/utm";
import { expect, test } from "vitest";
import { storeCampaign } from "./store-campaign.ts";

test("§4 affiliate and UTM of the address are stored", () => {
  const storage = createStorage(() => undefined);
  storeCampaign(storage, new URLSearchParams("utm_source=astro&affiliate_id=a1&limit=3"), 7);
  expect(affiliateId(storage)).toBe("a1");
  expect(storedUtm(storage)).toEqual([{ utm_source: "astro", utm_timestamp: 7 }]);
});

test("a frame without storage works all the same", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(() => storeCampaign(createStorage(denied), new URLSearchParams("affiliate_id=a1"), 7)).not.toThrow();
});
