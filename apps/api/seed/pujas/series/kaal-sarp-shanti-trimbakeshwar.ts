import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const kaalSarpShantiTrimbakeshwar = defineSeries({
  slug: "kaal-sarp-shanti-trimbakeshwar",
  title: { en: "Kaal Sarp Shanti at Trimbakeshwar", hi: "त्र्यंबकेश्वर में कालसर्प शांति" },
  spoken: { devanagari: "कालसर्प शांति", latin: "Kaal Sarp Shanti" },
  subtitle: {
    en: "Worship of Rahu, Ketu and the nine Nagas near the source of the Godavari",
    hi: "गोदावरी के उद्गम के समीप राहु, केतु और नौ नागों का पूजन",
  },
  deities: ["shiva"],
  temple: "trimbakeshwar",
  purposes: ["graha-shanti", "obstacles", "family"],
  answers: ["kalsarp", "kaal sarp dosh", "rahu", "ketu", "कालसर्प", "काल सर्प दोष", "राहु", "केतु"],
  priests: ["tryambak-kulkarni"],
  occasion: "shukla-panchami",
  ritual: "shanti",
  act: "serpents",
  tier: "grand",
  authorisedBy: "priest_of_temple",
  cutoffHours: 12,
  capacity: { seats: 51 },
  about: {
    en: [
      "When all the grahas of a birth chart stand between Rahu and Ketu, astrologers speak of Kaal Sarp. Schools differ about its weight, and many fine lives were lived under it. Those who wish to make their peace with it have long gone to Trimbak, where the Godavari rises and where families of priests have kept the puja from father to son.",
      "Images of the nine Nagas are placed on a bed of rice and worshipped with milk and flowers; then Rahu, Ketu and the other grahas are honoured with their own grains. The puja ends with an abhishek of Trimbakeshwar. Your name, gotra and, if you know it, your rashi are spoken. Devotees believe that it eases a sense of being held back. We do not read charts here, and we shall never tell you that you must have it done.",
    ],
    hi: [
      "जन्मकुंडली में जब सभी ग्रह राहु और केतु के बीच आ जाते हैं, तो ज्योतिषी उसे कालसर्प योग कहते हैं। इसके प्रभाव पर विद्वानों के मत अलग-अलग हैं और इस योग में भी अनेक लोगों ने सुखी जीवन जिया है। जो इसकी शांति कराना चाहते हैं, वे पीढ़ियों से त्र्यंबक आते रहे हैं, जहाँ गोदावरी निकलती है और जहाँ पुरोहित परिवार यह विधि पिता से पुत्र को सौंपते आए हैं।",
      "नौ नागों की प्रतिमाएँ चावल पर स्थापित करके दूध और फूलों से पूजी जाती हैं; फिर राहु, केतु और अन्य ग्रहों को उनके अन्न अर्पित होते हैं। अंत में त्र्यंबकेश्वर का अभिषेक होता है। आपका नाम, गोत्र और पता हो तो राशि भी बोली जाती है। भक्तों का विश्वास है कि इससे जीवन में अटकाव का भाव हल्का होता है। हम यहाँ कुंडली नहीं देखते और कभी यह नहीं कहेंगे कि आपको यह पूजा करानी ही होगी।",
    ],
  },
  steps: [
    {
      title: { en: "Ganesha and Gauri", hi: "गणेश-गौरी पूजन" },
      text: {
        en: "The puja opens with Ganesha, Gauri and the sixteen mothers.",
        hi: "पूजा का आरंभ गणेश, गौरी और षोडश मातृकाओं के पूजन से होता है।",
      },
    },
    {
      title: { en: "Nine Nagas", hi: "नव नाग पूजन" },
      text: {
        en: "Anant, Vasuki, Takshak and the others are named in turn and offered milk, turmeric and flowers.",
        hi: "अनंत, वासुकि, तक्षक आदि नागों का क्रम से नाम लेकर दूध, हल्दी और फूल अर्पित होते हैं।",
      },
    },
    {
      title: { en: "Rahu and Ketu", hi: "राहु-केतु शांति" },
      text: {
        en: "Their mantras are said over black gram, sesame and blue flowers, with a short homa.",
        hi: "उड़द, तिल और नीले फूलों के साथ इनके मंत्रों का जप और संक्षिप्त हवन होता है।",
      },
    },
    {
      title: { en: "Abhishek", hi: "अभिषेक" },
      text: {
        en: "Water of the Godavari is poured on the linga to bring the puja to rest in Shiva.",
        hi: "गोदावरी के जल से अभिषेक करके पूजा शिव को समर्पित की जाती है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Tradition turns to this puja when effort and result seem to keep apart.",
      hi: "जब मेहनत और फल के बीच दूरी लगे, तब परंपरा में यह शांति कराई जाती है।",
    },
    {
      en: "Devotees believe that honouring the Nagas brings goodwill to the family line.",
      hi: "भक्तों का विश्वास है कि नागों के पूजन से कुल पर उनकी कृपा बनी रहती है।",
    },
    {
      en: "Many come away with a lighter heart, having left the worry at Shiva's feet.",
      hi: "अनेक लोग अपनी चिंता शिव के चरणों में छोड़कर हल्के मन से लौटते हैं।",
    },
  ],
  materials: {
    en: "Images of the nine Nagas, grains for the nine grahas, milk, flowers and homa materials",
    hi: "नौ नागों की प्रतिमाएँ, नवग्रहों के अन्न, दूध, फूल और हवन सामग्री",
  },
  prasad: dryPrasad(
    {
      en: "Bhasma, a raksha thread and mishri from the abhishek",
      hi: "भस्म, रक्षा सूत्र और अभिषेक की मिश्री",
    },
    "everyone",
  ),
  faqs: [
    {
      question: {
        en: "How do I know whether my chart has Kaal Sarp?",
        hi: "कैसे पता चले कि मेरी कुंडली में कालसर्प है?",
      },
      answer: {
        en: "Ask an astrologer whom you trust, and a second one if the first frightens you. The puja may also be offered simply out of devotion; no chart is needed to book.",
        hi: "जिन ज्योतिषी पर विश्वास हो, उनसे पूछें; और यदि वे डराएँ तो किसी दूसरे से भी राय लें। यह पूजा केवल श्रद्धा से भी कराई जा सकती है, बुकिंग के लिए कुंडली आवश्यक नहीं।",
      },
    },
    {
      question: { en: "Must I be there in person?", hi: "क्या स्वयं उपस्थित होना ज़रूरी है?" },
      answer: {
        en: "Some families prefer it. Here the priest performs it in your name by the sankalp; if you would rather sit before him, book the VIP puja and take part by live call.",
        hi: "कुछ परिवार स्वयं बैठना पसंद करते हैं। यहाँ पुरोहित संकल्प लेकर आपके नाम से पूजा करते हैं; साथ बैठना चाहें तो VIP अनुष्ठान बुक करके लाइव कॉल पर जुड़ें।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "विकास", "नासिक", 15, "विधि पूरी हुई, किसी तरह का डर नहीं दिखाया गया। यही सबसे अच्छा लगा।"),
    reviewEn(4, "Pradeep", "Hyderabad", 37, "Detailed puja. The Naga worship is shown fully in the video."),
    reviewEn(
      3,
      "Nisha",
      "Ahmedabad",
      62,
      "It is long, and the recording has no chapters for each step, only for the names.",
    ),
    reviewHi(5, "मंजू", "जयपुर", 88, "प्रसाद के साथ रक्षा सूत्र भी आया। परिवार को संतोष हुआ।"),
  ],
});
