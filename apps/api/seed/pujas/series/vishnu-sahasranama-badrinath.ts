import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vishnuSahasranamaBadrinath = defineSeries({
  slug: "vishnu-sahasranama-badrinath",
  title: { en: "Ekadashi Vishnu Sahasranama, Badrinath", hi: "बद्रीनाथ में एकादशी विष्णु सहस्रनाम" },
  spoken: { devanagari: "एकादशी विष्णु सहस्रनाम पाठ", latin: "Ekadashi Vishnu Sahasranama Path" },
  subtitle: {
    en: "A thousand names with tulsi; in winter at the seat in Joshimath",
    hi: "तुलसी के साथ सहस्र नाम; शीतकाल में जोशीमठ की गद्दी में",
  },
  deities: ["vishnu"],
  temple: "badrinath",
  purposes: ["peace", "health", "ancestors"],
  priests: ["badri-dimri"],
  occasion: "ekadashi",
  ritual: "sahasranama",
  tier: "middle",
  authorisedBy: "priest_of_temple",
  cutoffHours: 12,
  about: {
    en: [
      "Bhishma lay on his bed of arrows and Yudhishthira asked him which name, said again and again, sets a person free. He answered with a thousand. The Vishnu Sahasranama stands in the Anushasana Parva of the Mahabharata, and there is hardly an hour of the day at which it is not being read somewhere in India.",
      "At Badrinath the priest reads it on the morning of Ekadashi with a tulsi leaf for each name, and the garlands of forest tulsi for which the valley is known. While the temple is closed by snow, from about November until spring, the same reading is held at the winter seat in Joshimath; customer care can tell you which. Your name and gotra come before the first verse. Devotees believe that the thousand names bring calm to the reader, to the listener, and to those in whose memory they are read.",
    ],
    hi: [
      "शरशय्या पर लेटे भीष्म से युधिष्ठिर ने पूछा कि कौन-सा नाम बार-बार लेने से मनुष्य मुक्त होता है। उत्तर में उन्होंने सहस्र नाम सुना दिए। विष्णु सहस्रनाम महाभारत के अनुशासन पर्व में है और दिन का शायद ही कोई पहर हो जब भारत में कहीं न कहीं इसका पाठ न हो रहा हो।",
      "बद्रीनाथ में एकादशी की सुबह पुरोहित हर नाम पर तुलसी दल और इस घाटी की प्रसिद्ध वन तुलसी की मालाएँ अर्पित करते हुए इसका पाठ करते हैं। जब लगभग नवंबर से वसंत तक बर्फ़ के कारण कपाट बंद रहते हैं, तब यही पाठ जोशीमठ की शीतकालीन गद्दी में होता है; स्थान ग्राहक सेवा बता सकती है। पहले श्लोक से पूर्व आपका नाम और गोत्र बोला जाता है। भक्तों का विश्वास है कि सहस्र नाम पढ़ने वाले, सुनने वाले और जिनकी स्मृति में पढ़ा जाए, सबको शांति देते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Dhyana", hi: "ध्यान" },
      text: {
        en: "The verses on the lord who rests on Shesha are recited, and a lamp is lit.",
        hi: "शेषशायी भगवान के ध्यान श्लोक पढ़े जाते हैं और दीप प्रज्वलित होता है।",
      },
    },
    {
      title: { en: "A thousand names", hi: "सहस्र नाम" },
      text: {
        en: "A tulsi leaf is offered at each name, from Vishvam to Sarvapraharanayudha.",
        hi: "विश्वम् से सर्वप्रहरणायुध तक, हर नाम पर एक तुलसी दल अर्पित होता है।",
      },
    },
    {
      title: { en: "Vana tulsi", hi: "वन तुलसी" },
      text: {
        en: "A garland of the valley's own tulsi is offered in the names of all.",
        hi: "घाटी की वन तुलसी की माला सबके नाम से चढ़ाई जाती है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees hear it for quiet sleep and an unhurried mind.",
      hi: "भक्त इसे चैन की नींद और शांत मन के लिए सुनते हैं।",
    },
    {
      en: "The Mahabharata itself praises it for those in pain or in fear.",
      hi: "महाभारत स्वयं पीड़ा या भय में पड़े लोगों के लिए इसकी महिमा कहता है।",
    },
    {
      en: "It is read by custom for parents who have passed on.",
      hi: "दिवंगत माता-पिता के लिए इसे पढ़ने की परंपरा है।",
    },
  ],
  materials: {
    en: "A thousand tulsi leaves, a vana tulsi garland, sandal, camphor and a ghee lamp",
    hi: "सहस्र तुलसी दल, वन तुलसी की माला, चंदन, कपूर और घी का दीप",
  },
  prasad: dryPrasad({
    en: "Vana tulsi, chana dal, mishri and sandal in the manner of Badrinath",
    hi: "बद्रीनाथ की रीति से वन तुलसी, चने की दाल, मिश्री और चंदन",
  }),
  faqs: [
    {
      question: {
        en: "Where is it held when Badrinath is closed?",
        hi: "बद्रीनाथ के कपाट बंद हों तो पाठ कहाँ होता है?",
      },
      answer: {
        en: "At the winter seat in Joshimath, by the same priest. Customer care tells you the place before the day, and moves your booking to a later Ekadashi once if you would rather wait for spring.",
        hi: "जोशीमठ की शीतकालीन गद्दी में, वही पुरोहित करते हैं। स्थान ग्राहक सेवा पहले ही बता देती है; वसंत की प्रतीक्षा करना चाहें तो बुकिंग एक बार किसी आगे की एकादशी पर कर देती है।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Venkat",
      "Chennai",
      15,
      "Read at the pace my grandfather used. The valley tulsi smells of rain.",
    ),
    reviewHi(5, "दीपक", "देहरादून", 30, "सर्दियों में जोशीमठ से पाठ हुआ, पहले ही बता दिया था।"),
    reviewEn(4, "Radha", "Columbus", 75, "Serene. The parcel was opened by customs but complete."),
    reviewHi(4, "कुसुम", "हल्द्वानी", 104, "पिताजी की स्मृति में। नाम और गोत्र सही पढ़े।"),
  ],
});
