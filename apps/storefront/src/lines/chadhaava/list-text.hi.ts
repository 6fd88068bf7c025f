import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "आने वाले चढ़ावे",
  subject: {
    deity: (name) => `${name} के चढ़ावे`,
    purpose: (name) => `चढ़ावे: ${name}`,
    temple: (name) => `${name} के चढ़ावे`,
  },
  documentTitle: (heading) => `${heading}, आपके नाम से`,
  description: "अपने नाम से मंदिरों में दीप, पुष्प और भोग चढ़ाएँ, और अर्पण की रिकॉर्डिंग पाएँ।",
  search: "चढ़ावा खोजें",
  placeholder: "देवता या मंदिर",
  count: (count) => `${count} ${count === 1 ? "चढ़ावा" : "चढ़ावे"}`,
  more: "और चढ़ावे दिखाएँ",
  earlier: "पिछला पेज दिखाएँ",
  none: "इन फ़िल्टर पर कोई चढ़ावा नहीं मिला",
};
