import type { Text } from "../text.ts";
import type { Prasad } from "./prasad.ts";

export type Faq = { readonly question: Text; readonly answer: Text };

const unknownGotra: Faq = {
  question: { en: "What if I do not know my gotra?", hi: "अगर मुझे अपना गोत्र न पता हो तो?" },
  answer: {
    en: "Choose “I don't know” in the sankalp form. The priest then says Kashyap, or as is the temple's custom. The puja is complete without it.",
    hi: "संकल्प फ़ॉर्म में “मुझे नहीं पता” चुनें। तब पुरोहित जी काश्यप या मंदिर की परंपरा के अनुसार बोलते हैं। इससे पूजा में कोई कमी नहीं रहती।",
  },
};

const forSomeoneElse: Faq = {
  question: { en: "Can I book for someone else?", hi: "क्या किसी और के लिए बुक किया जा सकता है?" },
  answer: {
    en: "Yes. Give that person's name and gotra in the sankalp form, or say that it is in memory of someone. The recording and the prasad go to the number and address that you choose.",
    hi: "हाँ। संकल्प फ़ॉर्म में उनका नाम और गोत्र दें, या बताएँ कि यह किसी की स्मृति में है। रिकॉर्डिंग और प्रसाद आपके बताए नंबर और पते पर ही जाते हैं।",
  },
};

const correctNames: Faq = {
  question: { en: "Can I correct a name after paying?", hi: "क्या भुगतान के बाद नाम सुधारा जा सकता है?" },
  answer: {
    en: "Yes, as often as you need, until the time shown in your order, about two hours before the puja. After that, call customer care: if the priest has not read the name yet, we will tell him.",
    hi: "हाँ, ऑर्डर पर लिखे समय तक, जो पूजा से कोई दो घंटे पहले का होता है, जितनी बार चाहें। उसके बाद ग्राहक सेवा को फ़ोन करें; यदि नाम तब तक पढ़ा न गया हो तो पुरोहित को बता दिया जाता है।",
  },
};

const missed: Faq = {
  question: {
    en: "What if the puja is not performed, or my name is left out?",
    hi: "अगर पूजा न हो पाए या मेरा नाम छूट जाए तो?",
  },
  answer: {
    en: "You choose: a full refund, or the puja again on the next date. Report it in your order or call customer care; you do not need proof.",
    hi: "तब आप चुनें: पूरा रिफ़ंड, या अगली तारीख पर पूजा दोबारा। ऑर्डर में या ग्राहक सेवा को फ़ोन करके बता दें; कोई प्रमाण नहीं देना पड़ता।",
  },
};

const atHome: Faq = {
  question: { en: "Do I have to fast or do anything at home?", hi: "क्या मुझे व्रत रखना या घर पर कुछ करना होगा?" },
  answer: {
    en: "No. If you wish, bathe, light a lamp at the time of the puja and sit quietly for a few minutes. Please do not fast against a doctor's advice.",
    hi: "नहीं। चाहें तो स्नान करके पूजा के समय एक दीप जलाएँ और कुछ मिनट शांत बैठें। डॉक्टर की सलाह के ख़िलाफ़ व्रत न रखें।",
  },
};

const vipDifference: Faq = {
  question: { en: "How does a VIP puja differ?", hi: "VIP पूजा में क्या अलग है?" },
  answer: {
    en: "The priests perform it for one family at a time, with a live call for the sankalp. It gives no priority for darshan, and it is not believed to be worth more than a shared puja.",
    hi: "पुरोहित इसे एक समय में एक ही परिवार के लिए करते हैं और संकल्प के लिए लाइव कॉल होती है। इससे मंदिर के दर्शन में कोई प्राथमिकता नहीं मिलती और न ही इसे सामूहिक पूजा से अधिक फलदायी माना जाता है।",
  },
};

function videoIn(hours: number): Faq {
  return {
    question: { en: "When do I receive the video?", hi: "वीडियो कब मिलेगा?" },
    answer: {
      en: `Within ${hours} hours of the puja, in your order. You will hear your name, and you can save a copy.`,
      hi: `पूजा के ${hours} घंटे के भीतर, आपके ऑर्डर में। इसमें आप अपना नाम पढ़ा जाता सुनते हैं, और आप इसे डाउनलोड कर सकते हैं।`,
    },
  };
}

function abroad({ shipsTo }: Prasad): Faq {
  const question: Text = { en: "Can I book from outside India?", hi: "क्या भारत के बाहर से बुक किया जा सकता है?" };
  const answer: Text =
    shipsTo === "all"
      ? {
          en: "Yes. You pay in dollars or euros, and see the time of the puja in your own time zone. This prasad is dry and is sent to most countries; where customs does not allow it, we tell you before you pay.",
          hi: "हाँ। आप डॉलर या यूरो में भुगतान करते हैं और पूजा का समय अपने समय के अनुसार देखते हैं। यह सूखा प्रसाद अधिकतर देशों में भेजा जाता है; जहाँ कस्टम के नियम रोकते हैं, वहाँ भुगतान से पहले ही बता दिया जाता है।",
        }
      : {
          en: "Yes. You pay in dollars or euros, and the recording and certificate reach you anywhere. This prasad is fresh food, so it is sent to addresses in India only, perhaps to your family there.",
          hi: "हाँ। आप डॉलर या यूरो में भुगतान करते हैं; रिकॉर्डिंग और सर्टिफ़िकेट आपको कहीं भी मिलते हैं। यह प्रसाद ताज़ा भोजन है, इसलिए केवल भारत के पतों पर जाता है, जैसे वहाँ रहने वाले आपके परिवार को।",
        };
  return { question, answer };
}

/** The questions of one puja, followed by the general ones. */
export function faqsOf(
  own: readonly Faq[],
  { prasad, videoHours, isVip }: { prasad: Prasad; videoHours: number; isVip: boolean },
): readonly Faq[] {
  return [
    ...own,
    ...(isVip ? [vipDifference] : []),
    unknownGotra,
    forSomeoneElse,
    abroad(prasad),
    videoIn(videoHours),
    correctNames,
    atHome,
    missed,
  ];
}
