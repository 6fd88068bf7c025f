import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { namesMessages, prasadMessages } from "@aradhana/checkout/messages-hi";
import { hoursBefore } from "../../shared/i18n/units.hi.ts";
import type { text as original } from "./page-text.en.ts";

export const text: typeof original = {
  list: "चढ़ावा",
  description: (temple, date) => `${temple}, ${date}: अर्पण चुनें, नाम दें और रिकॉर्डिंग देखें।`,
  askAbout: (title, date) => `${date} के ${title} के बारे में मेरा एक सवाल है:`,
  proof: {
    label: "रिकॉर्डिंग",
    within: (hours) => `${hoursBefore(hours)} में`,
    more: "आपके नाम से शुरू",
  },
  offerings: {
    title: "अर्पण चुनें",
    note: "हर अर्पण आपके दिए नामों से होता है।",
    each: (unit) => `प्रति ${unit}`,
    less: (name) => `कम करें: ${name}`,
    more: (name) => `बढ़ाएँ: ${name}`,
    least: (quantity, unit) => `कम से कम ${quantity} ${unit}`,
    missing: "कम से कम एक अर्पण चुनें।",
  },
  names: {
    ...namesMessages,
    note: "पुरोहित अर्पण के साथ ये नाम पढ़ते हैं। गोत्र पता न हो तो ख़ाली छोड़ें: तब पुरोहित जी काश्यप बोलते हैं।",
    limit: (limit) => `${limit} नाम तक`,
  },
  prasad: {
    add: ritualMessages.sendPrasad,
    onlyIndia: prasadMessages.onlyIndia,
  },
  price: {
    empty: "अर्पण चुनते ही मूल्य यहाँ दिखेगा।",
    ritual: "अर्पण, GST से मुक्त",
    inAll: (quantity, name) => `एक से ज़्यादा बार चुना: कुल ${quantity} × ${name}।`,
  },
  bookNow: ritualMessages.bookNow,
  choose: "अर्पण चुनें",
  large: {
    heading: "कृपया संख्या जाँच लें",
    text: "यह संख्या बड़ी है। ठीक इतना ही ख़रीदकर चढ़ाया जाएगा।",
    confirm: "हाँ, भुगतान करें",
    change: "संख्या बदलें",
  },
  outcome: {
    heading: {
      open: "",
      closed: "बुकिंग बंद हो चुकी है",
      live: "अर्पण अभी हो रहा है",
      performed: "अर्पण हो चुका है",
      cancelled: "यह चढ़ावा रद्द हो गया",
    },
    text: {
      open: () => "",
      closed: ritualMessages.preparing,
      live: (date) => `यह ${date} को शुरू हुआ। आपने बुक किया है तो रिकॉर्डिंग आपके ऑर्डर में मिलेगी।`,
      performed: (date) => `यह ${date} को हुआ। आपने बुक किया है तो रिकॉर्डिंग आपके ऑर्डर में मिलेगी।`,
      cancelled: (date) => `यह ${date} को होना था। आपने बुक किया है तो आगे की जानकारी अपने ऑर्डर में देखें।`,
    },
    seeOthers: "आने वाले चढ़ावे देखें",
  },
  about: "इस चढ़ावे के बारे में",
  temple: (name) => `${name} के बारे में`,
  templeUpcoming: "यहाँ के आने वाले चढ़ावे",
};
