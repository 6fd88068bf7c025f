import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipSahasraModakaHomaSiddhivinayak = defineSeries({
  slug: "vip-sahasra-modaka-homa-siddhivinayak",
  title: { en: "VIP Sahasra Modaka Homa, Mumbai", hi: "VIP सहस्र मोदक हवन, मुंबई" },
  spoken: { devanagari: "सहस्र मोदक हवन", latin: "Sahasra Modak Havan" },
  subtitle: {
    en: "One thousand modaks: some for the fire, all the rest for children",
    hi: "एक सहस्र मोदक: कुछ अग्नि को, शेष सब बच्चों को",
  },
  deities: ["ganesha"],
  temple: "siddhivinayak-mumbai",
  purposes: ["obstacles", "prosperity", "learning"],
  priests: ["gajanan-phadke"],
  occasion: "vinayaka-chaturthi",
  ritual: "homa",
  act: "modakHoma",
  tier: "vip",
  authorisedBy: "priest_of_temple",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 3 },
  about: {
    en: [
      "The Atharvashirsha says that whoever offers a thousand modaks receives the fruit he wishes for. Generations of cooks in Maharashtra have taken that number at its word, folding rice flour round coconut and jaggery from before dawn. On Vinayaka Chaturthi, at the midday that is called Ganesha's birth hour, they are offered for one family at a time.",
      "One hundred and eight modaks go into the fire with ghee and durva, one with each of his names. The others are set before him, and then carried to schools and to a children's ward the same afternoon, with a photograph for you. You take the sankalp on the call and may name the venture you are about to begin. Devotees believe that Ganesha clears the road for work that is ready, and that he is most easily pleased by children who have eaten well.",
    ],
    hi: [
      "अथर्वशीर्ष कहता है कि जो सहस्र मोदक अर्पित करता है, वह मनचाहा फल पाता है। महाराष्ट्र की पीढ़ियों ने इस संख्या को सच मानकर भोर से पहले चावल के आटे में नारियल और गुड़ भरा है। विनायक चतुर्थी को, गणेश जी के जन्म की मध्याह्न बेला में, एक समय में एक ही परिवार के लिए ये मोदक अर्पित होते हैं।",
      "एक सौ आठ मोदक घी और दूर्वा के साथ अग्नि में जाते हैं, हर नाम पर एक। शेष उनके आगे सजाए जाते हैं और उसी दोपहर विद्यालयों तथा बच्चों के एक अस्पताल वार्ड में पहुँचा दिए जाते हैं; चित्र आपको मिलता है। आप कॉल पर संकल्प लेते हैं और जो काम शुरू करने वाले हैं, उसका नाम ले सकते हैं। भक्तों का विश्वास है कि गणेश जी उस काम की राह खोलते हैं जो तैयार हो, और पेट भर खाए बच्चों से वे सबसे सहज प्रसन्न होते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Sixteen offerings", hi: "षोडशोपचार पूजन" },
      text: {
        en: "Ganesha is worshipped with the sixteen offerings and red hibiscus.",
        hi: "सोलह उपचारों और लाल गुड़हल से गणेश जी का पूजन होता है।",
      },
    },
    {
      title: { en: "Homa", hi: "हवन" },
      text: {
        en: "One hundred and eight modaks are given to the fire with his names.",
        hi: "एक सौ आठ नामों के साथ एक सौ आठ मोदक अग्नि को अर्पित होते हैं।",
      },
    },
    {
      title: { en: "Feeding children", hi: "बच्चों को प्रसाद" },
      text: {
        en: "The remaining modaks are handed out the same afternoon, by name and with a photograph.",
        hi: "शेष मोदक उसी दोपहर आपके नाम से बाँटे जाते हैं और उनका चित्र भेजा जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Tradition keeps it for the opening of a firm, a film, a book, a house.",
      hi: "व्यवसाय, फ़िल्म, पुस्तक या घर के आरंभ पर इसे कराने की परंपरा है।",
    },
    {
      en: "Devotees believe that Ganesha brings good sense before he brings success.",
      hi: "भक्तों का विश्वास है कि गणेश जी सफलता से पहले सुबुद्धि देते हैं।",
    },
    {
      en: "Hundreds of children share in your beginning.",
      hi: "आपके शुभारंभ में सैकड़ों बच्चे सहभागी बनते हैं।",
    },
  ],
  materials: {
    en: "One thousand modaks, ghee, durva, hibiscus, samidha wood and transport to schools",
    hi: "एक सहस्र मोदक, घी, दूर्वा, गुड़हल, समिधा और विद्यालयों तक पहुँचाने की व्यवस्था",
  },
  prasad: dryPrasad(
    {
      en: "Dry coconut modaks, durva in a small frame and sindoor",
      hi: "सूखे नारियल के मोदक, छोटे फ़्रेम में दूर्वा और सिंदूर",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "May we hand out the modaks ourselves?", hi: "क्या हम स्वयं मोदक बाँट सकते हैं?" },
      answer: {
        en: "Yes, if you are in Mumbai that day. Tell the priest on the call and you are given the hour and the school.",
        hi: "हाँ, यदि आप उस दिन मुंबई में हों। कॉल पर पुरोहित को बताएँ; आपको समय और विद्यालय बता दिया जाएगा।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Devika",
      "Mumbai",
      37,
      "Our film started shooting the next day. The photographs of the children hang in our office.",
    ),
    reviewHi(5, "नीरज", "पुणे", 66, "संकल्प में कंपनी का नाम भी लिया। बहुत आत्मीय अनुभव।"),
    reviewEn(4, "Sheetal", "Sydney", 128, "Midday there is evening here, so all of us could join."),
  ],
});
