import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipKamalaHomaKolhapur = defineSeries({
  slug: "vip-kamala-homa-kolhapur",
  title: { en: "VIP Kamala Homa for Mahalakshmi", hi: "VIP कमला हवन, महालक्ष्मी कोल्हापुर" },
  spoken: { devanagari: "कमला हवन", latin: "Kamala Havan" },
  subtitle: {
    en: "One hundred and eight lotuses and the Kanakadhara, for one family",
    hi: "एक सौ आठ कमल और कनकधारा स्तोत्र, सिर्फ़ एक परिवार के लिए",
  },
  deities: ["lakshmi"],
  temple: "mahalakshmi-kolhapur",
  purposes: ["prosperity", "gratitude", "family"],
  priests: ["madhav-munishwar"],
  occasion: "friday-sunrise",
  ritual: "homa",
  act: "kamalaHoma",
  tier: "vip",
  authorisedBy: "temple_authorised",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 6 },
  about: {
    en: [
      "Shankara, still a boy, once stood begging before a house with nothing in it but one dry amla fruit, and the woman gave him that. The hymn he sang to Lakshmi on the spot is the Kanakadhara, the stream of gold. It is remembered less for the gold than for the gift: she who had nothing gave first.",
      "On Friday mornings in Kolhapur three priests recite it eleven times for one family, and offer one hundred and eight lotuses dipped in ghee and honey to the fire. You take the sankalp on the call and may name a venture, a home or a wish. Out of the season the priest uses lotus seeds with whatever lotuses there are, and tells you so beforehand. Devotees believe that Lakshmi loves a giving hand; a part of every booking goes as grain to a school kitchen in the town.",
    ],
    hi: [
      "बालक शंकर एक बार ऐसे घर के द्वार पर भिक्षा माँगने खड़े हुए जहाँ एक सूखे आँवले के सिवा कुछ न था, और गृहिणी ने वही दे दिया। वहीं उन्होंने लक्ष्मी जी की जो स्तुति गाई, वही कनकधारा है, सोने की धारा। इसे सोने से अधिक उस दान के लिए याद किया जाता है: जिसके पास कुछ न था, उसने पहले दिया।",
      "कोल्हापुर में शुक्रवार की सुबह तीन पुरोहित एक परिवार के लिए इसकी ग्यारह आवृत्तियाँ करते हैं और घी-शहद में डूबे एक सौ आठ कमल अग्नि को अर्पित करते हैं। आप कॉल पर संकल्प लेते हैं और किसी काम, घर या मनोकामना का नाम ले सकते हैं। ऋतु न हो तो पुरोहित उपलब्ध कमलों के साथ कमलगट्टे अर्पित करते हैं और यह पहले ही बता देते हैं। भक्तों का विश्वास है कि लक्ष्मी को देने वाला हाथ प्रिय है; हर बुकिंग का एक अंश नगर के एक विद्यालय की रसोई में अन्न बनकर जाता है।",
    ],
  },
  steps: [
    {
      title: { en: "Lakshmi puja", hi: "लक्ष्मी पूजन" },
      text: {
        en: "A silver image is worshipped with sixteen offerings, from a seat to a song.",
        hi: "चाँदी की प्रतिमा का आसन से गीत तक सोलह उपचारों से पूजन होता है।",
      },
    },
    {
      title: { en: "Kanakadhara", hi: "कनकधारा" },
      text: {
        en: "The hymn is recited eleven times while the fire is fed with ghee.",
        hi: "अग्नि में घी की आहुति के साथ स्तोत्र की ग्यारह आवृत्तियाँ होती हैं।",
      },
    },
    {
      title: { en: "One hundred and eight lotuses", hi: "एक सौ आठ कमल" },
      text: {
        en: "Lotuses are offered one by one, with the names of Kamala, the lotus goddess.",
        hi: "कमला के नामों के साथ एक-एक करके कमल अर्पित होते हैं।",
      },
    },
    {
      title: { en: "Anna daan", hi: "अन्नदान" },
      text: {
        en: "Rice and dal for fifty school meals are weighed out in your name.",
        hi: "आपके नाम से विद्यालय के पचास भोजनों का चावल और दाल तौला जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families offer it at the opening of a shop, a fund or a home.",
      hi: "दुकान, व्यवसाय या घर के शुभारंभ पर परिवार यह हवन कराते हैं।",
    },
    {
      en: "Tradition says that Lakshmi stays where she is shared.",
      hi: "परंपरा कहती है कि लक्ष्मी वहीं ठहरती हैं जहाँ वे बाँटी जाती हैं।",
    },
    {
      en: "Many keep it yearly on the date of their marriage or their firm.",
      hi: "बहुत-से लोग इसे हर वर्ष विवाह या प्रतिष्ठान की तिथि पर कराते हैं।",
    },
  ],
  materials: {
    en: "108 lotuses or lotus seeds, honey, ghee, kheer, samidha wood and grain for daan",
    hi: "108 कमल या कमलगट्टे, शहद, घी, खीर, समिधा और दान का अन्न",
  },
  prasad: dryPrasad(
    {
      en: "A silver-plated Shri Yantra kept at the kund, kumkum, lotus seeds and mishri",
      hi: "कुंड के पास रखा चाँदी चढ़ा श्रीयंत्र, कुमकुम, कमलगट्टे और मिश्री",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "Are fresh lotuses used all the year?", hi: "क्या पूरे वर्ष ताज़े कमल मिलते हैं?" },
      answer: {
        en: "From about June to November mostly yes. In the other months lotus seeds make up the number, as the texts allow.",
        hi: "लगभग जून से नवंबर तक प्रायः हाँ। शेष महीनों में, जैसा ग्रंथ अनुमति देते हैं, कमलगट्टों से संख्या पूरी की जाती है।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Jayesh",
      "Ahmedabad",
      18,
      "We opened our second shop that Friday. The priest spoke to my mother in Gujarati.",
    ),
    reviewEn(5, "Madhura", "Pune", 68, "The school meals are what I shall remember."),
    reviewHi(4, "सुषमा", "इंदौर", 88, "कमल कम थे, कमलगट्टे अधिक, पर यह पहले ही बता दिया था।"),
    reviewEn(3, "Rajat", "Gurugram", 139, "Good homa, video quality was average that day."),
  ],
});
