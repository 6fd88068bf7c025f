import type {
  linkLoginMessages as originalLinkLogin,
  siteMessages as originalSite,
} from "../site-messages-en/index.ts";

export const siteMessages: typeof originalSite = {
  slow: "इंटरनेट धीमा है, कोशिश जारी है",
  offline: "आप ऑफ़लाइन हैं। यह पेज पुराना हो सकता है।",
  checkInternet: "इंटरनेट जाँचकर फिर कोशिश करें।",
  serverFailed: "हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।",
  retry: "फिर कोशिश करें",
  requestId: "रेफ़रेंस नंबर:",
  askOnWhatsapp: "WhatsApp पर पूछें",
  aboutOrder: (number) => `नमस्ते, ऑर्डर ${number} के बारे में मेरा एक सवाल है।`,
  broken: {
    heading: "ओह! कुछ गड़बड़ हो गई।",
    text: "असुविधा के लिए हमें खेद है। कृपया कुछ देर बाद फिर कोशिश करें या होम पर लौटें।",
    home: "होम पर जाएँ",
  },
};

export const linkLoginMessages: typeof originalLinkLogin = {
  other: "किस खाते से?",
  otherText: (signedIn, offered) => `आप ${signedIn} से साइन इन हैं। यह लिंक ${offered} का है।`,
  stay: (account) => `${account} में ही रहें`,
  change: (account) => `${account} पर जाएँ`,
};
