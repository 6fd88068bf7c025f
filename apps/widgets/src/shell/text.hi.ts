import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  name: "आराधना",
  back: "पीछे जाएँ",
  powered: "आराधना द्वारा संचालित",
  openSite: "पूरी साइट खोलें",
  slow: "इंटरनेट धीमा है, कोशिश जारी है",
  newTab: "नए टैब में खुलता है",
  offline: "आप ऑफ़लाइन हैं। यह पेज पुराना हो सकता है।",
  link: {
    expired: "साइन इन का यह लिंक अब मान्य नहीं है। आप अपने मोबाइल नंबर से बुक कर सकते हैं।",
    other: "किस खाते से?",
    otherText: (signedIn, offered) => `आप ${signedIn} से साइन इन हैं। यह लिंक ${offered} का है।`,
    stay: (account) => `${account} से ही रहें`,
    change: (account) => `${account} पर बदलें`,
  },
  broken: {
    heading: "क्षमा करें, कुछ गड़बड़ हो गई।",
    text: "असुविधा के लिए खेद है। कृपया थोड़ी देर बाद कोशिश करें या होम पर लौटें।",
    home: "होम पर जाएँ",
  },
  failed: {
    heading: "यह नहीं खुल सका",
    text: "इंटरनेट जाँचकर फिर कोशिश करें।",
    retry: "फिर कोशिश करें",
    requestId: "रेफ़रेंस नंबर:",
  },
};
