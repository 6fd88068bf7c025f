import { expect, test } from "vitest";
import { trackingPage } from "./tracking-page.ts";

test.each([
  ["Blue Dart", "https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=AB-12"],
  ["DHL Express", "https://www.dhl.com/in-en/home/tracking.html?tracking-id=AB-12"],
  ["FedEx", "https://www.fedex.com/fedextrack/?trknbr=AB-12"],
  ["India Post (Speed Post)", "https://www.indiapost.gov.in/"],
])("a parcel sent with %s is tracked on its courier's own page", (carrier, page) => {
  expect(trackingPage(carrier, "AB-12")).toBe(page);
});

test.each(["Ravi's van", "", "सरकारी डाक", "constructor"])("%j has no page that we know", (carrier) => {
  expect(trackingPage(carrier, "AB-12")).toBeNull();
});
