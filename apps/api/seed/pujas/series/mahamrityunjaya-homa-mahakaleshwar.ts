import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const mahamrityunjayaHomaMahakaleshwar = defineSeries({
  slug: "mahamrityunjaya-homa-mahakaleshwar",
  title: { en: "Mahamrityunjaya Homa at Ujjain", hi: "उज्जैन में महामृत्युंजय हवन" },
  spoken: { devanagari: "महामृत्युंजय हवन", latin: "Mahamrityunjaya Havan" },
  subtitle: {
    en: "1,100 offerings in the fire on the night of monthly Shivaratri",
    hi: "मासिक शिवरात्रि की रात्रि में 1,100 आहुतियाँ",
  },
  deities: ["shiva"],
  temple: "mahakaleshwar-ujjain",
  purposes: ["health", "protection", "peace"],
  priests: ["vishvesh-vyas", "kedar-joshi"],
  occasion: "masik-shivaratri",
  ritual: "homa",
  act: "twinHoma",
  tier: "homa",
  authorisedBy: "priest_of_temple",
  payLater: true,
  cutoffHours: 8,
  capacity: { seats: 151 },
  about: {
    en: [
      "“We worship the three-eyed one, fragrant, who makes all things grow”: so begins the verse of the Rigveda that families say at a sickbed, before a journey and on birthdays. It asks not for endless years but for a gentle ripening, as a cucumber leaves its stem. At Ujjain, the city of Mahakal, lord of time, it is offered in fire on the night of each month's Shivaratri.",
      "Five priests sit around the kund from shortly before midnight. With every repetition of the mantra an offering of ghee, sesame and giloy is made, eleven hundred in all. Your name, and the name of the person you pray for, are part of the sankalp. Devotees believe the mantra gives courage to the patient and to those who keep watch. It accompanies the doctor's care and never replaces it.",
    ],
    hi: [
      "“त्र्यंबकं यजामहे सुगंधिं पुष्टिवर्धनम्”: ऋग्वेद का यह मंत्र परिवारों में रोगी के सिरहाने, यात्रा से पहले और जन्मदिन पर बोला जाता है। इसमें अंतहीन आयु नहीं, बल्कि सहज परिपक्वता माँगी गई है, जैसे पकी ककड़ी बेल से अपने-आप अलग होती है। काल के स्वामी महाकाल की नगरी उज्जैन में, हर मास की शिवरात्रि की रात यही मंत्र अग्नि में आहुति के साथ बोला जाता है।",
      "आधी रात से कुछ पहले पाँच पुरोहित हवन कुंड के चारों ओर बैठते हैं। मंत्र के हर जप पर घी, तिल और गिलोय की आहुति दी जाती है, कुल ग्यारह सौ। संकल्प में आपका नाम और जिनके लिए प्रार्थना है, उनका नाम भी लिया जाता है। भक्तों का विश्वास है कि यह मंत्र रोगी को भी साहस देता है और उसकी सेवा में जागने वालों को भी। यह चिकित्सक की देखभाल के साथ की जाने वाली प्रार्थना है, उसके स्थान पर नहीं।",
    ],
  },
  steps: [
    {
      title: { en: "Lighting the fire", hi: "अग्नि स्थापना" },
      text: {
        en: "The kund is drawn and blessed, and the fire is lit from a ghee lamp of the temple.",
        hi: "कुंड का पूजन होता है और मंदिर के घी के दीप से अग्नि प्रज्वलित की जाती है।",
      },
    },
    {
      title: { en: "Japa", hi: "जप" },
      text: {
        en: "The priests say the mantra together for one full round before the offerings begin.",
        hi: "आहुति से पहले सभी पुरोहित मिलकर मंत्र की एक पूरी माला जपते हैं।",
      },
    },
    {
      title: { en: "Eleven hundred offerings", hi: "ग्यारह सौ आहुतियाँ" },
      text: {
        en: "Ghee, sesame, giloy and durva are given to the fire, one with each repetition.",
        hi: "हर मंत्र के साथ घी, तिल, गिलोय और दूर्वा की एक आहुति दी जाती है।",
      },
    },
    {
      title: { en: "Purnahuti", hi: "पूर्णाहुति" },
      text: {
        en: "A coconut wrapped in red cloth is the last offering, with a prayer for the whole household.",
        hi: "लाल वस्त्र में लिपटा नारियल अंतिम आहुति है, पूरे परिवार की मंगलकामना के साथ।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families offer it for strength of body and mind in a time of illness.",
      hi: "परिवार बीमारी के दिनों में तन-मन के बल के लिए यह हवन कराते हैं।",
    },
    {
      en: "Devotees believe that the mantra quiets fear, above all at night.",
      hi: "भक्तों का विश्वास है कि यह मंत्र भय को, विशेषकर रात के भय को, शांत करता है।",
    },
    {
      en: "By custom it is also kept on birthdays, as a prayer for long life.",
      hi: "परंपरा से इसे जन्मदिन पर दीर्घायु की प्रार्थना के रूप में भी कराया जाता है।",
    },
  ],
  materials: {
    en: "Ghee, sesame, giloy, durva, samidha wood and a coconut for the purnahuti",
    hi: "घी, तिल, गिलोय, दूर्वा, समिधा और पूर्णाहुति का नारियल",
  },
  prasad: dryPrasad({
    en: "Bhasma of the homa, a black thread tied at the kund, and mishri",
    hi: "हवन की भस्म, कुंड पर अभिमंत्रित काला धागा और मिश्री",
  }),
  faqs: [
    {
      question: {
        en: "Can I book for a person in hospital?",
        hi: "क्या अस्पताल में भर्ती व्यक्ति के लिए बुक कर सकते हैं?",
      },
      answer: {
        en: "Yes. Give their name as they use it at home; gotra if you know it. The puja is a prayer and makes no promise about recovery, so please go on with the treatment that the doctor has advised.",
        hi: "हाँ। उनका वही नाम दें जो घर में लिया जाता है; गोत्र पता हो तो वह भी। यह पूजा एक प्रार्थना है और स्वस्थ होने का कोई वचन नहीं देती, इसलिए चिकित्सक का बताया उपचार जारी रखें।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Kavita",
      "Nagpur",
      18,
      "We booked it while my mother was in hospital. Hearing her name helped all of us.",
    ),
    reviewHi(5, "महेश", "उज्जैन", 33, "पाँचों पुरोहितों का उच्चारण शुद्ध था। पूर्णाहुति बहुत सुंदर लगी।"),
    reviewEn(
      4,
      "Sandeep",
      "London",
      50,
      "The midnight time is evening here, so we could keep a lamp lit. Good sound.",
    ),
    reviewEn(
      2,
      "Ritu",
      "Gurugram",
      79,
      "The video came after thirty hours. They refunded a part without my asking, but I had waited.",
    ),
    reviewHi(5, "अनिता", "रायपुर", 95, "पिताजी के जन्मदिन पर कराया था। अगले वर्ष भी कराएँगे।"),
  ],
});
