import {
  couponMessages,
  energisedMessages,
  namesMessages,
  reviewMessages,
} from "@aradhana/checkout/messages-hi";
import { goodsOrderMessages } from "../../../lines/goods-order-messages.hi.ts";
import { emptyCart } from "../../../shared/i18n/empty-cart.hi.ts";
import { units } from "../../../shared/i18n/units.hi.ts";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  title: (good) => `ऑर्डर: ${good}`,
  back: "विवरण पर लौटें",
  energise: {
    title: energisedMessages.energised,
    add: (fee) => `मेरे नाम से अभिमंत्रित करें, ${fee}`,
    hint: (priest, extraDays) =>
      `${priest} आपका नाम और गोत्र बोलते हैं।${extraDays > 0 ? ` ${units.days(extraDays)} बाद भेजा जाएगा।` : ""}`,
  },
  names: { ...namesMessages, name: () => "मंत्र के लिए नाम" },
  delivery: {
    heading: "किसे भेजें",
    title: "डिलीवरी का पता",
    name: "पार्सल पर नाम",
    nameError: namesMessages.nameError,
    nameInvalid: namesMessages.nameInvalid,
  },
  price: {
    shipping: "डिलीवरी",
    split: "इस मूल्य में टैक्स",
  },
  payBy: { title: "भुगतान कैसे करेंगे?", now: "अभी भुगतान", cash: "कैश ऑन डिलीवरी" },
  place: (amount) => `ऑर्डर करें, ${amount} नक़द`,
  coupon: couponMessages,
  review: { ...reviewMessages, names: "पार्सल पर नाम", address: "डिलीवरी का पता" },
  afterTap: { cash: "ऑर्डर तुरंत हो जाएगा। पार्सल पहुँचने पर नक़द देना होगा।" },
  lines: goodsOrderMessages,
  replacing: (number) => `अब आप जो ऑर्डर करेंगे वह आपके बिना भुगतान वाले ऑर्डर ${number} की जगह लेगा।`,
  returns: "वापसी",
  reserved: (minutes) => `भुगतान के दौरान ${minutes} मिनट तक आपके लिए रिज़र्व रहेगा।`,
  sold: "आपके पैसे नहीं कटे। दूसरा चुनें: आपकी भरी हुई जानकारी वहाँ पहले से होगी।",
  cart: {
    title: "चेकआउट",
    empty: emptyCart,
    disabled: "एक बार में एक ही चीज़ बुक करें या ख़रीदें",
    oneByOne: "यहाँ कार्ट नहीं है। जो चाहिए उसे खोलें और उसी के पेज पर बुक करें या ख़रीदें।",
    toPujas: "आने वाली पूजाएँ देखें",
    toProducts: "वस्तुएँ देखें",
  },
};
