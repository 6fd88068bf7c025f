import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const pitruTarpanRameshwaram = defineSeries({
  slug: "pitru-tarpan-rameshwaram",
  title: { en: "Amavasya Pitru Tarpan at Rameswaram", hi: "रामेश्वरम में अमावस्या पितृ तर्पण" },
  spoken: { devanagari: "अमावस्या पितृ तर्पण", latin: "Amavasya Pitru Tarpan" },
  subtitle: {
    en: "Sesame and water for those who came before us, at Agni Theertham",
    hi: "अग्नि तीर्थम पर पितरों के लिए तिल और जल",
  },
  deities: ["rama", "shiva"],
  temple: "rameshwaram",
  purposes: ["ancestors", "gratitude", "peace"],
  priests: ["ramanatha-sastri"],
  occasion: "amavasya-midday",
  ritual: "shanti",
  act: "ancestorWater",
  tier: "standard",
  authorisedBy: "independent_priest",
  cutoffHours: 12,
  about: {
    en: [
      "At Rameswaram the sea before the temple is so calm that it is called Agni Theertham and entered like a tank. Rama is said to have worshipped Shiva here on his way home, and to have remembered those who had fallen. Families have come ever since to give water to their own dead: to parents and grandparents, and to those whose names nobody remembers.",
      "On the noon of Amavasya the priest faces south, takes darbha grass, sesame and water in his palm, and speaks each name with its gotra three times. You may give up to three generations on the father's and the mother's side; where a name is lost, the tradition has words for that too. Devotees believe that the ancestors are gladdened by being remembered. Afterwards a lamp is lit before Ramanatha and food is given in the town.",
    ],
    hi: [
      "रामेश्वरम में मंदिर के सामने का समुद्र इतना शांत है कि उसे अग्नि तीर्थम कहते हैं और लोग उसमें सरोवर की तरह उतरते हैं। मान्यता है कि लौटते समय श्रीराम ने यहीं शिव की पूजा की और युद्ध में दिवंगत हुए लोगों का स्मरण किया। तभी से परिवार यहाँ अपने दिवंगतों को जल देने आते हैं: माता-पिता, दादा-दादी, और वे भी जिनके नाम अब किसी को याद नहीं।",
      "अमावस्या के मध्याह्न में पुरोहित दक्षिण की ओर मुख करके हथेली में कुश, तिल और जल लेते हैं और गोत्र के साथ हर नाम तीन बार बोलते हैं। आप पिता और माता, दोनों पक्षों की तीन पीढ़ियों तक के नाम दे सकते हैं; जो नाम खो गए हैं, उनके लिए भी परंपरा में शब्द हैं। भक्तों का विश्वास है कि स्मरण से पितर तृप्त होते हैं। इसके बाद रामनाथ के आगे दीप जलता है और नगर में अन्नदान होता है।",
    ],
  },
  steps: [
    {
      title: { en: "Snan and prayer", hi: "स्नान और प्रार्थना" },
      text: {
        en: "The priest bathes at Agni Theertham and asks leave of Rama and of Shiva.",
        hi: "पुरोहित अग्नि तीर्थम में स्नान करके श्रीराम और शिव से अनुमति लेते हैं।",
      },
    },
    {
      title: { en: "Tarpan", hi: "तर्पण" },
      text: {
        en: "Sesame and water are offered three times for each ancestor named in the sankalp.",
        hi: "संकल्प में दिए हर पितर के लिए तीन-तीन बार तिल और जल अर्पित होता है।",
      },
    },
    {
      title: { en: "Tila homa", hi: "तिल हवन" },
      text: {
        en: "Sesame is offered in a small fire for those whose names are not known.",
        hi: "जिनके नाम ज्ञात नहीं, उनके लिए छोटी अग्नि में तिल की आहुति दी जाती है।",
      },
    },
    {
      title: { en: "Anna daan", hi: "अन्नदान" },
      text: {
        en: "Cooked rice is set out for birds and cattle, and a meal is given in the town.",
        hi: "पक्षियों और गौ के लिए अन्न रखा जाता है और नगर में भोजन कराया जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "The living keep their tie with those who raised them.",
      hi: "जिन्होंने हमें पाला, उनसे हमारा नाता बना रहता है।",
    },
    {
      en: "Tradition says that contented ancestors bless the house and its children.",
      hi: "परंपरा कहती है कि तृप्त पितर घर और संतानों को आशीर्वाद देते हैं।",
    },
    {
      en: "Many who could not be at a parent's funeral find comfort in it.",
      hi: "जो माता-पिता के अंतिम संस्कार में नहीं पहुँच सके, उन्हें इससे सांत्वना मिलती है।",
    },
  ],
  materials: {
    en: "Black sesame, darbha grass, rice balls, homa materials and food for the poor",
    hi: "काले तिल, कुश, पिंड, हवन सामग्री और ज़रूरतमंदों के लिए भोजन",
  },
  prasad: dryPrasad({
    en: "Vibhuti from Ramanatha's shrine, a sealed bottle of theertham and kumkum",
    hi: "रामनाथ मंदिर की विभूति, तीर्थ जल की सीलबंद शीशी और कुमकुम",
  }),
  faqs: [
    {
      question: {
        en: "May a daughter or a daughter-in-law book it?",
        hi: "क्या बेटी या बहू भी इसे बुक कर सकती हैं?",
      },
      answer: {
        en: "Yes. The priest makes the offering on behalf of whoever takes the sankalp, son or daughter alike.",
        hi: "हाँ। संकल्प लेने वाला बेटा हो या बेटी, पुरोहित उन्हीं की ओर से अर्पण करते हैं।",
      },
    },
    {
      question: { en: "Does it replace the yearly shraddha?", hi: "क्या यह वार्षिक श्राद्ध की जगह ले सकता है?" },
      answer: {
        en: "No. The yearly shraddha falls on the tithi of death and follows your family's custom. This is an offering of Amavasya, which may be kept in any month.",
        hi: "नहीं। वार्षिक श्राद्ध मृत्यु की तिथि पर कुल की रीति से होता है। यह अमावस्या का तर्पण है, जो किसी भी मास में किया जा सकता है।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Ganesan",
      "Toronto",
      21,
      "Three generations of names in Tamil and Sanskrit, all pronounced right. Thank you.",
    ),
    reviewHi(5, "उषा", "लखनऊ", 35, "मैं बेटी हूँ, किसी ने कोई सवाल नहीं किया। पिताजी का नाम सुनकर मन भर आया।"),
    reviewEn(4, "Deepa", "Kochi", 57, "Moving. The wind from the sea is loud in places."),
    reviewHi(4, "सुरेश", "रीवा", 90, "विधि सही थी। सर्टिफ़िकेट में नाम की स्पेलिंग बाद में ठीक करानी पड़ी।"),
    reviewEn(
      5,
      "Ramesh",
      "Coimbatore",
      118,
      "They even had the words for a grandmother whose name we have lost.",
    ),
  ],
});
