import { partnerIds } from "@aradhana/core/partner";
import { makePaidOrder } from "../support/order.ts";
import { findChadhaava, findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// In a frame each of them is shown by the tests of embedding, and by a story in each state.
test("each widget opens at its own address in both languages, with no sideways scrolling", async ({
  page,
  expectedLogs,
}) => {
  // An order of another session has no details here.
  expectedLogs.push(/status of 404/);
  const puja = await findPuja();
  const chadhaava = await findChadhaava();
  const { id, packageId } = await makePaidOrder(puja);
  const addresses = [
    "/widget/pujas?limit=3",
    `/widget/pujas/${puja.id}`,
    `/widget/pujas/${puja.id}/information-with-addon?package=${packageId}`,
    "/widget/chadhawas?limit=3",
    `/widget/chadhawas/${chadhaava.id}`,
    "/widget/banners",
    "/widget/puja-horizontal",
    "/widget/chadhawa-horizontal",
    `/widget/payment?order_id=${id}`,
    `/widget/order/payment-confirmation/${id}/pooja/sandbox/${partnerIds.astrology}/TK-1`,
  ];
  for (const address of addresses) {
    for (const language of ["en", "hi"]) {
      await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      if (language === "hi") await expect(heading).toHaveText(/[\u0900-\u097f]/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  }
});
