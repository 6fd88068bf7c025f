import type { Setting } from "../../../src/goods/gems.table.ts";
import { price } from "../../price.ts";
import { gstOf } from "../gst-rates.ts";
import { gemReturn, toReturnTerms } from "../return-rules.ts";

/** The metals in which our workshop sets gems. */
export const metals = {
  silver: { en: "Sterling silver (925)", hi: "चाँदी (925)" },
  panchdhatu: { en: "Panchdhatu (five metals)", hi: "पंचधातु" },
  "gold-18k": { en: "Gold, 18 carat", hi: "सोना, 18 कैरेट" },
} as const;

type Made = {
  metal: keyof typeof metals;
  ring: Setting["makingCharge"];
  pendant: Setting["makingCharge"];
  days: number;
};

const made: readonly Made[] = [
  { metal: "silver", ring: price(2_400, 32, 30), pendant: price(1_900, 26, 24), days: 5 },
  { metal: "panchdhatu", ring: price(2_100, 29, 27), pendant: price(1_700, 23, 21), days: 5 },
  { metal: "gold-18k", ring: price(38_000, 470, 440), pendant: price(33_500, 415, 390), days: 9 },
];

/** A ring. */
export const ringReturn: Setting["returns"] = {
  days: 7,
  gives: "credit",
  terms: {
    en: "A ring is made to your size. Within 7 days of arrival you can return it unworn for shop credit of its full price, or have it resized once for free; there is no refund.",
    hi: "अंगूठी आपके नाप से बनती है। मिलने के 7 दिन में बिना पहने लौटाने पर पूरे मूल्य का शॉप क्रेडिट मिलता है या एक बार नाप मुफ़्त बदला जाता है; रिफ़ंड नहीं होता।",
  },
};
/** A pendant. */
export const pendantReturn: Setting["returns"] = {
  days: 7,
  gives: "stone",
  terms: {
    en: "A pendant is made for you. Within 7 days of arrival you can return it unworn: the stone's price is refunded, the making charge is not.",
    hi: "पेंडेंट आपके लिए बनता है। मिलने के 7 दिन में बिना पहने लौटा सकते हैं: रत्न के मूल्य का रिफ़ंड होता है, बनवाई का नहीं।",
  },
};

/**
 * Jewellery of base metal, by what is set in it: with a pearl or a precious stone it is an article of that, else imitation
 * jewellery (chapter 71, notes 9 and 11).
 */
const baseMetalCodes: Readonly<Record<string, string>> = {
  ...{ "7101": "711610", "7102": "711620", "7103": "711620" },
};
const jewelleryCode = (metal: Made["metal"], hsn: string): string =>
  ({
    ...{ silver: "711311", "gold-18k": "711319" },
    panchdhatu: baseMetalCodes[hsn.slice(0, 4)] ?? "711719",
  })[metal];

/** The ways to have a gem of this kind; set, it is taxed as jewellery. */
export const settingsOf = (hsn: string): Setting[] => [
  {
    ...{ form: "loose", metal: null, makingCharge: { inr: 0, usd: 0, eur: 0 }, leadDays: 1 },
    returns: toReturnTerms(gemReturn),
    ...{ hsn, gstPct: gstOf(hsn) },
  },
  ...made.flatMap(({ metal, ring, pendant, days }): Setting[] => {
    const code = jewelleryCode(metal, hsn);
    const common = { metal, leadDays: days, hsn: code, gstPct: gstOf(code) };
    return [
      { ...common, form: "ring", makingCharge: ring, returns: ringReturn },
      { ...common, form: "pendant", makingCharge: pendant, returns: pendantReturn },
    ];
  }),
];
