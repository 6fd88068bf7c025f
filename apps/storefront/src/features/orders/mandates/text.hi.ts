import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  heading: "नियमित चढ़ावे",
  failed: "आपके नियमित चढ़ावे नहीं खुले।",
  retry: "फिर कोशिश करें",
  every: { weekly: "हर हफ़्ते", monthly: "हर महीने" },
  until: (frequency, date) => `${frequency}, ${date} तक`,
  atMost: (amount) => `हर बार ज़्यादा से ज़्यादा ${amount}`,
  states: { active: "चालू", paused: "रुका हुआ", cancelled: "बंद", ended: "पूरा हुआ" },
  next: (charge, date) => `अगला भुगतान ${charge} को, ${date} के लिए`,
  noDate: ritualMessages.noNext,
  pausedByBank: "रुका हुआ है, क्योंकि बैंक ने लगातार दो भुगतान अस्वीकार किए।",
  problems: {
    declined: "पिछला भुगतान बैंक ने अस्वीकार किया।",
    price: "मूल्य आपकी तय सीमा से ज़्यादा हो गया, इसलिए आपके पैसे नहीं कटे।",
    unavailable: "पिछली तारीख पर यह आपके चुने रूप में नहीं चढ़ सका। आपके पैसे नहीं कटे।",
  },
  pause: "रोकें",
  resume: "फिर शुरू करें",
  stop: "बंद करें",
  sure: "हमेशा के लिए बंद करें? जिसका भुगतान हो चुका है वह चढ़ाया जाएगा।",
  stopNow: "हाँ, बंद करें",
  keep: "बंद न करें",
  about: (action, title) => `${action}: ${title}`,
};
