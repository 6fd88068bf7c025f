import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const sindoorArchanaHanumanGarhi = defineSeries({
  slug: "sindoor-archana-hanuman-garhi",
  title: { en: "Saturday Sindoor Archana for Hanuman", hi: "शनिवार की हनुमान सिंदूर अर्चना" },
  spoken: { devanagari: "शनिवार सिंदूर अर्चना", latin: "Shanivar Sindoor Archana" },
  subtitle: {
    en: "Sindoor and chameli oil, with his one hundred and eight names",
    hi: "सिंदूर, चमेली का तेल और एक सौ आठ नाम",
  },
  deities: ["hanuman"],
  temple: "hanuman-garhi-ayodhya",
  purposes: ["protection", "health", "graha-shanti"],
  priests: ["anjani-pathak"],
  occasion: "saturday-sunrise",
  ritual: "archana",
  act: "sindoorArchana",
  tier: "light",
  authorisedBy: "independent_priest",
  cutoffHours: 10,
  about: {
    en: [
      "Hanuman once saw Sita put sindoor in the parting of her hair and asked why. For Rama's long life, she said. If a pinch can do so much, he thought, and covered himself from head to foot. That is why his images are orange, and why the cloak of sindoor and jasmine oil, the chola, is the offering he is fondest of.",
      "On Saturday mornings an independent priest of Ayodhya offers the chola to a Hanuman image in his own shrine, a few lanes from Hanuman Garhi, and says the one hundred and eight names with a red flower for each. Your name is spoken first. Those who are passing through a Saturn period keep this day by custom. Devotees believe that Hanuman lends his shoulder to whoever asks; he is not said to carry anyone who will not walk.",
    ],
    hi: [
      "एक बार हनुमान जी ने सीता जी को माँग में सिंदूर भरते देखा और कारण पूछा। उन्होंने कहा, श्रीराम की दीर्घायु के लिए। हनुमान जी ने सोचा, चुटकी भर से इतना होता है तो पूरे शरीर पर क्यों नहीं, और सिर से पाँव तक सिंदूर मल लिया। इसीलिए उनकी प्रतिमाएँ सिंदूरी होती हैं और सिंदूर-चमेली का चोला उन्हें सबसे प्रिय है।",
      "शनिवार की सुबह अयोध्या के एक स्वतंत्र पुरोहित, हनुमान गढ़ी से कुछ गलियाँ दूर अपने मंदिर में, हनुमान जी को चोला चढ़ाते हैं और एक सौ आठ नामों पर एक-एक लाल फूल अर्पित करते हैं। सबसे पहले आपका नाम बोला जाता है। जिनकी शनि की दशा चल रही हो, वे परंपरा से इस दिन को रखते हैं। भक्तों का विश्वास है कि हनुमान जी माँगने वाले को कंधा देते हैं; पर चलना तो स्वयं ही पड़ता है।",
    ],
  },
  steps: [
    {
      title: { en: "Chola", hi: "चोला" },
      text: {
        en: "Sindoor mixed with jasmine oil is laid on the image from head to foot.",
        hi: "चमेली के तेल में मिला सिंदूर सिर से चरणों तक अर्पित किया जाता है।",
      },
    },
    {
      title: { en: "One hundred and eight names", hi: "एक सौ आठ नाम" },
      text: {
        en: "A red flower is offered at each name, from Anjaneya to Ramabhakta.",
        hi: "आंजनेय से रामभक्त तक, हर नाम पर एक लाल फूल चढ़ता है।",
      },
    },
    {
      title: { en: "Jaggery and gram", hi: "गुड़-चना" },
      text: {
        en: "Jaggery and roasted gram are offered, and shared with the monkeys and the children outside.",
        hi: "गुड़-चने का भोग लगता है और बाहर बंदरों तथा बच्चों में बँटता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees seek his protection on the road and at work.",
      hi: "भक्त राह में और काम पर उनकी रक्षा माँगते हैं।",
    },
    {
      en: "Tradition keeps this day for steadiness through a Saturn period.",
      hi: "शनि की दशा में धैर्य के लिए परंपरा में यह दिन रखा जाता है।",
    },
    {
      en: "Wrestlers and students alike ask him for discipline.",
      hi: "पहलवान हों या विद्यार्थी, सब उनसे अनुशासन माँगते हैं।",
    },
  ],
  materials: {
    en: "Sindoor, jasmine oil, silver foil, 108 red flowers, jaggery and gram",
    hi: "सिंदूर, चमेली का तेल, चाँदी का वर्क़, 108 लाल फूल, गुड़ और चना",
  },
  prasad: dryPrasad({
    en: "Sindoor of the chola, roasted gram and jaggery",
    hi: "चोले का सिंदूर, भुना चना और गुड़",
  }),
  faqs: [
    {
      question: {
        en: "Does this take place inside Hanuman Garhi?",
        hi: "क्या यह हनुमान गढ़ी के भीतर होता है?",
      },
      answer: {
        en: "No. An independent priest performs it in a shrine nearby, and afterwards bows at Hanuman Garhi in your name. The badge on this page says so.",
        hi: "नहीं। स्वतंत्र पुरोहित इसे पास के मंदिर में करते हैं और बाद में आपके नाम से हनुमान गढ़ी में प्रणाम करते हैं। इस पेज का चिह्न यही बताता है।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "अजय", "फ़ैज़ाबाद", 11, "साफ़ लिखा था कि पुरोहित स्वतंत्र हैं। ईमानदारी अच्छी लगी।"),
    reviewEn(4, "Prakash", "Vadodara", 32, "Short and heartfelt. The sindoor packet leaked a little."),
    reviewHi(4, "शिवानी", "आगरा", 68, "हर शनिवार तो नहीं, महीने में एक बार ज़रूर कराती हूँ।"),
  ],
});
