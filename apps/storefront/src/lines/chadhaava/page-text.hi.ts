import {
  addressMessages,
  consentMessages,
  namesMessages,
  priceMessages,
} from "@aradhana/checkout/messages-hi";
import type { text as original } from "./page-text.en.ts";

export const text: typeof original = {
  list: "चढ़ावा",
  description: (title, temple, date) => `${title}, ${temple}, ${date}: अर्पण चुनें, नाम दें और रिकॉर्डिंग देखें।`,
  askAbout: (title, date) => `${date} के ${title} के बारे में मेरा एक प्रश्न है:`,
  proof: {
    label: "रिकॉर्डिंग",
    within: (hours) => `${hours} घंटे में`,
    more: "वहीं से शुरू होती है जहाँ आपका नाम पढ़ा जाता है",
  },
  offerings: {
    title: "अर्पण चुनें",
    note: "अपने आप कुछ नहीं चुना जाता। हर अर्पण आपके दिए नामों से होता है।",
    each: (unit) => `प्रति ${unit}`,
    less: (name) => `कम करें: ${name}`,
    more: (name) => `बढ़ाएँ: ${name}`,
    least: (quantity, unit) => `कम से कम ${quantity} ${unit}`,
    missing: "कम से कम एक अर्पण चुनें।",
  },
  names: {
    ...namesMessages,
    note: "पुरोहित अर्पण के साथ ये नाम पढ़ते हैं। गोत्र पता न हो तो ख़ाली छोड़ें: तब कश्यप कहा जाता है।",
    limit: (limit) => `अधिकतम ${limit} नाम`,
  },
  prasad: {
    add: (fee) => `मुझे प्रसाद भेजें, ${fee}`,
    onlyIndia: "प्रसाद केवल भारत में भेजा जाता है।",
  },
  contact: {
    title: "संपर्क",
    note: "केवल इस ऑर्डर के बारे में संपर्क के लिए।",
    signedIn: (phone) => `${phone} से बुकिंग`,
    signIn: "खाता है? साइन इन करें",
  },
  address: addressMessages,
  price: {
    ...priceMessages,
    title: "मूल्य विवरण",
    empty: "अर्पण चुनते ही मूल्य यहाँ दिखेगा।",
    working: "मूल्य बदल रहा है…",
    retry: "फिर प्रयास करें",
    ritual: "अर्पण के लिए, कर-मुक्त",
    inAll: (quantity, name) => `आपके एक से अधिक चयन में: कुल ${quantity} × ${name}।`,
  },
  pay: {
    ...consentMessages,
    pay: (amount) => `${amount} का भुगतान करें`,
    choose: "अर्पण चुनें",
    total: "कुल",
    changed: "मूल्य बदल गया है। मूल्य विवरण देखकर फिर भुगतान करें।",
    paid: "आप इसका भुगतान कर चुके हैं।",
    order: "ऑर्डर देखें",
    failed: "यह नहीं हो पाया। कोई राशि नहीं ली गई; आपका भरा हुआ सब सुरक्षित है।",
  },
  large: {
    heading: "कृपया संख्या जाँच लें",
    text: "यह संख्या बड़ी है। आप जितना लिखेंगे, उतना ही लाकर अर्पित किया जाएगा।",
    confirm: "संख्या सही है, भुगतान करें",
    change: "संख्या बदलें",
  },
  outcome: {
    heading: {
      open: "",
      closed: "बुकिंग बंद हो चुकी है",
      live: "अर्पण अभी हो रहा है",
      performed: "अर्पण पूर्ण हो चुका है",
      cancelled: "यह चढ़ावा रद्द हो गया",
    },
    text: {
      open: () => "",
      closed: (date) => `पुरोहित ${date} की तैयारी में हैं। अब और नाम नहीं जोड़े जा सकते।`,
      live: (date) => `यह ${date} को आरंभ हुआ। बुक करने वालों को रिकॉर्डिंग अपने ऑर्डर में मिलेगी।`,
      performed: (date) => `यह ${date} को हुआ। बुक करने वालों को रिकॉर्डिंग अपने ऑर्डर में मिलेगी।`,
      cancelled: (date) => `यह ${date} को होना था। बुक करने वाले अपने ऑर्डर में चुनें कि आगे क्या हो।`,
    },
    seeOthers: "आने वाले चढ़ावे देखें",
  },
  about: "इस चढ़ावे के बारे में",
  temple: (name) => `${name} के बारे में`,
  templeUpcoming: "यहाँ के आने वाले चढ़ावे",
};
