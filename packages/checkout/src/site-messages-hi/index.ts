import type {
  authorisationMessages as originalAuthorisation,
  filterMessages as originalFilter,
  linkLoginMessages as originalLinkLogin,
  ritualMessages as originalRitual,
  siteMessages as originalSite,
} from "../site-messages-en/index.ts";

export const siteMessages: typeof originalSite = {
  slow: "इंटरनेट धीमा है, कोशिश जारी है",
  offline: "आप ऑफ़लाइन हैं। यह पेज पुराना हो सकता है।",
  checkInternet: "इंटरनेट जाँचकर फिर कोशिश करें।",
  askOnWhatsapp: "WhatsApp पर पूछें",
  aboutOrder: (number) => `नमस्ते, मेरा ऑर्डर ${number} के बारे में एक प्रश्न है।`,
  broken: {
    heading: "ओह! कुछ गड़बड़ हो गई।",
    text: "असुविधा के लिए हमें खेद है। कृपया कुछ देर बाद फिर कोशिश करें या होम पर लौटें।",
    home: "होम पर जाएँ",
  },
};

export const authorisationMessages: typeof originalAuthorisation = {
  temple_authorised: "मंदिर द्वारा अधिकृत",
  priest_of_temple: "मंदिर के पुरोहित",
  independent_priest: "स्वतंत्र पुरोहित",
};

export const ritualMessages: typeof originalRitual = {
  proof: "कौन करता है और हम कैसे जाँचते हैं",
  policy: "रद्द या तारीख बदलें",
  preparing: (date) => `पुरोहित ${date} की तैयारी में हैं। अब और नाम नहीं जोड़े जा सकते।`,
  noNext: "अगली तारीख अभी तय नहीं है।",
  people: (min, max) => (min === max ? `${max} व्यक्ति के लिए` : `${min} से ${max} लोगों के लिए`),
  sendPrasad: (fee) => `मुझे प्रसाद भेजें, ${fee}`,
};

export const filterMessages: typeof originalFilter = {
  label: "फ़िल्टर",
  facets: { deity: "देवता", purpose: "कामना", temple: "मंदिर" },
};

export const linkLoginMessages: typeof originalLinkLogin = {
  other: "किस खाते से?",
  otherText: (signedIn, offered) => `आप ${signedIn} से साइन इन हैं। यह लिंक ${offered} का है।`,
  stay: (account) => `${account} से ही रहें`,
  change: (account) => `${account} पर बदलें`,
};
