import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipNavachandiHomaVindhyavasini = defineSeries({
  slug: "vip-navachandi-homa-vindhyavasini",
  title: { en: "VIP Navachandi Homa at Vindhyachal", hi: "VIP नवचंडी हवन, विंध्याचल" },
  spoken: { devanagari: "नवचंडी हवन", latin: "Navachandi Havan" },
  subtitle: {
    en: "Nine readings by nine priests, and a fire in your family's name",
    hi: "नौ पुरोहितों के नौ पाठ और आपके परिवार के नाम से हवन",
  },
  deities: ["durga"],
  temple: "vindhyavasini",
  purposes: ["protection", "obstacles", "family"],
  priests: ["vindhyeshwari-mishra"],
  occasion: "durgashtami",
  ritual: "homa",
  act: "nineLampHoma",
  tier: "vip-grand",
  authorisedBy: "temple_authorised",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 4 },
  about: {
    en: [
      "Navachandi is the Durga Saptashati read nine times, once by each of nine priests, and then offered in fire verse by verse. It is the puja by which kings marked a safe return and villages the end of a bad year. Today a family may have it for a house long under dispute, a firm at its turning, or a daughter's wedding.",
      "At Vindhyachal the nine sit in a row before the kund from soon after sunrise on Durgashtami. You take the sankalp on the call, see your family's names written on the red cloth that covers the kalash, and may join again for the purnahuti about five hours later. Nine girls are fed as the Goddess before noon. Devotees believe that the Mother stands by those who have asked her in full. The dates are few, and at most four families are served on each.",
    ],
    hi: [
      "नवचंडी में दुर्गा सप्तशती के नौ पाठ होते हैं, नौ पुरोहितों के एक-एक, और फिर श्लोक-श्लोक से अग्नि में आहुति। राजा इसे सकुशल लौटने पर और गाँव बुरे वर्ष के अंत पर कराते थे। आज परिवार इसे लंबे विवाद में फँसे घर, मोड़ पर खड़े व्यवसाय या बेटी के विवाह के लिए कराते हैं।",
      "विंध्याचल में दुर्गाष्टमी को सूर्योदय के कुछ ही देर बाद नौ पुरोहित कुंड के सामने पंक्ति में बैठते हैं। आप कॉल पर संकल्प लेते हैं, कलश के लाल वस्त्र पर अपने परिवार के नाम लिखे देखते हैं और लगभग पाँच घंटे बाद पूर्णाहुति के लिए फिर जुड़ सकते हैं। मध्याह्न से पहले नौ कन्याओं को देवी मानकर भोजन कराया जाता है। भक्तों का विश्वास है कि जिसने पूरे मन से माँगा, माँ उसके साथ खड़ी रहती हैं। तिथियाँ थोड़ी हैं और हर तिथि पर अधिक से अधिक चार परिवार लिए जाते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Kalash with your names", hi: "नाम वाला कलश" },
      text: {
        en: "The family's names are written on the cloth of the kalash in kumkum.",
        hi: "कलश के वस्त्र पर कुमकुम से परिवार के नाम लिखे जाते हैं।",
      },
    },
    {
      title: { en: "Nine readings", hi: "नौ पाठ" },
      text: {
        en: "Nine priests read the thirteen chapters side by side.",
        hi: "नौ पुरोहित साथ-साथ तेरहों अध्यायों का पाठ करते हैं।",
      },
    },
    {
      title: { en: "Fire", hi: "हवन" },
      text: {
        en: "Kheer, ghee, sesame and guggul are offered with the verses of the text.",
        hi: "ग्रंथ के श्लोकों के साथ खीर, घी, तिल और गुग्गुल की आहुतियाँ होती हैं।",
      },
    },
    {
      title: { en: "Nine girls", hi: "नौ कन्याएँ" },
      text: {
        en: "Nine girls of the town are fed and given new clothes on your behalf.",
        hi: "आपकी ओर से नगर की नौ कन्याओं को भोजन और नए वस्त्र दिए जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Tradition turns to it in a long dispute or a great undertaking.",
      hi: "लंबे विवाद या बड़े काम के समय परंपरा में यह हवन कराया जाता है।",
    },
    {
      en: "Devotees believe that the nine readings guard the house from all sides.",
      hi: "भक्तों का विश्वास है कि नौ पाठ घर की सब ओर से रक्षा करते हैं।",
    },
    {
      en: "Feeding the girls is held to please the Mother more than any mantra.",
      hi: "मान्यता है कि कन्या भोज से माँ किसी भी मंत्र से अधिक प्रसन्न होती हैं।",
    },
  ],
  materials: {
    en: "Kheer, ghee, guggul, samidha wood, nine saris for the kalash, food and clothes for nine girls",
    hi: "खीर, घी, गुग्गुल, समिधा, कलश की नौ चुनरियाँ, नौ कन्याओं का भोजन और वस्त्र",
  },
  prasad: dryPrasad(
    {
      en: "The chunri of the kalash, bhasma, kumkum and dry coconut",
      hi: "कलश की चुनरी, भस्म, कुमकुम और सूखा नारियल",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "Must we stay on the call for five hours?", hi: "क्या पाँच घंटे कॉल पर रहना होगा?" },
      answer: {
        en: "No. You are needed for the sankalp, about ten minutes, and welcome at the purnahuti. The priest tells you its hour at the start.",
        hi: "नहीं। संकल्प के लिए लगभग दस मिनट चाहिए और पूर्णाहुति में आपका स्वागत है। उसका समय पुरोहित आरंभ में ही बता देते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Kalpana",
      "Delhi",
      33,
      "To see our names in kumkum on the cloth, and the girls eating: unforgettable.",
    ),
    reviewHi(5, "विनोद", "इलाहाबाद", 64, "पाँच घंटे का विधान, एक भी चरण नहीं छोड़ा।"),
    reviewEn(
      4,
      "Manish",
      "Muscat",
      123,
      "Excellent puja. The second call began ten minutes early and we nearly missed it.",
    ),
  ],
});
