import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { placingMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: (puja: string) => `जगह रिज़र्व करें: ${puja}`,
  back: "पूजा पर लौटें",
  people: ritualMessages.people,
  price: { coupon: "कूपन", total: "कुल भुगतान", inclusive: "सभी टैक्स शामिल" },

  hint: {
    heading: "मूल्य बदल गया है",
    text: (hint: string, price: string) => `लिंक में ${hint} लिखा है। मूल्य ${price} है।`,
    unreadable: (price: string) => `मूल्य ${price} है।`,
  },

  offer: {
    heading: "10 मिनट के लिए जगह रिज़र्व करें",
    text: "अभी कुछ नहीं देना है। 10 मिनट में भुगतान करें, नहीं तो जगह औरों के लिए खुल जाएगी।",
    hold: "10 मिनट के लिए रिज़र्व करें",
    payNow: "अभी भुगतान करें",
  },
  reserved: {
    heading: "आपकी जगह रिज़र्व है",
    left: (m: number, s: number) => `${m} मिनट ${s} सेकंड बाक़ी`,
    ended: "समय पूरा हुआ",
    until: (time: string) => `${time} तक रिज़र्व`,
    pay: (price: string) => `${price} का भुगतान करें`,
    change: "पैकेज बदलें",
    remind: "WhatsApp पर याद दिलाएँ",
    reminder: (puja: string, time: string, address: string) =>
      `${puja}: मेरी जगह ${time} तक रिज़र्व है। भुगतान यहाँ करें: ${address}`,
    letGo: "जगह छोड़ें",
  },
  after: {
    heading: "10 मिनट के बाद क्या होगा",
    points: [
      "जगह औरों के लिए खुल जाएगी।",
      "आपके पैसे नहीं कटेंगे।",
      "आपने जो भरा है वह इस टैब में सेव रहेगा। जगह बची हो तो फिर से बुक कर सकते हैं।",
    ],
  },
  over: {
    heading: "आपकी जगह अब रिज़र्व नहीं है",
    text: "आपके पैसे नहीं कटे। जगह बची हो तो फिर से बुक करें।",
    again: "फिर से बुक करें",
  },
  ordered: {
    heading: "आपने भुगतान शुरू किया है",
    text: "जगह आपके ऑर्डर के लिए रिज़र्व है। भुगतान जारी रखें; दोबारा बुक न करें।",
    proceed: "भुगतान जारी रखें",
  },
  paid: {
    heading: "बुकिंग और भुगतान हो चुका है",
    text: "यहाँ अब कुछ देना नहीं है।",
    see: "बुकिंग देखें",
  },
  other: {
    heading: "आपकी एक और जगह रिज़र्व है",
    text: (title: string) => `आपके लिए रिज़र्व: ${title}। एक बार में एक ही जगह रिज़र्व होती है।`,
    go: "उस बुकिंग पर जाएँ",
    letGo: "उसे छोड़ें",
  },
  gone: {
    heading: placingMessages.closed,
    text: "आपके पैसे नहीं कटे।",
    next: (when: string) => `${when} देखें`,
    all: "आने वाली पूजाएँ देखें",
  },
  failed: {
    heading: "यह पेज नहीं खुल सका",
    text: "अगर आपने जगह रिज़र्व की है, तो समय पूरा होने तक वह आपकी रहेगी।",
    offline: "आप ऑफ़लाइन हैं। अगर आपने जगह रिज़र्व की है, तो समय पूरा होने तक वह आपकी रहेगी।",
    retry: "फिर कोशिश करें",
    requestId: "रेफ़रेंस नंबर",
  },
};
