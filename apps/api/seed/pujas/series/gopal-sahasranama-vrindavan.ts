import { defineSeries } from "../define-series.ts";
import { foodPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const gopalSahasranamaVrindavan = defineSeries({
  slug: "gopal-sahasranama-vrindavan",
  title: { en: "Gopal Sahasranama in Vrindavan", hi: "वृंदावन में गोपाल सहस्रनाम" },
  spoken: { devanagari: "गोपाल सहस्रनाम पाठ", latin: "Gopal Sahasranama Path" },
  subtitle: {
    en: "A thousand names and a tulsi leaf for each, on the monthly Janmashtami",
    hi: "मासिक जन्माष्टमी पर सहस्र नाम, हर नाम पर एक तुलसी दल",
  },
  deities: ["krishna"],
  temple: "banke-bihari-vrindavan",
  purposes: ["family", "gratitude", "peace"],
  answers: ["santan", "child", "baby", "bachcha", "putra prapti", "संतान", "बच्चा", "पुत्र प्राप्ति"],
  priests: ["haridas-goswami"],
  occasion: "krishna-ashtami",
  ritual: "sahasranama",
  act: "swing",
  tier: "middle",
  authorisedBy: "independent_priest",
  cutoffHours: 8,
  about: {
    en: [
      "In Vrindavan Krishna is not a king. He is the child who steals butter, the boy with the calves, and people scold and spoil him as their own. The Gopal Sahasranama, which tradition has Shiva teaching to Parvati, calls him by a thousand names, and most of them are fond ones. On the eighth tithi of the dark half, near the midnight of his birth, it is read from end to end.",
      "The reading is held in the house shrine of a Goswami family close to the Banke Bihari temple, for the temple itself sleeps at that hour. A small Laddu Gopal is rocked in a swing, and a tulsi leaf is laid before him at each name. Your name is given to him first, as one tells a child who has come to visit. Devotees believe that Gopal brings laughter to a quiet house and tenderness to couples who wait for children.",
    ],
    hi: [
      "वृंदावन में कृष्ण राजा नहीं हैं। वे माखन चुराने वाले बालक हैं, बछड़ों वाले ग्वाले हैं, जिन्हें लोग अपना समझकर डाँटते भी हैं और दुलारते भी। गोपाल सहस्रनाम, जिसे परंपरा में शिव ने पार्वती को सुनाया, उन्हें सहस्र नामों से पुकारता है, और अधिकतर नाम लाड़ के हैं। कृष्ण पक्ष की अष्टमी को, उनके जन्म की आधी रात के आस-पास, इसका आद्यंत पाठ होता है।",
      "पाठ बाँके बिहारी मंदिर के समीप एक गोस्वामी परिवार के निज मंदिर में होता है, क्योंकि उस समय मंदिर में शयन रहता है। लड्डू गोपाल को झूले में झुलाया जाता है और हर नाम पर उनके आगे तुलसी दल रखा जाता है। सबसे पहले उन्हें आपका नाम बताया जाता है, जैसे बालक को बताते हैं कि कौन मिलने आया है। भक्तों का विश्वास है कि गोपाल सूने घर में हँसी और संतान की राह देखते दंपती के मन में कोमलता लाते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Panchamrit for Gopal", hi: "गोपाल का पंचामृत स्नान" },
      text: {
        en: "The child Krishna is bathed, dried and dressed in fresh yellow cloth.",
        hi: "बाल कृष्ण को स्नान कराकर, पोंछकर नए पीले वस्त्र पहनाए जाते हैं।",
      },
    },
    {
      title: { en: "A thousand names", hi: "सहस्र नाम" },
      text: {
        en: "Tulsi leaves are laid before him, one with each name.",
        hi: "हर नाम के साथ उनके आगे एक तुलसी दल रखा जाता है।",
      },
    },
    {
      title: { en: "Swing and butter", hi: "झूला और माखन" },
      text: {
        en: "At midnight he is rocked in the swing and fed butter with mishri.",
        hi: "आधी रात को झूला झुलाकर माखन-मिश्री का भोग लगाया जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Couples offer it with the wish for a child, and with patience.",
      hi: "दंपती संतान की इच्छा और धैर्य के साथ यह पाठ कराते हैं।",
    },
    {
      en: "Devotees believe that Gopal's names lighten a heavy house.",
      hi: "भक्तों का विश्वास है कि गोपाल के नाम घर का भारीपन हल्का करते हैं।",
    },
    {
      en: "Grandparents have it read on the birthday of a grandchild.",
      hi: "नाती-पोतों के जन्मदिन पर दादा-दादी और नाना-नानी यह पाठ कराते हैं।",
    },
  ],
  materials: {
    en: "A thousand tulsi leaves, panchamrit, yellow cloth, butter and mishri",
    hi: "सहस्र तुलसी दल, पंचामृत, पीला वस्त्र, माखन और मिश्री",
  },
  prasad: foodPrasad({ en: "Peda of Mathura and a tulsi bead", hi: "मथुरा के पेड़े और तुलसी का मनका" }),
  faqs: [
    {
      question: {
        en: "Is this performed by the Banke Bihari temple?",
        hi: "क्या यह बाँके बिहारी मंदिर की ओर से होता है?",
      },
      answer: {
        en: "No. An independent priest reads it in a house shrine nearby. The next morning he offers tulsi at the temple in the names of all.",
        hi: "नहीं। स्वतंत्र पुरोहित इसे पास के निज मंदिर में करते हैं। अगली सुबह वे सबके नाम से मंदिर में तुलसी अर्पित करते हैं।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "राधिका", "मथुरा", 17, "झूले वाला दृश्य देखकर मन प्रसन्न हो गया।"),
    reviewEn(5, "Hemant", "Jaipur", 46, "My mother knows the text and had no complaint, which is rare."),
    reviewEn(4, "Ila", "Surat", 76, "Sweet in every sense. The peda came a little dry."),
    reviewHi(4, "नीलम", "ग्वालियर", 105, "पहली पोती के जन्मदिन पर कराया।"),
  ],
});
