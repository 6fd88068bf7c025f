export const brand = "Aradhana";

/** Within the worker itself: no file of texts could be fetched when they are needed. */
export const offlineTexts = {
  en: {
    lang: "en",
    brand,
    heading: "You are offline",
    text: "This page is not saved on this device. Check your internet and try again.",
    retry: "Try again",
    saved: "Pages you can read now",
  },
  hi: {
    lang: "hi",
    brand: "आराधना",
    heading: "आप ऑफ़लाइन हैं",
    text: "यह पेज इस डिवाइस पर सेव नहीं है। इंटरनेट जाँचें और फिर कोशिश करें।",
    retry: "फिर कोशिश करें",
    saved: "ये पेज अभी पढ़ सकते हैं",
  },
} as const;
