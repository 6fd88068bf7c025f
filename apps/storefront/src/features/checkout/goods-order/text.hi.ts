import { couponMessages, namesMessages, reviewMessages } from "@aradhana/checkout/messages-hi";
import { settingNames } from "../../../lines/gemstone/setting-names.hi.ts";
import { units } from "../../../shared/i18n/units.hi.ts";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  title: (good) => `ऑर्डर: ${good}`,
  back: "इसके पेज पर वापस",
  color: "रंग",
  colorGone: "आपका चुना हुआ रंग बिक चुका है। कोई और रंग चुनें।",
  quantity: "संख्या",
  less: "एक कम",
  more: "एक और",
  setting: {
    title: "आपको कैसे चाहिए?",
    ...settingNames,
    making: (amount) => `+ ${amount}`,
    sent: (count) => `${units.days(count)} में भेजेंगे।`,
    returned: (count) => (count > 0 ? `${units.days(count)} में वापसी।` : "वापसी नहीं होती।"),
  },
  energise: {
    title: "आपके नाम से अभिमंत्रित",
    add: (fee) => `मेरे नाम से अभिमंत्रित करें, ${fee}`,
    hint: (priest, extraDays) =>
      `${priest} आपका नाम और गोत्र बोलते हैं।${extraDays > 0 ? ` ${units.days(extraDays)} बाद भेजा जाएगा।` : ""}`,
  },
  names: { ...namesMessages, name: () => "मंत्र के लिए नाम" },
  delivery: {
    title: "डिलीवरी का पता",
    name: "पार्सल पर नाम",
    nameError: namesMessages.nameError,
    nameInvalid: namesMessages.nameInvalid,
  },
  price: {
    empty: {
      abhimantrit: "रंग चुनते ही मूल्य यहाँ दिखेगा।",
      gemstone: "नाप चुनते ही मूल्य यहाँ दिखेगा।",
    },
    shipping: "डिलीवरी",
    tax: (name, pct) => `${name} ${pct}%, शामिल`,
  },
  choose: { abhimantrit: "रंग चुनें", gemstone: "नाप चुनें" },
  payBy: { title: "भुगतान कैसे करेंगे?", now: "अभी भुगतान", cash: "कैश ऑन डिलीवरी" },
  place: (amount) => `ऑर्डर करें, ${amount} नकद`,
  coupon: couponMessages,
  review: { ...reviewMessages, names: "पार्सल पर नाम", address: "डिलीवरी यहाँ" },
  afterTap: { cash: "ऑर्डर तुरंत हो जाएगा। पार्सल पहुँचने पर नकद देना होगा।" },
  returns: "वापसी",
  reserved: (minutes) => `भुगतान के दौरान ${minutes} मिनट तक आपके लिए रखा रहेगा।`,
  sold: {
    heading: "यह अभी-अभी बिक गया",
    out: "यह बिक चुका है",
    text: "आपके पैसे नहीं कटे। इसके पेज पर मिलते-जुलते विकल्प हैं।",
    similar: "मिलते-जुलते देखें",
  },
  own: {
    heading: "यह आपके लिए सुरक्षित है",
    text: (number) => `आपके ऑर्डर ${number} का भुगतान बाक़ी है। तब तक इसे कोई और नहीं ख़रीद सकता।`,
    pay: "भुगतान जारी रखें",
    check: "भुगतान की स्थिति देखें",
  },
  cart: {
    title: "कार्ट का ऑर्डर",
    groups: { pooja: "पूजाएँ", chadhaava: "चढ़ावा", goods: "एक पार्सल में आपके पास" },
    namesLater: "संकल्प के नाम भुगतान के बाद देने हैं।",
    quantity: (qty) => `संख्या ${qty}`,
    remove: (title) => `${title} हटाएँ`,
    take: (count) => `${count} ऑर्डर करें`,
    was: (amount) => `पहले ${amount} था।`,
    changed: (before, now) => `कुल राशि ${before} थी, अब ${now} है। आपके पैसे नहीं कटे। देखकर फिर भुगतान करें।`,
    blocked: "कार्ट की कोई चीज़ अभी ऑर्डर नहीं हो सकती। आपके पैसे नहीं कटे। ऊपर देखें कि क्या है।",
    empty: "आपका कार्ट ख़ाली है",
    toPujas: "आने वाली पूजाएँ देखें",
    toProducts: "अभिमंत्रित वस्तुएँ देखें",
  },
  needsScript: "यहाँ ऑर्डर के लिए JavaScript चाहिए। उसके बिना WhatsApp पर ऑर्डर करें।",
};
