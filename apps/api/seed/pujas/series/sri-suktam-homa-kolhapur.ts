import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const sriSuktamHomaKolhapur = defineSeries({
  slug: "sri-suktam-homa-kolhapur",
  title: { en: "Sri Suktam Homa for Mahalakshmi", hi: "महालक्ष्मी के लिए श्री सूक्त हवन" },
  spoken: { devanagari: "श्री सूक्त हवन", latin: "Sri Sukta Havan" },
  subtitle: {
    en: "Lotus seeds and ghee in the fire on Friday morning, at the seat of Ambabai",
    hi: "अंबाबाई के धाम में शुक्रवार की सुबह कमलगट्टे और घी की आहुतियाँ",
  },
  deities: ["lakshmi"],
  temple: "mahalakshmi-kolhapur",
  purposes: ["prosperity", "gratitude", "family"],
  priests: ["madhav-munishwar"],
  occasion: "friday-sunrise",
  ritual: "homa",
  act: "lotusHoma",
  tier: "simple",
  authorisedBy: "temple_authorised",
  payLater: true,
  cutoffHours: 10,
  about: {
    en: [
      "The Sri Suktam is an old hymn appended to the Rigveda. In it a householder asks Shri to stay: not only gold and cattle, but a good name, food for guests, and the going of her dark sister, want. At Kolhapur, where the Goddess is called Ambabai, mother of all, the hymn is offered in fire on Friday mornings.",
      "With each of its verses the priest gives lotus seeds, ghee and rice cooked in milk to the flames, sixteen rounds in all. Each name is read before the first round, and once more at the last. Devotees believe that Lakshmi comes to homes where work is honest and anger short, and that the hymn reminds them of both. Shopkeepers book it when they open their books, families when they move house, and many for no other reason than thanks.",
    ],
    hi: [
      "श्री सूक्त ऋग्वेद के परिशिष्ट का प्राचीन स्तोत्र है। इसमें गृहस्थ श्री से घर में ठहरने की प्रार्थना करता है: केवल सोना और पशुधन नहीं, बल्कि सुयश, अतिथि के लिए अन्न और दरिद्रता का जाना भी। कोल्हापुर में, जहाँ देवी को सबकी माँ अंबाबाई कहा जाता है, शुक्रवार की सुबह यह स्तोत्र अग्नि में आहुति के साथ पढ़ा जाता है।",
      "हर ऋचा के साथ पुरोहित कमलगट्टे, घी और खीर की आहुति देते हैं, कुल सोलह आवृत्तियाँ। पहली आवृत्ति से पहले हर नाम पढ़ा जाता है और अंतिम पर एक बार फिर। भक्तों का विश्वास है कि लक्ष्मी उस घर में आती हैं जहाँ कमाई ईमानदार और क्रोध थोड़ा हो; यह स्तोत्र दोनों की याद दिलाता है। दुकानदार नई बही खोलते समय, परिवार नए घर में जाते समय इसे कराते हैं, और बहुत-से लोग केवल धन्यवाद देने के लिए।",
    ],
  },
  steps: [
    {
      title: { en: "Kalash of the Goddess", hi: "देवी का कलश" },
      text: {
        en: "A pot with water, coins and mango leaves is set up, and Lakshmi is invited into it.",
        hi: "जल, सिक्कों और आम के पत्तों वाला कलश स्थापित करके उसमें लक्ष्मी जी का आवाहन होता है।",
      },
    },
    {
      title: { en: "Sixteen rounds", hi: "सोलह आवृत्तियाँ" },
      text: {
        en: "The Sri Suktam is recited sixteen times with an offering at the end of every verse.",
        hi: "श्री सूक्त की सोलह आवृत्तियाँ होती हैं और हर ऋचा के अंत में आहुति दी जाती है।",
      },
    },
    {
      title: { en: "Purnahuti and kumkum", hi: "पूर्णाहुति और कुमकुम" },
      text: {
        en: "After the last offering, kumkum is placed at Ambabai's feet in the names of all.",
        hi: "पूर्णाहुति के बाद सबके नाम से अंबाबाई के चरणों में कुमकुम अर्पित होता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Tradition reads the hymn for steady means and a generous hand.",
      hi: "परंपरा में यह स्तोत्र स्थिर आय और उदार हाथ के लिए पढ़ा जाता है।",
    },
    {
      en: "Devotees believe that it brings grace to a new home or a new trade.",
      hi: "भक्तों का विश्वास है कि इससे नए घर या नए व्यापार में मंगल आता है।",
    },
    {
      en: "It is also offered as thanks, when a wish has already come true.",
      hi: "मनोकामना पूरी होने पर कृतज्ञता के रूप में भी इसे कराया जाता है।",
    },
  ],
  materials: {
    en: "Lotus seeds, ghee, kheer, samidha wood, kumkum and lotus flowers in season",
    hi: "कमलगट्टे, घी, खीर, समिधा, कुमकुम और ऋतु के अनुसार कमल",
  },
  prasad: dryPrasad({
    en: "Kumkum from Ambabai's feet, lotus seeds and mishri",
    hi: "अंबाबाई के चरणों का कुमकुम, कमलगट्टे और मिश्री",
  }),
  faqs: [
    {
      question: { en: "Can I book in the name of my business?", hi: "क्या अपने व्यवसाय के नाम से बुक कर सकते हैं?" },
      answer: {
        en: "Give your own name and gotra, and write the name of the business in the wish. The priest reads both.",
        hi: "अपना नाम और गोत्र दें और मनोकामना में व्यवसाय का नाम लिखें। पुरोहित दोनों पढ़ते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Ashwini",
      "Kolhapur",
      8,
      "I live here and still book it when I travel. The pronunciation is a joy.",
    ),
    reviewHi(5, "पूजा", "नागपुर", 22, "नई दुकान के दिन कराया। नाम और दुकान का नाम, दोनों पढ़े गए।"),
    reviewEn(
      4,
      "Harish",
      "Dubai",
      36,
      "Clear and simple. The price in dollars was shown before I chose anything.",
    ),
    reviewHi(4, "सीमा", "इंदौर", 64, "अच्छा हवन, पर वीडियो में धुआँ थोड़ा अधिक दिखा।"),
    reviewEn(
      2,
      "Vivek",
      "Thane",
      97,
      "My second name was skipped. They offered a repeat at once and it was done the next Friday.",
    ),
  ],
});
