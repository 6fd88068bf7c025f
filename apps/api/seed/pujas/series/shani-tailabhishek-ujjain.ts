import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const shaniTailabhishekUjjain = defineSeries({
  slug: "shani-tailabhishek-ujjain",
  title: { en: "Shani Tailabhishek in Ujjain", hi: "उज्जैन में शनि तैलाभिषेक" },
  spoken: { devanagari: "शनि तैलाभिषेक", latin: "Shani Tailabhishek" },
  subtitle: {
    en: "Sesame oil and the ten names of Shani, after sunset on Saturday",
    hi: "शनिवार को सूर्यास्त के बाद तिल का तेल और शनिदेव के दस नाम",
  },
  deities: ["shani"],
  temple: "mahakaleshwar-ujjain",
  purposes: ["graha-shanti", "obstacles", "peace"],
  answers: ["shani dosh", "sade sati", "शनि दोष", "साढ़ेसाती"],
  priests: ["kedar-joshi"],
  occasion: "saturday-dusk",
  ritual: "abhishek",
  act: "oilAbhishek",
  tier: "simple",
  authorisedBy: "independent_priest",
  cutoffHours: 6,
  about: {
    en: [
      "Shani moves slowest of the grahas known to the old astronomers, thirty years for one round, and so he became the keeper of consequences. People fear him more than the texts do. In the story of King Vikramaditya, who ruled at Ujjain, he takes everything away and gives it back doubled to a man who did not turn bitter.",
      "In the same city, by the river, an independent priest bathes a black stone Shani in sesame oil on Saturday evenings and says his ten names, from Konastha to Pippalada. Black sesame, urad and a blue flower are laid before him, and iron lamps are lit. Your name and, if you know it, your rashi are spoken. Those in Sade Sati keep this day by tradition. Devotees believe that he is pleased by patience, fair dealing and gifts to working people; oil is the smallest part.",
    ],
    hi: [
      "प्राचीन ज्योतिषियों को ज्ञात ग्रहों में शनि सबसे धीमे हैं, एक चक्कर में तीस वर्ष लगाते हैं, इसीलिए वे कर्मफल के रक्षक माने गए। लोग उनसे जितना डरते हैं, ग्रंथ उतना नहीं डराते। उज्जैन के राजा विक्रमादित्य की कथा में वे सब कुछ ले लेते हैं और कड़वाहट से बचे रहे मनुष्य को दूना लौटा देते हैं।",
      "उसी नगर में, नदी के किनारे, एक स्वतंत्र पुरोहित शनिवार की संध्या को काले पत्थर के शनिदेव का तिल के तेल से अभिषेक करते हैं और कोणस्थ से पिप्पलाद तक उनके दस नाम बोलते हैं। काले तिल, उड़द और नीला फूल अर्पित होता है और लोहे के दीप जलते हैं। आपका नाम और पता हो तो राशि बोली जाती है। साढ़ेसाती में लोग परंपरा से यह दिन रखते हैं। भक्तों का विश्वास है कि शनिदेव धैर्य, ईमानदारी और श्रमिकों को दिए दान से प्रसन्न होते हैं; तेल तो उसका सबसे छोटा अंश है।",
    ],
  },
  steps: [
    {
      title: { en: "Mahakal's leave", hi: "महाकाल से अनुमति" },
      text: {
        en: "The priest bows towards Mahakal, lord of time, before he begins.",
        hi: "आरंभ से पहले पुरोहित काल के स्वामी महाकाल को प्रणाम करते हैं।",
      },
    },
    {
      title: { en: "Sesame oil", hi: "तैलाभिषेक" },
      text: {
        en: "Oil is poured in a thin thread while the Shani stotra of Dasharatha is recited.",
        hi: "दशरथ कृत शनि स्तोत्र के पाठ के साथ तेल की पतली धार चढ़ाई जाती है।",
      },
    },
    {
      title: { en: "Lamps and daan", hi: "दीप और दान" },
      text: {
        en: "Eleven iron lamps are lit, and food and blankets are given to workers at the ghat.",
        hi: "लोहे के ग्यारह दीप जलते हैं और घाट के श्रमिकों को भोजन तथा कंबल दिए जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Tradition keeps it for steadiness through Sade Sati.",
      hi: "साढ़ेसाती में धैर्य के लिए परंपरा में यह अभिषेक कराया जाता है।",
    },
    {
      en: "Devotees ask for justice, and for the patience to wait for it.",
      hi: "भक्त न्याय माँगते हैं, और उसकी प्रतीक्षा का धैर्य भी।",
    },
    {
      en: "The daan that belongs to it is held to be its better half.",
      hi: "इससे जुड़ा दान इसका श्रेष्ठ अंश माना गया है।",
    },
  ],
  materials: {
    en: "Sesame oil, black sesame, urad, blue flowers, eleven iron lamps and daan",
    hi: "तिल का तेल, काले तिल, उड़द, नीले फूल, लोहे के ग्यारह दीप और दान",
  },
  prasad: dryPrasad({
    en: "A black thread, sesame and jaggery",
    hi: "काला धागा, तिल और गुड़",
  }),
  faqs: [
    {
      question: {
        en: "I am told that I must do this or suffer. Is it so?",
        hi: "मुझसे कहा गया है कि यह न कराया तो अनिष्ट होगा। क्या यह सच है?",
      },
      answer: {
        en: "No. Nobody has to book any puja, and we ask our priests never to frighten anyone. Offer it if it gives you peace.",
        hi: "नहीं। कोई भी पूजा कराना अनिवार्य नहीं है और हम अपने पुरोहितों से कहते हैं कि किसी को न डराएँ। मन को शांति मिले तो कराइए।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "गोपाल", "उज्जैन", 7, "डराने वाली कोई बात नहीं। दान की तस्वीर भी भेजी।"),
    reviewEn(4, "Shekhar", "Nashik", 27, "Straightforward. I liked the story told before the oil."),
    reviewEn(5, "Roopa", "Bengaluru", 48, "The answer about fear made me trust them."),
    reviewHi(3, "लोकेश", "कोटा", 70, "पूजा ठीक थी, धागा बहुत पतला था।"),
  ],
});
