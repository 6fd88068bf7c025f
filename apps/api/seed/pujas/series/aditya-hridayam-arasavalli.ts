import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const adityaHridayamArasavalli = defineSeries({
  slug: "aditya-hridayam-arasavalli",
  title: { en: "Aditya Hridayam at Sunrise", hi: "सूर्योदय पर आदित्य हृदय स्तोत्र" },
  spoken: { devanagari: "आदित्य हृदय स्तोत्र पाठ", latin: "Aditya Hridaya Stotra Path" },
  subtitle: {
    en: "Three readings and arghya to the rising Sun, on Sundays",
    hi: "रविवार को उगते सूर्य के सामने तीन पाठ और अर्घ्य",
  },
  deities: ["surya"],
  temple: "arasavalli-surya",
  purposes: ["health", "obstacles", "gratitude"],
  priests: ["bhaskara-sarma"],
  occasion: "sunday-sunrise",
  ritual: "path",
  act: "arghya",
  tier: "light",
  authorisedBy: "independent_priest",
  cutoffHours: 9,
  about: {
    en: [
      "On the field before Lanka Rama stood tired, and Ravana stood before him. The sage Agastya came up and taught him the Aditya Hridayam, the heart of the Sun, in thirty-one verses; Rama sipped water three times, looked at the Sun, and took up his bow. Valmiki tells it in the Yuddha Kanda. People have read it ever since when they have a hard day ahead.",
      "At Arasavalli, one of the few places where Surya is worshipped daily in a temple of his own, an independent priest reads it three times by the tank as the Sun comes up, facing east. Water with red sandal and red flowers is offered from the palms after each reading, and your name is spoken with the first. Devotees believe that the hymn gives energy and clear sight of what is to be done. Keep it with an early morning of your own, if you can.",
    ],
    hi: [
      "लंका के रणक्षेत्र में श्रीराम थके खड़े थे और सामने रावण था। तब अगस्त्य ऋषि ने आकर उन्हें आदित्य हृदय, सूर्य का हृदय, सुनाया, कुल इकतीस श्लोक; श्रीराम ने तीन बार आचमन किया, सूर्य की ओर देखा और धनुष उठा लिया। वाल्मीकि ने यह प्रसंग युद्धकांड में लिखा है। तभी से कठिन दिन के आरंभ में लोग इसे पढ़ते हैं।",
      "अरसवल्ली में, जहाँ सूर्यदेव की अपने मंदिर में नित्य पूजा होती है, एक स्वतंत्र पुरोहित पुष्करिणी के किनारे पूर्व की ओर मुख करके सूर्योदय के समय इसके तीन पाठ करते हैं। हर पाठ के बाद अंजलि से लाल चंदन और लाल फूल मिला जल अर्पित होता है और पहले अर्घ्य के साथ आपका नाम बोला जाता है। भक्तों का विश्वास है कि यह स्तोत्र ऊर्जा देता है और करने योग्य काम साफ़ दिखाता है। हो सके तो उस दिन आप भी तड़के उठें।",
    ],
  },
  steps: [
    {
      title: { en: "Achamana", hi: "आचमन" },
      text: {
        en: "Water is sipped three times, as Rama did, and the breath is steadied.",
        hi: "श्रीराम की तरह तीन बार आचमन करके श्वास को स्थिर किया जाता है।",
      },
    },
    {
      title: { en: "Three readings", hi: "तीन पाठ" },
      text: {
        en: "The thirty-one verses are read three times while the Sun clears the horizon.",
        hi: "क्षितिज से सूर्य के उठते-उठते इकतीस श्लोकों के तीन पाठ होते हैं।",
      },
    },
    {
      title: { en: "Arghya", hi: "अर्घ्य" },
      text: {
        en: "Twelve offerings of water follow, one for each month's name of the Sun.",
        hi: "फिर सूर्य के बारह नामों से, वर्ष के हर मास के लिए एक, बारह अर्घ्य दिए जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Tradition reads it for vigour and for confidence before a trial.",
      hi: "परंपरा में इसे तेज और परीक्षा की घड़ी में आत्मविश्वास के लिए पढ़ा जाता है।",
    },
    {
      en: "Devotees of Surya ask for health, and for the will to rise early.",
      hi: "सूर्य के उपासक आरोग्य माँगते हैं, और तड़के उठने का संकल्प भी।",
    },
    {
      en: "It is a bright way to give thanks for a father.",
      hi: "पिता के प्रति कृतज्ञता प्रकट करने का यह उजला ढंग है।",
    },
  ],
  materials: {
    en: "Red sandal, red flowers, rice, a copper vessel and a ghee lamp",
    hi: "लाल चंदन, लाल फूल, अक्षत, ताम्र पात्र और घी का दीप",
  },
  prasad: dryPrasad({
    en: "Red sandal, kumkum and cashew with mishri",
    hi: "लाल चंदन, कुमकुम और मिश्री-काजू",
  }),
  faqs: [
    {
      question: { en: "What if the morning is cloudy?", hi: "अगर सुबह बादल हों तो?" },
      answer: {
        en: "The hour is that of the almanac, and the puja goes on: the Sun has risen whether or not we see it.",
        hi: "समय पंचांग का है, इसलिए पूजा होती है: सूर्य तो उगता ही है, हमें दिखे या न दिखे।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Srinivas", "Visakhapatnam", 12, "Correct swaras, and the sunrise behind him is beautiful."),
    reviewHi(4, "आदित्य", "लखनऊ", 26, "अपने नाम के देवता की पूजा। सुबह-सुबह वीडियो मिल गया।"),
    reviewEn(5, "Padma", "Hyderabad", 55, "For my father's seventieth. He now reads it on Sundays himself."),
    reviewEn(3, "Joseph", "Kochi", 82, "Good, but the sound of the crowd is strong on Magha Sundays."),
  ],
});
