import type { Text } from "../../text.ts";
import type { ProductForm } from "./product-schema.ts";

type Use = { readonly howToUse: readonly Text[]; readonly faqs: readonly { question: Text; answer: Text }[] };

const card: Text = {
  en: "The priest's name and the ritual are on the card in the box.",
  hi: "डिब्बे के कार्ड पर पुरोहित जी का नाम और विधि लिखी है।",
};
const proofBy = (answer: Text): Use["faqs"][number] => ({
  question: { en: "How do I know that it was energised?", hi: "कैसे पता चलेगा कि यह अभिमंत्रित है?" },
  answer,
});
const proofInYourName = proofBy({
  en: `${card.en} Energised in your name, you also get a short video on your order's page.`,
  hi: `${card.hi} आपके नाम से अभिमंत्रित होने पर ऑर्डर पेज पर छोटा वीडियो भी मिलता है।`,
});
const promise: Use["faqs"][number] = {
  question: { en: "Does it work for everybody?", hi: "क्या इसका असर सब पर होता है?" },
  answer: {
    en: "It is an object of devotion. We describe what tradition says and promise no result.",
    hi: "यह श्रद्धा की वस्तु है। हम परंपरा की बात बताते हैं, किसी फल का वादा नहीं करते।",
  },
};
const faqs = [proofInYourName, promise];

/** How each kind of product is used, and the questions about it. */
export const useOf: Record<ProductForm["kind"], Use> = {
  rudraksha: {
    howToUse: [
      {
        en: "Wash it once with clean water and let it dry in the shade.",
        hi: "एक बार साफ़ पानी से धोकर छाया में सुखाएँ।",
      },
      {
        en: "Wear it on a thread or chain, by custom first on a Monday morning.",
        hi: "धागे या चेन में पहनें, परंपरा से पहली बार सोमवार सुबह।",
      },
    ],
    faqs,
  },
  yantra: {
    howToUse: [
      {
        en: "Place it upright or flat in your puja room, its point facing east.",
        hi: "पूजा घर में सीधा या समतल रखें, नोक पूर्व की ओर।",
      },
      {
        en: "Offer a lamp and a flower on the first day; dust it with a dry cloth.",
        hi: "पहले दिन दीपक और फूल चढ़ाएँ; सूखे कपड़े से पोंछें।",
      },
    ],
    faqs,
  },
  mala: {
    howToUse: [
      {
        en: "Hold it on the middle finger and turn it with the thumb, bead by bead.",
        hi: "मध्यमा पर रखकर अँगूठे से एक-एक मनका फेरें।",
      },
      { en: "Do not cross the guru bead: turn the mala round instead.", hi: "सुमेरु पार न करें: माला पलट लें।" },
    ],
    faqs,
  },
  bracelet: {
    howToUse: [
      {
        en: "Slip it over the hand; the elastic needs no clasp.",
        hi: "हाथ में सरकाकर पहनें; इलास्टिक है, हुक नहीं।",
      },
      { en: "Take it off before a bath and before sleep.", hi: "नहाने और सोने से पहले उतार दें।" },
    ],
    // It is energised in groups only.
    faqs: [proofBy(card), promise],
  },
  kit: {
    howToUse: [
      {
        en: "Lay the contents out on a clean cloth; the card gives their order.",
        hi: "साफ़ कपड़े पर सामग्री सजाएँ; क्रम कार्ड पर है।",
      },
      {
        en: "Keep kumkum, akshat and lamp away from small children.",
        hi: "कुमकुम, अक्षत और दीपक छोटे बच्चों से दूर रखें।",
      },
    ],
    faqs,
  },
};
