import { shopEn, shopHi } from "@aradhana/core/shop";
import { afterEach, expect, test } from "vitest";
import { setShop } from "./shop.ts";
import { shellText } from "./text.ts";

afterEach(() => setShop(null));

test("the facts of the build hold until others are set, in each language, also for texts loaded before", async () => {
  await shellText.load("en");
  expect(shellText.in("en").shop).toEqual(shopEn);
  setShop({ en: { ...shopEn, legalName: "Seva LLP" }, hi: { ...shopHi, legalName: "सेवा एलएलपी" } });
  await shellText.load("hi");
  expect([shellText.in("en").shop.legalName, shellText.in("hi").shop.legalName]).toEqual([
    "Seva LLP",
    "सेवा एलएलपी",
  ]);
  expect(shellText.in("en").brand).toBe("Aradhana");
});
