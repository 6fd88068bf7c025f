import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "खाता",
  close: "बंद करें",
  guest: "आपने साइन इन नहीं किया है",
  guestText: "बुकिंग बिना खाते के भी होती है। साइन इन करने पर ऑर्डर दिखते हैं और नाम सुधारे जा सकते हैं।",
  signIn: "साइन इन करें",
  signedInAs: "साइन इन है",
  orders: "आपके ऑर्डर",
  locale: "देश और भाषा",
  logOut: "आप नहीं? लॉग आउट करें",
  leaving: "लॉग आउट करने पर इस ब्राउज़र में रखी आपकी जानकारी मिट जाती है। भरी जा रही बुकिंग बनी रहती है।",
};
