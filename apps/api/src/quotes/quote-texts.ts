import type { Language, OrderType } from "@aradhana/core/contract";
import { MAX_PIECES } from "@aradhana/core/goods";
import type { CouponVerdict } from "../coupons/coupons.rules.ts";
import { energisedTitle } from "../lines/goods-offer.ts";
import { lines } from "../lines/lines.ts";
import type { Text } from "../text/text.ts";
import type { PricedLine } from "./price.rules.ts";
import type { Problem } from "./selection.rules.ts";

/** The default titles of lines. */
export const lineTitles = {
  package: { en: "Puja", hi: "पूजा" },
  offering: { en: "Offering", hi: "अर्पण" },
  addon: { en: "Offering", hi: "अर्पण" },
  dakshina: { en: "Dakshina", hi: "दक्षिणा" },
  prasad: { en: "Prasad by post", hi: "डाक से प्रसाद" },
  product: { en: "Product", hi: "अभिमंत्रित वस्तु" },
  gem: { en: "Gemstone", hi: "रत्न" },
  setting: { en: "Setting", hi: "जड़ाई" },
  energisation: energisedTitle,
  delivery: { en: "Delivery", hi: "डिलीवरी" },
  service: { en: "Service", hi: "सेवा" },
} as const satisfies Record<PricedLine["kind"], Text>;

/** What a line lacks because another line of the cart is for the same good. */
const sharedTexts: Partial<Record<Problem["code"], Text>> = {
  quantity_unavailable: {
    en: "Available altogether: {total}. Another line of your cart has {taken} of them.",
    hi: "कुल उपलब्ध: {total}। इनमें से {taken} आपके कार्ट में दूसरी जगह हैं।",
  },
  too_many_per_order: {
    en: `One order has at most ${MAX_PIECES} of these, and another line of your cart has {taken} of them.`,
    hi: `एक ऑर्डर में ये ज़्यादा से ज़्यादा ${MAX_PIECES} मिल सकते हैं। इनमें से {taken} आपके कार्ट में दूसरी जगह हैं।`,
  },
};

/** The text of a problem, from the given line, if it has one, or else from any line that has one. */
export function problemText(
  type: OrderType | undefined,
  { code, available, shared }: Pick<Problem, "code" | "available" | "shared">,
  lang: Language,
): string {
  const texts: (Text | undefined)[] = [...(type ? [lines[type]] : []), ...Object.values(lines)].map(
    ({ problemTexts }) => problemTexts[code],
  );
  const ofShared = shared && sharedTexts[code];
  const text = ofShared ?? texts.find((each) => each !== undefined);
  if (!text) throw new Error(`no line has a text for ${code}`);
  return Object.entries({ available, ...shared }).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    text[lang],
  );
}

type CouponText = "applied" | Extract<CouponVerdict, { status: "refused" }>["reason"];

export const couponTexts = {
  applied: { en: "Coupon applied.", hi: "कूपन लग गया।" },
  unknown: { en: "This coupon code is not valid.", hi: "यह कूपन मान्य नहीं है।" },
  ended: { en: "This coupon has expired.", hi: "यह कूपन अब नहीं चलता।" },
  other_package: {
    en: "This coupon is for pujas booked for more people.",
    hi: "यह कूपन अधिक लोगों के लिए बुक की गई पूजा पर है।",
  },
  first_order: {
    en: "This coupon is for the first order only.",
    hi: "यह कूपन केवल पहले ऑर्डर के लिए है।",
  },
  used: { en: "You have used this coupon already.", hi: "आप यह कूपन इस्तेमाल कर चुके हैं।" },
  below_minimum: {
    en: "This coupon needs a higher total.",
    hi: "यह कूपन इससे अधिक राशि पर लागू होता है।",
  },
} as const satisfies Record<CouponText, Text>;
