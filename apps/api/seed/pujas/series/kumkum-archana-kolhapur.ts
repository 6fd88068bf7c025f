import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const kumkumArchanaKolhapur = defineSeries({
  slug: "kumkum-archana-kolhapur",
  title: { en: "Purnima Kumkum Archana at Kolhapur", hi: "कोल्हापुर में पूर्णिमा कुमकुम अर्चना" },
  spoken: { devanagari: "पूर्णिमा कुमकुम अर्चना", latin: "Purnima Kumkum Archana" },
  subtitle: {
    en: "The thousand names of the Goddess, with a pinch of kumkum at each",
    hi: "देवी के सहस्र नाम, हर नाम पर एक चुटकी कुमकुम",
  },
  deities: ["lakshmi"],
  temple: "mahalakshmi-kolhapur",
  purposes: ["family", "prosperity", "gratitude"],
  priests: ["madhav-munishwar"],
  occasion: "purnima",
  ritual: "archana",
  act: "kumkumArchana",
  tier: "simple",
  authorisedBy: "temple_authorised",
  cutoffHours: 10,
  about: {
    en: [
      "Kumkum is turmeric turned red, and in Maharashtra it is the first thing that one woman offers another at the door. In the archana it is offered to the Goddess herself: a pinch with each of her thousand names, until her feet are hidden under a small red hill. On the morning of the full moon this is done before Ambabai at Kolhapur.",
      "The Lakshmi Sahasranama is recited slowly, so that no name is swallowed. Before it begins the priest reads the names of all who booked, husbands and wives together where both are given. Devotees believe that the archana keeps affection alive in a marriage and a welcome in the house. The kumkum that lay at her feet is dried in the shade, folded into paper and sent with the prasad; most people keep it beside their own lamp.",
    ],
    hi: [
      "कुमकुम हल्दी का ही लाल रूप है और महाराष्ट्र में द्वार पर आई स्त्री का सबसे पहला सत्कार इसी से होता है। अर्चना में यही कुमकुम स्वयं देवी को चढ़ता है: सहस्र नामों में हर नाम पर एक चुटकी, जब तक उनके चरण छोटी-सी लाल पहाड़ी में छिप न जाएँ। पूर्णिमा की सुबह कोल्हापुर में अंबाबाई के सामने यह अर्चना होती है।",
      "लक्ष्मी सहस्रनाम धीरे-धीरे पढ़ा जाता है, ताकि कोई नाम दबे नहीं। आरंभ से पहले पुरोहित सबके नाम पढ़ते हैं; जहाँ पति-पत्नी दोनों के नाम दिए हों, वहाँ साथ-साथ। भक्तों का विश्वास है कि इस अर्चना से दांपत्य में स्नेह और घर में अपनापन बना रहता है। चरणों का कुमकुम छाया में सुखाकर, काग़ज़ में बाँधकर प्रसाद के साथ भेजा जाता है; अधिकतर लोग इसे अपने पूजा के दीप के पास रखते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Bath and dress", hi: "स्नान और श्रृंगार" },
      text: {
        en: "The festival image is bathed, and dressed in a fresh sari with flowers.",
        hi: "उत्सव मूर्ति को स्नान कराकर नई साड़ी और फूलों से सजाया जाता है।",
      },
    },
    {
      title: { en: "A thousand names", hi: "सहस्र नाम" },
      text: {
        en: "Kumkum is offered with three fingers at the end of every name.",
        hi: "हर नाम के अंत में तीन उँगलियों से कुमकुम अर्पित होता है।",
      },
    },
    {
      title: { en: "Haldi-kumkum", hi: "हल्दी-कुमकुम" },
      text: {
        en: "Women present in the temple are given haldi and kumkum in the names of those who booked.",
        hi: "बुकिंग करने वालों के नाम से मंदिर में उपस्थित महिलाओं को हल्दी-कुमकुम दिया जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "By tradition it is a prayer for warmth between husband and wife.",
      hi: "परंपरा में यह पति-पत्नी के बीच स्नेह की प्रार्थना है।",
    },
    {
      en: "Devotees ask for a house where guests are never a burden.",
      hi: "भक्त ऐसे घर की कामना करते हैं जहाँ अतिथि कभी बोझ न लगे।",
    },
    {
      en: "Many book it on a wedding anniversary, as a thank-you.",
      hi: "विवाह की वर्षगाँठ पर बहुत-से लोग इसे धन्यवाद के रूप में कराते हैं।",
    },
  ],
  materials: {
    en: "Kumkum, turmeric, rice, flowers, a sari for the Goddess and lamps",
    hi: "कुमकुम, हल्दी, अक्षत, फूल, देवी की साड़ी और दीप",
  },
  prasad: dryPrasad({
    en: "Kumkum from the archana, turmeric and mishri",
    hi: "अर्चना का कुमकुम, हल्दी और मिश्री",
  }),
  faqs: [
    {
      question: {
        en: "May a widow or an unmarried woman book it?",
        hi: "क्या विधवा या अविवाहित महिला इसे करा सकती हैं?",
      },
      answer: {
        en: "Of course. The Goddess is called mother of all, and the priest reads every name in the same way.",
        hi: "अवश्य। देवी सबकी माँ हैं और पुरोहित हर नाम एक ही भाव से पढ़ते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Supriya",
      "Pune",
      25,
      "The kumkum arrived folded in paper, just like my grandmother kept it.",
    ),
    reviewHi(5, "वंदना", "औरंगाबाद", 54, "हम दोनों के नाम साथ में पढ़े गए। वर्षगाँठ का सबसे अच्छा उपहार।"),
    reviewEn(4, "Geeta", "Houston", 83, "Peaceful to watch. I would like subtitles for the names."),
  ],
});
