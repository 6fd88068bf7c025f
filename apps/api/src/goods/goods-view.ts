import type { Language } from "@aradhana/core/contract";
import type { View } from "../http/view.ts";
import { type Prices, priceIn } from "../money/prices.ts";
import { taxIn } from "../money/tax-in.ts";
import type { Shop } from "../shop/shop.ts";
import { countryName } from "../text/display-names.ts";
import { inLanguage, type Text } from "../text/text.ts";
import type { Certificate, Citation, Energising, ReturnTerms } from "./goods-columns.ts";

/** Days until a good that is in stock is sent. */
export const STOCK_LEAD_DAYS = 1;
/** Days that energising in a name adds. */
export const ENERGISING_DAYS = 3;

/** A good energised in somebody's name is made for that person. */
export const namedReturns: ReturnTerms = {
  days: 0,
  terms: {
    en: "Energised in the name you give, it is made for you and cannot be returned. If it arrives damaged, we replace it.",
    hi: "आपके दिए नाम से अभिमंत्रित वस्तु आपके लिए बनती है, इसलिए वापस नहीं होती। टूटी मिले तो हम बदलकर देते हैं।",
  },
};

/** The return rule of a good, energised in a name or not. */
export const returnsOf = (own: ReturnTerms, isNamed: boolean): ReturnTerms => (isNamed ? namedReturns : own);

export const returnsView = ({ days, terms, gives }: ReturnTerms, language: Language) => ({
  ...{ days, terms: terms[language] },
  ...(gives && { gives }),
});

/** A source as its readers know it. */
export const citationIn = (source: Citation, language: Language): string =>
  typeof source === "string" ? source : source[language];

export const certificateView = (
  { lab, number, issuedOn = null, verifyUrl = null, scan }: Certificate,
  language: Language,
) => ({
  ...{ lab: lab[language], number, issued_on: issuedOn, verify_url: verifyUrl },
  scan: scan ? scanView(scan, language) : null,
});

/** A sample is drawn in either language, in 4:3; a laboratory writes in its own. */
const scanView = (
  { url, isSample, type = "picture", width = 640, height = 480 }: NonNullable<Certificate["scan"]>,
  language: Language,
) => ({ ...{ sample: isSample, type, width, height }, url: isSample ? `${url}?lang=${language}` : url });

export const energisingView = (
  { ritual, priest, fee, on = null, videoUrl = null }: Energising,
  { language, currency }: Pick<View, "language" | "currency">,
) => ({
  ...{ ritual: ritual[language], priest: priest[language], on, video_url: videoUrl },
  in_your_name: fee && priceIn(fee, currency),
  extra_days: ENERGISING_DAYS,
});

interface Labelled {
  netQuantity: Text;
  mrp: Partial<Prices>;
  originCountry: string;
  maker: { name: Text; address: Text } | null;
  hsn: string;
  gstPct: number;
}

/** The facts of a label. */
export function labelView(
  { netQuantity, mrp, originCountry, maker, hsn, gstPct }: Labelled,
  { language, currency, country }: View,
  seller: Shop,
) {
  const localise = inLanguage(language);
  const shop = seller.facts[language];
  const retail = mrp[currency];
  return {
    net_quantity: localise(netQuantity),
    mrp: retail === undefined ? null : { amount: retail, currency },
    origin: countryName(originCountry, language),
    maker: maker && { name: localise(maker.name), address: localise(maker.address) },
    seller: { name: shop.legalName, address: shop.address },
    ...{ hsn, gst_pct: country === "in" ? gstPct : 0 },
  };
}

/** The tax in a price that includes it. Exports are zero-rated. */
export const taxView = (prices: Prices, gstPct: number, { currency, country }: View) => {
  const pct = country === "in" ? gstPct : 0;
  return { pct, amount: { amount: taxIn(prices[currency], pct), currency } };
};
