import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  name: "आराधना",
  openSite: "पूरी साइट खोलें",
  newTab: "नए टैब में खुलता है",
  offline: "आप ऑफ़लाइन हैं। जो दिख रहा है, वह पुराना हो सकता है।",
  failed: {
    heading: "यह दिखाया नहीं जा सका",
    text: "हो सकता है इंटरनेट टूट गया हो, या गड़बड़ हमारी ओर से हो। कृपया फिर प्रयास करें।",
    retry: "फिर प्रयास करें",
    requestId: "सहायता लेते समय यह संख्या बताएँ:",
  },
};
