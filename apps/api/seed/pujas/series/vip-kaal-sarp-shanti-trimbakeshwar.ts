import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipKaalSarpShantiTrimbakeshwar = defineSeries({
  slug: "vip-kaal-sarp-shanti-trimbakeshwar",
  title: { en: "VIP Kaal Sarp Shanti by Live Call", hi: "VIP कालसर्प शांति, लाइव कॉल के साथ" },
  spoken: { devanagari: "कालसर्प शांति", latin: "Kaal Sarp Shanti" },
  subtitle: {
    en: "The whole puja at Trimbak with you on the line, on Amavasya",
    hi: "अमावस्या को त्र्यंबक में पूरी विधि, आप कॉल पर साथ",
  },
  deities: ["shiva"],
  temple: "trimbakeshwar",
  purposes: ["graha-shanti", "obstacles"],
  answers: ["kalsarp", "kaal sarp dosh", "rahu", "ketu", "कालसर्प", "काल सर्प दोष", "राहु", "केतु"],
  priests: ["tryambak-kulkarni"],
  occasion: "amavasya-midday",
  ritual: "shanti",
  act: "nineSerpents",
  tier: "vip",
  authorisedBy: "priest_of_temple",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 8 },
  about: {
    en: [
      "Many who ask for this puja would like to be told what is done and why, and to do some of it with their own hands. That is hard in a hall full of families. Here the priest sets his phone on a stand, sits down across from you, so to speak, and takes you through it: about ninety minutes, in Hindi, Marathi or English.",
      "You are told beforehand what to keep ready at home, which is little: water, rice, a few flowers, a lamp. As he worships the nine Nagas at Trimbak you place a flower for each. At the abhishek you pour water into a bowl while he pours it on the linga, and afterwards give it to a tree. Devotees believe that Amavasya is the right tithi for making peace with Rahu and Ketu. No chart is read and no other puja is suggested to you; if anyone on the call does so, tell us.",
    ],
    hi: [
      "यह पूजा कराने वाले बहुत-से लोग जानना चाहते हैं कि क्या हो रहा है और क्यों, और कुछ अपने हाथ से भी करना चाहते हैं। परिवारों से भरे मंडप में यह कठिन है। यहाँ पुरोहित फ़ोन को स्टैंड पर रखकर मानो आपके सामने बैठते हैं और लगभग डेढ़ घंटे में, हिन्दी, मराठी या अंग्रेज़ी में, पूरी विधि आपके साथ करते हैं।",
      "घर पर क्या रखना है, यह पहले बता दिया जाता है, और वह थोड़ा ही है: जल, अक्षत, कुछ फूल, एक दीप। त्र्यंबक में जब वे नौ नागों का पूजन करते हैं, आप हर नाग के लिए एक फूल रखते हैं। अभिषेक के समय वे शिवलिंग पर जल चढ़ाते हैं और आप अपने पात्र में; बाद में वह जल किसी पेड़ को दे देते हैं। भक्तों का विश्वास है कि राहु-केतु की शांति के लिए अमावस्या उचित तिथि है। यहाँ कुंडली नहीं देखी जाती और आगे कोई पूजा नहीं सुझाई जाती; कॉल पर कोई ऐसा करे तो हमें बताएँ।",
    ],
  },
  steps: [
    {
      title: { en: "Nine Nagas with you", hi: "आपके साथ नव नाग पूजन" },
      text: {
        en: "The priest names each Naga and waits while you place a flower at home.",
        hi: "पुरोहित हर नाग का नाम लेते हैं और आप घर पर एक-एक फूल रखते हैं।",
      },
    },
    {
      title: { en: "Rahu and Ketu", hi: "राहु-केतु" },
      text: {
        en: "Their mantras are recited, and you may repeat them line by line.",
        hi: "इनके मंत्र पढ़े जाते हैं; आप पंक्ति-पंक्ति दोहरा सकते हैं।",
      },
    },
    {
      title: { en: "Abhishek together", hi: "साथ-साथ अभिषेक" },
      text: {
        en: "Water is poured at Trimbak and in your own bowl at the same moment.",
        hi: "एक ही समय त्र्यंबक में और आपके पात्र में जल अर्पित होता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees speak of relief at having done it with their own hands.",
      hi: "अपने हाथ से करने पर भक्त मन के हल्केपन की बात कहते हैं।",
    },
    {
      en: "Tradition turns to it when plans keep slipping.",
      hi: "जब योजनाएँ बार-बार टलें, तब परंपरा में यह शांति कराई जाती है।",
    },
    {
      en: "It lays a worry down in the presence of Shiva.",
      hi: "इससे मन की एक चिंता शिव के सामने रख दी जाती है।",
    },
  ],
  materials: {
    en: "Silver images of the nine Nagas, grains, milk, flowers and homa materials",
    hi: "नौ नागों की चाँदी की प्रतिमाएँ, अन्न, दूध, फूल और हवन सामग्री",
  },
  prasad: dryPrasad(
    {
      en: "A raksha thread, bhasma and mishri; the images are immersed in the Godavari tank as custom asks",
      hi: "रक्षा सूत्र, भस्म और मिश्री; प्रतिमाएँ परंपरा के अनुसार गोदावरी कुंड में विसर्जित होती हैं",
    },
    "everyone",
  ),
  faqs: [
    {
      question: {
        en: "In which languages can the call be?",
        hi: "कॉल किन भाषाओं में हो सकती है?",
      },
      answer: {
        en: "Hindi, Marathi or English. Say which one in the sankalp form.",
        hi: "हिन्दी, मराठी या अंग्रेज़ी। संकल्प फ़ॉर्म में अपनी भाषा चुनें।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Siddharth",
      "Hyderabad",
      42,
      "He explained every step and never once tried to sell me anything.",
    ),
    reviewHi(4, "नेहा", "नागपुर", 72, "घर पर फूल रखने वाला भाग बहुत अच्छा लगा। थोड़ा लंबा है।"),
    reviewEn(5, "Gauri", "Frankfurt", 101, "In English, at a civil hour for us. Clear sound."),
    reviewEn(
      2,
      "Tarun",
      "Jaipur",
      160,
      "My network failed and we could finish only on the second day. They did not charge again.",
    ),
  ],
});
