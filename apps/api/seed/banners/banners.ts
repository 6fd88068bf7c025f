import type { Text } from "../text.ts";

export type BannerSeed = {
  readonly key: string;
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
  /** The linked series; the link opens its next date. */
  readonly target: { readonly type: "pooja" | "chadhaava"; readonly series: string };
};

/** The banners of the widgets; those of pujas are on our home page too. At most five are shown. */
export const banners: readonly BannerSeed[] = [
  {
    key: "somvar-chadhaava-kashi",
    title: { en: "Your Monday at Kashi", hi: "काशी में आपका सोमवार" },
    text: {
      en: "Bilva leaves and Ganga water, offered with your name in the first hours of the day.",
      hi: "दिन की पहली बेला में आपके नाम से बिल्व पत्र और गंगाजल।",
    },
    action: { en: "Choose your offering", hi: "अर्पण चुनें" },
    target: { type: "chadhaava", series: "somvar-chadhaava-kashi" },
  },
  {
    key: "mangalvar-chadhaava-hanuman-garhi",
    title: { en: "Laddoos for Hanuman on Tuesday", hi: "मंगलवार को हनुमान जी के लिए लड्डू" },
    text: {
      en: "Carried up the steps of Hanuman Garhi in Ayodhya, with the names you give.",
      hi: "अयोध्या की हनुमान गढ़ी की सीढ़ियों के ऊपर, आपके दिए नामों के साथ।",
    },
    action: { en: "Choose your offering", hi: "अर्पण चुनें" },
    target: { type: "chadhaava", series: "mangalvar-chadhaava-hanuman-garhi" },
  },
  {
    key: "pradosh-rudrabhishek-kashi",
    title: { en: "Pradosh Rudrabhishek at Kashi", hi: "काशी में प्रदोष रुद्राभिषेक" },
    text: {
      en: "Performed in the hour after sunset. Your name and gotra are spoken in the sankalp, and the recording lets you hear them.",
      hi: "सूर्यास्त के बाद की बेला में। संकल्प में आपका नाम और गोत्र बोला जाता है और रिकॉर्डिंग में आप उसे सुनते हैं।",
    },
    action: { en: "See the puja", hi: "पूजा देखें" },
    target: { type: "pooja", series: "pradosh-rudrabhishek-kashi" },
  },
  {
    key: "sri-suktam-homa-kolhapur",
    title: { en: "Sri Suktam homa on Friday morning", hi: "शुक्रवार की सुबह श्री सूक्त हवन" },
    text: {
      en: "Lotus seeds and ghee in the fire at the seat of Ambabai, for a home with enough and to spare.",
      hi: "अंबाबाई के धाम में कमलगट्टे और घी की आहुतियाँ, ऐसे घर के लिए जहाँ बाँटने को भी हो।",
    },
    action: { en: "See the puja", hi: "पूजा देखें" },
    target: { type: "pooja", series: "sri-suktam-homa-kolhapur" },
  },
  {
    key: "pitru-tarpan-rameshwaram",
    title: { en: "Remember them on Amavasya", hi: "अमावस्या पर उनका स्मरण" },
    text: {
      en: "Sesame and water at Rameswaram, for those whose names you know and those whose names are lost.",
      hi: "रामेश्वरम में तिल और जल, जिनके नाम याद हैं उनके लिए और जिनके खो गए हैं उनके लिए भी।",
    },
    action: { en: "See the puja", hi: "पूजा देखें" },
    target: { type: "pooja", series: "pitru-tarpan-rameshwaram" },
  },
  {
    key: "vip-sundarkand-hanuman-garhi",
    title: { en: "A Sundarkand only for your family", hi: "सिर्फ़ आपके परिवार के लिए सुंदरकांड" },
    text: {
      en: "Five singers in Ayodhya, your home on the other end of the call.",
      hi: "अयोध्या में पाँच गायक और कॉल के दूसरी ओर आपका घर।",
    },
    action: { en: "See how it works", hi: "देखें, कैसे होता है" },
    target: { type: "pooja", series: "vip-sundarkand-hanuman-garhi" },
  },
];
