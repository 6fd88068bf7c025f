import type {
  authorisationMessages as originalAuthorisation,
  filterMessages as originalFilter,
  ritualMessages as originalRitual,
} from "../catalogue-messages-en/index.ts";

export const authorisationMessages: typeof originalAuthorisation = {
  temple_authorised: "मंदिर द्वारा अधिकृत",
  priest_of_temple: "मंदिर के पुरोहित",
  independent_priest: "स्वतंत्र पुरोहित",
};

export const ritualMessages: typeof originalRitual = {
  packages: "पैकेज चुनें",
  inEvery: "हर पैकेज में शामिल:",
  bookNow: "अभी बुक करें",
  proof: "कौन करता है और हम कैसे जाँचते हैं",
  policy: "रद्द या तारीख बदलें",
  preparing: (date) => `पुरोहित ${date} की तैयारी में हैं। अब और नाम नहीं जोड़े जा सकते।`,
  noNext: "अगली तारीख अभी तय नहीं है।",
  people: (min, max) =>
    min === max ? `${max} ${max === 1 ? "व्यक्ति" : "लोगों"} के लिए` : `${min} से ${max} लोगों के लिए`,
  sendPrasad: (fee) => `मुझे प्रसाद भेजें, ${fee}`,
};

export const filterMessages: typeof originalFilter = {
  label: "फ़िल्टर",
  facets: { deity: "देवता", purpose: "कामना", temple: "मंदिर" },
};
