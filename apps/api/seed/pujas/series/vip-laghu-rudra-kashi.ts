import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipLaghuRudraKashi = defineSeries({
  slug: "vip-laghu-rudra-kashi",
  title: { en: "VIP Laghu Rudra on Soma Pradosh, Kashi", hi: "VIP लघु रुद्र, काशी में सोम प्रदोष पर" },
  spoken: { devanagari: "सोम प्रदोष लघु रुद्र", latin: "Som Pradosh Laghu Rudra" },
  subtitle: {
    en: "Eleven priests, one hundred and twenty-one readings of the Rudram, one family",
    hi: "ग्यारह पुरोहित, रुद्र के एक सौ इक्कीस पाठ, एक परिवार",
  },
  deities: ["shiva"],
  temple: "kashi-vishwanath",
  purposes: ["peace", "family", "health"],
  priests: ["devdatt-sharma", "somnath-dwivedi"],
  occasion: "soma-pradosh",
  ritual: "abhishek",
  act: "elevenPots",
  tier: "vip-grand",
  authorisedBy: "temple_authorised",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 5 },
  about: {
    en: [
      "When the Rudram is read eleven times by eleven priests the puja is called Laghu Rudra, the lesser Rudra, although it takes most of an evening. Families in Kashi have it done once in a generation: for a father's eightieth year, a son's return, the end of a long estrangement. It needs a full company of readers who know each other's breath.",
      "We hold it on Soma Pradosh, when Shiva's tithi and Shiva's day meet. The head priest calls you half an hour before sunset; you repeat the sankalp after him with water in your palm, and stay on the line for the first abhishek. Then the eleven begin. You may leave the call and come back; the recording keeps all of it. Devotees believe that so many voices in one metre carry a household's prayer. On each date no more than five families are taken, each with its own company of priests.",
    ],
    hi: [
      "ग्यारह पुरोहित जब रुद्र के ग्यारह-ग्यारह पाठ करते हैं, तो वह लघु रुद्र कहलाता है, यद्यपि इसमें लगभग पूरी संध्या लगती है। काशी के परिवार इसे पीढ़ी में एकाध बार कराते हैं: पिता के अस्सीवें वर्ष पर, बेटे के लौटने पर, या वर्षों के मनमुटाव के अंत पर। इसके लिए ऐसी मंडली चाहिए जो एक-दूसरे की साँस पहचानती हो।",
      "हम इसे सोम प्रदोष पर कराते हैं, जब शिव की तिथि और शिव का वार मिलते हैं। सूर्यास्त से आधा घंटा पहले प्रधान पुरोहित आपको कॉल करते हैं; आप हथेली में जल लेकर उनके पीछे संकल्प दोहराते हैं और पहले अभिषेक तक साथ रहते हैं। फिर ग्यारहों का पाठ शुरू होता है। आप बीच में जाकर लौट सकते हैं; रिकॉर्डिंग में सब कुछ रहता है। भक्तों का विश्वास है कि एक ही छंद में उठे इतने स्वर पूरे घर की प्रार्थना ले जाते हैं। एक तिथि पर पाँच से अधिक परिवार नहीं लिए जाते और हर परिवार की अपनी मंडली होती है।",
    ],
  },
  steps: [
    {
      title: { en: "Kalash and nyasa", hi: "कलश और न्यास" },
      text: {
        en: "Eleven pots are set out, and the priests touch each limb with its mantra to make themselves ready.",
        hi: "ग्यारह कलश स्थापित होते हैं और पुरोहित मंत्रों से अंग-न्यास करके स्वयं को तैयार करते हैं।",
      },
    },
    {
      title: { en: "Eleven times eleven", hi: "ग्यारह गुणा ग्यारह" },
      text: {
        en: "The Namakam is read one hundred and twenty-one times over an unbroken stream of water.",
        hi: "जल की अखंड धारा के साथ नमकम् के एक सौ इक्कीस पाठ होते हैं।",
      },
    },
    {
      title: { en: "Chamakam", hi: "चमकम्" },
      text: {
        en: "The eleven sections of the Chamakam ask for all that a household needs, down to barley and sesame.",
        hi: "चमकम् के ग्यारह अनुवाक घर की हर आवश्यकता माँगते हैं, जौ और तिल तक।",
      },
    },
    {
      title: { en: "Blessing by name", hi: "नाम से आशीर्वाद" },
      text: {
        en: "The head priest blesses each member of the family by name, on the call if you are there.",
        hi: "प्रधान पुरोहित परिवार के हर सदस्य को नाम लेकर आशीर्वाद देते हैं; आप कॉल पर हों तो सामने ही।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families keep it at the great turns of life, in thanks or in hope.",
      hi: "जीवन के बड़े मोड़ों पर परिवार इसे कृतज्ञता या आशा में कराते हैं।",
    },
    {
      en: "Devotees believe that the Rudram brings peace to a divided house.",
      hi: "भक्तों का विश्वास है कि रुद्र-पाठ बँटे हुए घर में शांति लाता है।",
    },
    {
      en: "The texts praise Soma Pradosh above all other evenings for it.",
      hi: "ग्रंथों में इसके लिए सोम प्रदोष की संध्या विशेष कही गई है।",
    },
  ],
  materials: {
    en: "Eleven kalash, panchamrit, 1,008 bilva leaves, flowers, cloth and fruit",
    hi: "ग्यारह कलश, पंचामृत, 1,008 बिल्व पत्र, फूल, वस्त्र और फल",
  },
  prasad: dryPrasad(
    {
      en: "A five-faced rudraksha bathed in the abhishek, bhasma, mishri and Ganga water",
      hi: "अभिषेक में स्नान कराया पंचमुखी रुद्राक्ष, भस्म, मिश्री और गंगाजल",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "Why is the next date so far away?", hi: "अगली तारीख इतनी दूर क्यों है?" },
      answer: {
        en: "Soma Pradosh comes only a few times a year. If you do not want to wait, the shared Pradosh Rudrabhishek is held twice every month.",
        hi: "सोम प्रदोष वर्ष में कुछ ही बार आता है। प्रतीक्षा न करनी हो तो सामूहिक प्रदोष रुद्राभिषेक हर महीने दो बार होता है।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Raghav",
      "Bengaluru",
      102,
      "For my father's eightieth. He said the sankalp himself, with his old precision.",
    ),
    reviewHi(5, "शोभा", "कोलकाता", 103, "ग्यारह पुरोहितों का एक स्वर, रोंगटे खड़े हो गए।"),
    reviewEn(
      4,
      "Anand",
      "San Jose",
      236,
      "The call dropped once and they rang again in a minute, as promised.",
    ),
  ],
});
