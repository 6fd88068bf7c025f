import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const sankashtiAbhishekSiddhivinayak = defineSeries({
  slug: "sankashti-abhishek-siddhivinayak",
  title: { en: "Sankashti Ganesha Abhishek in Mumbai", hi: "मुंबई में संकष्टी गणेश अभिषेक" },
  spoken: { devanagari: "संकष्टी गणेश अभिषेक", latin: "Sankashti Ganesha Abhishek" },
  subtitle: {
    en: "Twenty-one rounds of the Atharvashirsha, until the Moon rises",
    hi: "चंद्रोदय तक अथर्वशीर्ष की इक्कीस आवृत्तियाँ",
  },
  deities: ["ganesha"],
  temple: "siddhivinayak-mumbai",
  purposes: ["obstacles", "learning", "family"],
  priests: ["gajanan-phadke"],
  occasion: "sankashti-chaturthi",
  ritual: "abhishek",
  act: "murtiAbhishek",
  tier: "standard",
  authorisedBy: "priest_of_temple",
  payLater: true,
  cutoffHours: 6,
  about: {
    en: [
      "All over Maharashtra people watch the sky on Sankashti evening. They have eaten nothing since morning, or only fruit and sabudana; when the Moon shows over the roofs they offer it water, bow to Ganesha and sit down to eat together. The abhishek at Siddhivinayak is timed by that same Moon.",
      "A little more than an hour before it rises the priest begins to bathe a silver Ganesha with water, milk and sugar cane juice, reciting the Atharvashirsha twenty-one times. Names are read after the first round. With the last one he lays twenty-one blades of durva grass and a hibiscus on the trunk. Devotees believe that Ganesha eases what has become tangled: papers, proposals, quarrels, the first weeks of something new. When Sankashti falls on a Tuesday it is called Angaraki, and the places fill early.",
    ],
    hi: [
      "संकष्टी की शाम सारे महाराष्ट्र में लोग आकाश की ओर देखते हैं। सुबह से कुछ नहीं खाया, या केवल फल और साबूदाना; जब छतों के ऊपर चाँद दिखता है, तब उसे अर्घ्य देकर, गणेश जी को प्रणाम करके सब साथ भोजन करते हैं। सिद्धिविनायक का यह अभिषेक भी उसी चाँद के समय से बँधा है।",
      "चंद्रोदय से सवा घंटा पहले पुरोहित चाँदी के गणेश जी को जल, दूध और गन्ने के रस से स्नान कराते हुए अथर्वशीर्ष की इक्कीस आवृत्तियाँ करते हैं। पहली आवृत्ति के बाद नाम पढ़े जाते हैं। अंतिम आवृत्ति पर सूँड़ पर इक्कीस दूर्वा और गुड़हल चढ़ता है। भक्तों का विश्वास है कि गणेश जी उलझे काम सुलझाते हैं: काग़ज़ात, रिश्ते की बातचीत, मनमुटाव, किसी नए काम के शुरुआती दिन। संकष्टी मंगलवार को पड़े तो अंगारकी कहलाती है और स्थान जल्दी भर जाते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Invocation", hi: "आवाहन" },
      text: {
        en: "Ganesha is invited into the silver image with rice and red flowers.",
        hi: "अक्षत और लाल फूलों से चाँदी की प्रतिमा में गणेश जी का आवाहन होता है।",
      },
    },
    {
      title: { en: "Twenty-one rounds", hi: "इक्कीस आवृत्तियाँ" },
      text: {
        en: "The Atharvashirsha is recited over the abhishek, one round after another.",
        hi: "अभिषेक के साथ अथर्वशीर्ष की एक के बाद एक आवृत्ति होती है।",
      },
    },
    {
      title: { en: "Durva and modak", hi: "दूर्वा और मोदक" },
      text: {
        en: "Twenty-one blades of durva and twenty-one modaks are offered.",
        hi: "इक्कीस दूर्वा और इक्कीस मोदक अर्पित होते हैं।",
      },
    },
    {
      title: { en: "Chandra arghya", hi: "चंद्र अर्घ्य" },
      text: {
        en: "When the Moon has risen, water with sandal and flowers is offered to it.",
        hi: "चंद्रोदय होने पर चंदन और फूल मिले जल से चंद्रमा को अर्घ्य दिया जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees turn to Sankashti when a matter has been stuck for long.",
      hi: "लंबे समय से अटके काम के लिए भक्त संकष्टी पर गणेश जी की शरण लेते हैं।",
    },
    {
      en: "Parents keep the day for their children's studies and good sense.",
      hi: "माता-पिता बच्चों की पढ़ाई और सद्बुद्धि के लिए यह दिन रखते हैं।",
    },
    {
      en: "Tradition says that a fast kept with a cheerful face counts double.",
      hi: "परंपरा कहती है कि प्रसन्न मुख से रखा व्रत दूना फलता है।",
    },
  ],
  materials: {
    en: "Milk, sugar cane juice, durva, hibiscus, modaks and lamps",
    hi: "दूध, गन्ने का रस, दूर्वा, गुड़हल, मोदक और दीप",
  },
  prasad: dryPrasad({
    en: "Dry coconut and jaggery modaks, a durva blade and sindoor",
    hi: "सूखे नारियल और गुड़ के मोदक, दूर्वा और सिंदूर",
  }),
  faqs: [
    {
      question: {
        en: "Why does the hour change every month?",
        hi: "हर महीने समय क्यों बदल जाता है?",
      },
      answer: {
        en: "The puja follows moonrise in Mumbai, which moves with the season. The hour on this page is worked out for the day you book.",
        hi: "पूजा मुंबई के चंद्रोदय के अनुसार होती है, जो ऋतु के साथ बदलता है। इस पेज का समय आपकी चुनी तारीख के लिए ही निकाला गया है।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Manasi",
      "Mumbai",
      22,
      "We broke our fast with the live moonrise on screen and the arghya in our hands.",
    ),
    reviewHi(5, "संजय", "नासिक", 51, "बेटे की परीक्षा से पहले कराया। इक्कीसों आवृत्तियाँ पूरी सुनीं।"),
    reviewEn(
      4,
      "Chetan",
      "Hubballi",
      52,
      "Very good. The hour was given in my own time zone when I was travelling.",
    ),
    reviewEn(
      1,
      "Farah",
      "Pune",
      80,
      "My order was for Angaraki and the network failed twice on the day. Full refund, but a pity.",
    ),
    reviewHi(5, "माधुरी", "ठाणे", 111, "मोदक सही-सलामत आए, स्वाद घर जैसा।"),
  ],
});
