import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const navagrahaShantiUjjain = defineSeries({
  slug: "navagraha-shanti-ujjain",
  title: { en: "Navagraha Shanti in Ujjain", hi: "उज्जैन में नवग्रह शांति" },
  spoken: { devanagari: "नवग्रह शांति", latin: "Navagraha Shanti" },
  subtitle: {
    en: "Nine grains, nine cloths, nine fires, at noon on Amavasya",
    hi: "अमावस्या के मध्याह्न में नौ अन्न, नौ वस्त्र, नौ आहुतियाँ",
  },
  deities: ["shani", "surya"],
  temple: "mahakaleshwar-ujjain",
  purposes: ["graha-shanti", "health", "family"],
  answers: ["mangal dosh", "manglik", "मंगल दोष", "मांगलिक", "graha dosh"],
  priests: ["vishvesh-vyas"],
  occasion: "amavasya-midday",
  ritual: "shanti",
  act: "nineGrains",
  tier: "homa",
  authorisedBy: "independent_priest",
  cutoffHours: 12,
  capacity: { seats: 63 },
  about: {
    en: [
      "For the astronomers of old India the prime meridian ran through Ujjain. They counted longitudes from here, and Varahamihira wrote here of the nine grahas: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and the two shadows, Rahu and Ketu. It is still the place that many families choose when they wish to honour all nine at once.",
      "A mandala of nine squares is laid out in coloured rice on the day of Amavasya. Each graha is given its own grain, cloth, flower and wood: wheat and red for Surya, rice and white for Chandra, black sesame for Shani. A small homa follows, with one hundred and eight offerings to each. Your name, gotra, and your rashi and nakshatra if you know them, are part of the sankalp. Devotees believe that the grahas are pointers more than powers, and that to greet them is to make peace with one's own time.",
    ],
    hi: [
      "प्राचीन भारत के खगोलशास्त्रियों की मध्य रेखा उज्जैन से होकर जाती थी। वे देशांतर यहीं से गिनते थे और वराहमिहिर ने यहीं नवग्रहों पर लिखा: सूर्य, चंद्र, मंगल, बुध, गुरु, शुक्र, शनि और दो छाया ग्रह, राहु-केतु। आज भी अनेक परिवार नौ ग्रहों की एक साथ पूजा के लिए यही स्थान चुनते हैं।",
      "अमावस्या के दिन रंगे हुए चावल से नौ कोष्ठों का मंडल बनता है। हर ग्रह को उसका अन्न, वस्त्र, फूल और समिधा दी जाती है: सूर्य को गेहूँ और लाल, चंद्र को चावल और श्वेत, शनि को काले तिल। फिर हर ग्रह को एक सौ आठ आहुतियाँ। संकल्प में आपका नाम, गोत्र और पता हो तो राशि-नक्षत्र भी बोले जाते हैं। भक्तों का विश्वास है कि ग्रह कर्ता कम और संकेतक अधिक हैं; उन्हें प्रणाम करना अपने समय से मेल कर लेना है।",
    ],
  },
  steps: [
    {
      title: { en: "Mandala", hi: "मंडल" },
      text: {
        en: "Nine squares are drawn with coloured rice, Surya in the middle.",
        hi: "रंगे चावल से नौ कोष्ठ बनते हैं, बीच में सूर्य।",
      },
    },
    {
      title: { en: "Nine invitations", hi: "नौ आवाहन" },
      text: {
        en: "Each graha is invited with its Vedic mantra, grain and cloth.",
        hi: "हर ग्रह का उसके वैदिक मंत्र, अन्न और वस्त्र के साथ आवाहन होता है।",
      },
    },
    {
      title: { en: "Homa", hi: "हवन" },
      text: {
        en: "One hundred and eight offerings are made to each graha with its own wood.",
        hi: "हर ग्रह को उसकी अपनी समिधा से एक सौ आठ आहुतियाँ दी जाती हैं।",
      },
    },
    {
      title: { en: "Daan", hi: "दान" },
      text: {
        en: "The nine grains and cloths are given away in the town on the same day.",
        hi: "नौ अन्न और वस्त्र उसी दिन नगर में दान कर दिए जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families keep it before a wedding, a house-warming or a new phase of life.",
      hi: "विवाह, गृहप्रवेश या जीवन के नए पड़ाव से पहले परिवार यह शांति कराते हैं।",
    },
    {
      en: "Tradition sees in it a way to set nine kinds of unrest at ease.",
      hi: "परंपरा में यह नौ प्रकार की अशांति को शांत करने की विधि है।",
    },
    {
      en: "Devotees value that all its grain ends as food for somebody.",
      hi: "भक्तों को प्रिय है कि इसका सारा अन्न अंत में किसी का भोजन बनता है।",
    },
  ],
  materials: {
    en: "Nine grains, nine cloths, nine woods, ghee, flowers and coloured rice",
    hi: "नौ अन्न, नौ वस्त्र, नौ समिधाएँ, घी, फूल और रंगे चावल",
  },
  prasad: dryPrasad(
    {
      en: "Bhasma, a raksha thread and a pouch of the nine grains",
      hi: "भस्म, रक्षा सूत्र और नौ अन्न की पोटली",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "Do I need my birth chart?", hi: "क्या जन्मकुंडली चाहिए?" },
      answer: {
        en: "No. Rashi and nakshatra are spoken if you give them; without them the priest uses your name and gotra.",
        hi: "नहीं। राशि और नक्षत्र दें तो बोले जाते हैं; न हों तो पुरोहित नाम और गोत्र से संकल्प लेते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Mukund",
      "Ujjain",
      20,
      "Proper procedure and nothing left out. Good explanation of each grain.",
    ),
    reviewHi(4, "सरोज", "रतलाम", 43, "बेटी के विवाह से पहले कराया, मन को संतोष मिला।"),
    reviewEn(4, "Dilip", "Nairobi", 86, "The seeds in the prasad were held by customs; the rest arrived."),
    reviewHi(2, "हेमंत", "देवास", 108, "मेरा नक्षत्र ग़लत पढ़ा गया। अगली अमावस्या पर बिना शुल्क दोबारा हुआ।"),
  ],
});
