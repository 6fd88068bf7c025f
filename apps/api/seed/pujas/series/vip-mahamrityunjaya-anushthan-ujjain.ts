import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipMahamrityunjayaAnushthanUjjain = defineSeries({
  slug: "vip-mahamrityunjaya-anushthan-ujjain",
  title: { en: "VIP Mahamrityunjaya Anushthan, Ujjain", hi: "VIP महामृत्युंजय अनुष्ठान, उज्जैन" },
  spoken: { devanagari: "महामृत्युंजय अनुष्ठान", latin: "Mahamrityunjaya Anushthan" },
  subtitle: {
    en: "Eleven thousand repetitions by five priests, for one person you name",
    hi: "आपके बताए एक व्यक्ति के लिए पाँच पुरोहितों का ग्यारह हज़ार जप",
  },
  deities: ["shiva"],
  temple: "mahakaleshwar-ujjain",
  purposes: ["health", "protection"],
  priests: ["vishvesh-vyas", "kedar-joshi"],
  occasion: "monday-dusk",
  ritual: "path",
  act: "japa",
  tier: "vip",
  authorisedBy: "priest_of_temple",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 7 },
  about: {
    en: [
      "There are weeks in which a family can think of only one person. For such weeks tradition has the anushthan: a set number of repetitions of one mantra, by priests who do nothing else until it is done. Here it is the Mahamrityunjaya, eleven thousand times, by five priests sitting together in Ujjain from Monday dusk until late into the night.",
      "The priest calls you before he begins and takes the sankalp with you, for yourself or for the one you name. If that person is well enough they may join the call; if not, a photograph is kept beside the lamp. You receive a short message at each thousand, so that those who keep watch know how far it has come. Devotees believe that the mantra steadies both the patient and the people around. It promises no outcome and takes nothing from the doctors' work.",
    ],
    hi: [
      "कभी ऐसे सप्ताह आते हैं जब पूरा परिवार एक ही व्यक्ति के बारे में सोचता है। ऐसे समय के लिए परंपरा में अनुष्ठान है: एक मंत्र की निश्चित संख्या, और पुरोहित जो उसे पूरा किए बिना और कुछ नहीं करते। यहाँ महामृत्युंजय का ग्यारह हज़ार जप, सोमवार की संध्या से देर रात तक, उज्जैन में पाँच पुरोहित साथ बैठकर करते हैं।",
      "आरंभ से पहले पुरोहित आपको कॉल करके आपके साथ संकल्प लेते हैं, आपके लिए या उनके लिए जिनका नाम आप दें। वे स्वस्थ हों तो कॉल पर जुड़ सकते हैं; नहीं तो उनका चित्र दीप के पास रखा जाता है। हर हज़ार जप पर आपको एक छोटा संदेश मिलता है, ताकि जागने वालों को पता रहे कि कहाँ तक हुआ। भक्तों का विश्वास है कि यह मंत्र रोगी और उसके अपनों, दोनों को सँभालता है। यह किसी परिणाम का वचन नहीं देता और चिकित्सकों के काम का विकल्प नहीं है।",
    ],
  },
  steps: [
    {
      title: { en: "Shiva puja", hi: "शिव पूजन" },
      text: {
        en: "A linga is bathed and decked, and five lamps are lit, one before each priest.",
        hi: "शिवलिंग का स्नान और श्रृंगार होता है और हर पुरोहित के आगे एक, कुल पाँच दीप जलते हैं।",
      },
    },
    {
      title: { en: "Eleven thousand", hi: "ग्यारह हज़ार जप" },
      text: {
        en: "Each priest counts twenty-two rounds of a rudraksha mala; a message goes out at every thousand.",
        hi: "हर पुरोहित रुद्राक्ष की बाईस मालाएँ जपते हैं; हर हज़ार पर संदेश भेजा जाता है।",
      },
    },
    {
      title: { en: "Dashansh homa", hi: "दशांश हवन" },
      text: {
        en: "One tenth of the count is offered in fire, with ghee, sesame and giloy.",
        hi: "जप का दसवाँ भाग घी, तिल और गिलोय से अग्नि में अर्पित होता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees offer it for strength and calm through a serious illness.",
      hi: "गंभीर बीमारी में बल और धैर्य के लिए भक्त यह पूजा कराते हैं।",
    },
    {
      en: "Those who wait at home find something to hold on to through the night.",
      hi: "घर पर प्रतीक्षा करने वालों को रात भर के लिए एक सहारा मिल जाता है।",
    },
    {
      en: "Tradition also keeps it for birthdays from the sixtieth onwards.",
      hi: "साठवें वर्ष और उसके बाद के जन्मदिनों पर भी यह परंपरा है।",
    },
  ],
  materials: {
    en: "Five rudraksha malas, ghee, sesame, giloy, bilva leaves and samidha wood",
    hi: "रुद्राक्ष की पाँच मालाएँ, घी, तिल, गिलोय, बिल्व पत्र और समिधा",
  },
  prasad: dryPrasad(
    {
      en: "A thread from the anushthan, bhasma and mishri",
      hi: "अनुष्ठान का रक्षा सूत्र, भस्म और मिश्री",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "Can it be held sooner than Monday?", hi: "क्या यह सोमवार से पहले हो सकता है?" },
      answer: {
        en: "Write to our care line. If the priests are free we arrange another evening at the same price; we never charge for haste.",
        hi: "हमारी सेवा लाइन पर लिखें। पुरोहित उपलब्ध हों तो उसी मूल्य पर किसी और संध्या की व्यवस्था कर देते हैं; शीघ्रता का कोई शुल्क नहीं लेते।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Swati",
      "Mumbai",
      25,
      "A message at every thousand kept the whole family together that night.",
    ),
    reviewHi(5, "अशोक", "ग्वालियर", 60, "भाई के लिए कराया। पुरोहित जी ने बहुत धैर्य से संकल्प कराया।"),
    reviewEn(4, "Bharat", "Toronto", 95, "Kind people, clear call. The recording is in five parts."),
    reviewHi(3, "पुष्पा", "भोपाल", 130, "कॉल पंद्रह मिनट देर से आई, बाक़ी सब विधि से हुआ।"),
  ],
});
