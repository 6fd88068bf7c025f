import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const pradoshRudrabhishekKashi = defineSeries({
  slug: "pradosh-rudrabhishek-kashi",
  title: { en: "Pradosh Rudrabhishek at Kashi", hi: "काशी में प्रदोष रुद्राभिषेक" },
  spoken: { devanagari: "प्रदोष रुद्राभिषेक", latin: "Pradosh Rudrabhishek" },
  subtitle: {
    en: "The Rudram chanted over Ganga water, in the hour after sunset",
    hi: "सूर्यास्त के बाद की बेला में गंगाजल और रुद्र-पाठ से अभिषेक",
  },
  deities: ["shiva"],
  temple: "kashi-vishwanath",
  purposes: ["peace", "family", "obstacles"],
  priests: ["devdatt-sharma", "somnath-dwivedi"],
  occasion: "pradosh",
  ritual: "abhishek",
  tier: "standard",
  authorisedBy: "temple_authorised",
  cutoffHours: 4,
  about: {
    en: [
      "Twice in each lunar month, on the thirteenth tithi, the hour after sunset is held to be Shiva's own. The Puranas picture him dancing on Kailash at that time, with all the gods looking on. At Kashi, where he is worshipped as Vishwanath, lord of all, priests bathe the linga in this hour while they chant the Rudram of the Yajurveda.",
      "Water of the Ganga, milk, curd, ghee, honey and sugar are poured in turn, each with its own mantra, and a bilva leaf is laid on the linga with each name of Shiva. Your name and gotra are spoken in the sankalp before the first pouring. Devotees believe that a Pradosh abhishek lightens the mind and softens old quarrels at home. Watch the recording the same night or the next morning, and hear your name read.",
    ],
    hi: [
      "हर चंद्र मास में दो बार, त्रयोदशी तिथि को, सूर्यास्त के बाद का समय शिव का अपना समय माना जाता है। पुराण कहते हैं कि इस बेला में वे कैलाश पर नृत्य करते हैं और सब देवता दर्शन के लिए आते हैं। काशी में, जहाँ वे सबके नाथ विश्वनाथ हैं, पुरोहित इसी समय यजुर्वेद के रुद्र-पाठ के साथ शिवलिंग का अभिषेक करते हैं।",
      "गंगाजल, दूध, दही, घी, शहद और शर्करा अपने-अपने मंत्र के साथ क्रम से अर्पित किए जाते हैं और शिव के हर नाम पर एक बिल्व पत्र चढ़ता है। पहली धारा से पहले संकल्प में आपका नाम और गोत्र बोला जाता है। भक्तों का विश्वास है कि प्रदोष का अभिषेक मन हल्का करता है और घर के पुराने मनमुटाव को नरम करता है। रिकॉर्डिंग उसी रात या अगली सुबह देखें और उसमें अपना नाम सुनें।",
    ],
  },
  steps: [
    {
      title: { en: "Ganesha and kalash", hi: "गणेश और कलश पूजन" },
      text: {
        en: "Ganesha is asked for leave to begin, and the rivers are invited into a pot of Ganga water.",
        hi: "गणेश जी से आरंभ की अनुमति ली जाती है और गंगाजल के कलश में सभी नदियों का आवाहन होता है।",
      },
    },
    {
      title: { en: "Panchamrit", hi: "पंचामृत स्नान" },
      text: {
        en: "Milk, curd, ghee, honey and sugar are poured one after another, with clear water between.",
        hi: "दूध, दही, घी, शहद और शर्करा बारी-बारी से चढ़ते हैं, बीच-बीच में शुद्ध जल से स्नान।",
      },
    },
    {
      title: { en: "Rudram and bilva", hi: "रुद्र-पाठ और बिल्व पत्र" },
      text: {
        en: "Eleven priests chant the Namakam and Chamakam over a steady stream of water; 108 bilva leaves follow.",
        hi: "जल की अखंड धारा के साथ ग्यारह पुरोहित नमकम् और चमकम् का पाठ करते हैं; फिर 108 बिल्व पत्र अर्पित होते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees turn to Pradosh for a calmer mind after a hard fortnight.",
      hi: "कठिन पखवाड़े के बाद मन को शांत करने के लिए भक्त प्रदोष की शरण लेते हैं।",
    },
    {
      en: "By tradition, couples ask Shiva and Parvati together for patience with each other.",
      hi: "परंपरा में दंपती इस दिन शिव-पार्वती से एक-दूसरे के लिए धैर्य माँगते हैं।",
    },
    {
      en: "The Skanda Purana praises this vrat for those who feel held back in their work.",
      hi: "स्कंद पुराण में काम में अटके हुए लोगों के लिए इस व्रत की महिमा कही गई है।",
    },
  ],
  materials: {
    en: "Panchamrit, Ganga water, 108 bilva leaves, flowers, incense and lamps",
    hi: "पंचामृत, गंगाजल, 108 बिल्व पत्र, फूल, धूप और दीप",
  },
  prasad: dryPrasad({
    en: "Bhasma, a bilva leaf from the linga, mishri and a small sealed pot of Ganga water",
    hi: "भस्म, शिवलिंग पर चढ़ा बिल्व पत्र, मिश्री और गंगाजल की छोटी सीलबंद लुटिया",
  }),
  faqs: [
    {
      question: { en: "Is the puja held inside the sanctum?", hi: "क्या पूजा गर्भगृह में होती है?" },
      answer: {
        en: "The evening crowd in the sanctum is large, so the chanting takes place in the hall of the temple precinct with a linga of its own, and the last pot of water is carried to Vishwanath.",
        hi: "शाम को गर्भगृह में बहुत भीड़ रहती है, इसलिए पाठ मंदिर परिसर के मंडप में प्रतिष्ठित लिंग पर होता है और अंतिम कलश का जल विश्वनाथ जी को अर्पित किया जाता है।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "सुनीता", "पटना", 12, "माँ का नाम साफ़-साफ़ पढ़ा गया। वीडियो में सुना तो आँखें भर आईं।"),
    reviewEn(
      5,
      "Arvind",
      "Pune",
      27,
      "Names came through correctly, even our unusual gotra. The chanting is unhurried.",
    ),
    reviewEn(
      4,
      "Meenal",
      "New Jersey",
      41,
      "Lovely recording. The prasad took nineteen days to reach us, as they had said it might.",
    ),
    reviewHi(3, "राकेश", "कानपुर", 58, "पूजा अच्छी थी, पर शुरू के दस मिनट आवाज़ धीमी थी।"),
    reviewEn(
      5,
      "Latha",
      "Chennai",
      73,
      "I corrected my brother's name twice in the evening and the priest read the right one.",
    ),
  ],
});
