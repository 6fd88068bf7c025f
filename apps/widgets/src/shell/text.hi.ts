import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  name: "आराधना",
  back: "पीछे जाएँ",
  openSite: "पूरी साइट खोलें",
  newTab: "नए टैब में खुलता है",
  offline: "आप ऑफ़लाइन हैं। जो दिख रहा है, वह पुराना हो सकता है।",
  link: {
    expired: "साइन इन का यह लिंक अब मान्य नहीं है। आप अपने मोबाइल नंबर से बुक कर सकते हैं।",
    other: "किस खाते से?",
    otherText: (signedIn, offered) => `आप ${signedIn} से साइन इन हैं। जो लिंक आपने खोला, वह ${offered} का है।`,
    stay: (account) => `${account} से ही रहें`,
    change: (account) => `${account} पर बदलें`,
  },
  broken: {
    heading: "क्षमा करें, कुछ गड़बड़ हो गई।",
    text: "असुविधा के लिए खेद है। कृपया थोड़ी देर बाद प्रयास करें या मुखपृष्ठ पर लौटें।",
    home: "मुखपृष्ठ पर जाएँ",
  },
  failed: {
    heading: "यह दिखाया नहीं जा सका",
    text: "हो सकता है इंटरनेट टूट गया हो, या गड़बड़ हमारी ओर से हो। कृपया फिर प्रयास करें।",
    retry: "फिर प्रयास करें",
    requestId: "सहायता लेते समय यह संख्या बताएँ:",
  },
};
