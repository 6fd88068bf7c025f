import { price } from "../../price.ts";
import { defineChadhaava } from "../define-chadhaava.ts";

/** Offerings at the temples of Ganesha, Hanuman, Krishna and Surya. */
export const otherChadhaava = [
  defineChadhaava({
    slug: "sankashti-chadhaava-siddhivinayak",
    title: { en: "Sankashti offering at Siddhivinayak", hi: "सिद्धिविनायक में संकष्टी का चढ़ावा" },
    spoken: { devanagari: "संकष्टी चढ़ावा अर्पण", latin: "Sankashti Chadhava Arpan" },
    subtitle: {
      en: "Durva and modaks in Mumbai before the moon rises",
      hi: "मुंबई में चंद्रोदय से पहले दूर्वा और मोदक",
    },
    deities: ["ganesha"],
    temple: "siddhivinayak-mumbai",
    purposes: ["obstacles", "learning"],
    occasion: "sankashti-chaturthi",
    authorisedBy: "independent_priest",
    cutoffHours: 8,
    about: {
      en: [
        "On the fourth day after the full moon half of Mumbai fasts until the moon is seen. In Prabhadevi the queue carries durva grass in threes and plates of modaks under muslin.",
        "Offerings are given before moonrise, so that the fast can be broken with what has been blessed. Yours goes in with theirs.",
      ],
      hi: [
        "पूर्णिमा के बाद की चतुर्थी को आधी मुंबई चंद्रदर्शन तक व्रत रखती है। प्रभादेवी की क़तार में हाथों में तीन-तीन दूर्वा और मलमल से ढकी मोदक की थालियाँ होती हैं।",
        "चढ़ावा चंद्रोदय से पहले अर्पित होता है, ताकि उसी प्रसाद से व्रत खोला जा सके। आपका चढ़ावा भी उन्हीं के साथ जाता है।",
      ],
    },
    beliefBenefits: [
      {
        en: "Ganesha is remembered first, before an examination, a house or a wedding.",
        hi: "परीक्षा, घर या विवाह से पहले सबसे पहले गणेश जी का स्मरण होता है।",
      },
      {
        en: "Tradition says that he asks for little: a blade of grass and a clear intention.",
        hi: "परंपरा कहती है कि वे थोड़ा ही माँगते हैं: एक दूर्वा और साफ़ नीयत।",
      },
    ],
    offerings: ["durva", "modak", "lal-phool", "nariyal", "annadaan"],
    combo: {
      slug: "ganesh-thali",
      name: { en: "Ganesh tray", hi: "गणेश थाली" },
      about: { en: "Durva, modaks and a red garland.", hi: "दूर्वा, मोदक और लाल माला।" },
      price: price(471, 12, 12),
      holds: [
        { slug: "durva", qty: 1 },
        { slug: "modak", qty: 1 },
        { slug: "lal-phool", qty: 1 },
      ],
    },
    prasad: { en: "Dry coconut, jaggery and a thread for the wrist", hi: "सूखा नारियल, गुड़ और कलावा" },
  }),
  defineChadhaava({
    slug: "mangalvar-chadhaava-hanuman-garhi",
    title: { en: "Tuesday offering at Hanuman Garhi", hi: "हनुमान गढ़ी में मंगलवार का चढ़ावा" },
    spoken: { devanagari: "मंगलवार चढ़ावा अर्पण", latin: "Mangalvar Chadhava Arpan" },
    subtitle: {
      en: "Laddoos and sindoor up the seventy-six steps of Ayodhya",
      hi: "अयोध्या की छिहत्तर सीढ़ियों के ऊपर लड्डू और सिंदूर",
    },
    deities: ["hanuman"],
    temple: "hanuman-garhi-ayodhya",
    purposes: ["protection", "obstacles"],
    occasion: "tuesday-dusk",
    authorisedBy: "independent_priest",
    cutoffHours: 6,
    about: {
      en: [
        "At the foot of the seventy-six steps the sweet shops make one thing, and on Tuesdays they make it all day: laddoos of gram flour, still warm in the box. They are carried up, offered, and half of them come down again as prasad.",
        "Sindoor mixed with jasmine oil is put on Hanuman in the evening. The names are read before the aarti.",
      ],
      hi: [
        "छिहत्तर सीढ़ियों के नीचे मिठाई की दुकानें एक ही चीज़ बनाती हैं, और मंगलवार को दिन भर बनाती हैं: बेसन के लड्डू, डिब्बे में भी गरम। वे ऊपर जाते हैं, चढ़ते हैं और आधे प्रसाद बनकर लौट आते हैं।",
        "शाम को हनुमान जी को चमेली के तेल में घुला सिंदूर चढ़ाया जाता है। आरती से पहले नाम पढ़े जाते हैं।",
      ],
    },
    beliefBenefits: [
      {
        en: "Hanuman is asked for courage, and for strength that does not boast.",
        hi: "हनुमान जी से साहस माँगा जाता है, और ऐसा बल जो अहंकार न करे।",
      },
      {
        en: "In Ayodhya his leave is asked before Rama is visited.",
        hi: "अयोध्या में श्रीराम के दर्शन से पहले उनकी आज्ञा ली जाती है।",
      },
    ],
    offerings: ["laddoo", "sindoor", "lal-phool", "nariyal", "deep"],
    combo: {
      slug: "bajrang-thali",
      name: { en: "Bajrang tray", hi: "बजरंग थाली" },
      about: { en: "Laddoos, sindoor and a garland.", hi: "लड्डू, सिंदूर और माला।" },
      price: price(701, 17, 15),
      holds: [
        { slug: "laddoo", qty: 1 },
        { slug: "sindoor", qty: 1 },
        { slug: "lal-phool", qty: 1 },
      ],
    },
    prasad: {
      en: "Sindoor of Hanuman Garhi and roasted gram with jaggery",
      hi: "हनुमान गढ़ी का सिंदूर और गुड़-चना",
    },
  }),
  defineChadhaava({
    slug: "ekadashi-chadhaava-banke-bihari",
    title: { en: "Ekadashi offering at Banke Bihari", hi: "बाँके बिहारी में एकादशी का चढ़ावा" },
    spoken: { devanagari: "एकादशी चढ़ावा अर्पण", latin: "Ekadashi Chadhava Arpan" },
    subtitle: {
      en: "Butter, pedas and tulsi for Bihari ji of Vrindavan",
      hi: "वृंदावन के बिहारी जी के लिए माखन, पेड़े और तुलसी",
    },
    deities: ["krishna"],
    temple: "banke-bihari-vrindavan",
    purposes: ["family", "gratitude"],
    occasion: "ekadashi",
    authorisedBy: "independent_priest",
    cutoffHours: 8,
    about: {
      en: [
        "The curtain before Bihari ji is drawn every few minutes, so that nobody loses himself in his eyes. Between two drawings the baskets go forward: pedas of Braj, butter with mishri, tulsi strung into garlands.",
        "On Ekadashi no grain is eaten, and none is offered through us. Fodder for the cows of Braj, whom he herded, is given the same day.",
      ],
      hi: [
        "बिहारी जी के सामने का पर्दा हर थोड़ी देर में खींच दिया जाता है, ताकि कोई उनकी आँखों में खो न जाए। दो बार के बीच डलियाँ आगे बढ़ती हैं: ब्रज के पेड़े, माखन-मिश्री और तुलसी की मालाएँ।",
        "एकादशी को अन्न नहीं खाया जाता, इसलिए हम भी अन्न नहीं चढ़ाते। जिन गायों को उन्होंने चराया, ब्रज की उन गायों के लिए चारा उसी दिन दिया जाता है।",
      ],
    },
    beliefBenefits: [
      {
        en: "It is said that he accepts the feeling and leaves the sweet to the children.",
        hi: "कहते हैं, वे भाव ले लेते हैं और मिठाई बच्चों के लिए छोड़ देते हैं।",
      },
      {
        en: "Many offer on Ekadashi for harmony between brothers and sisters.",
        hi: "अनेक लोग भाई-बहनों के आपसी प्रेम के लिए एकादशी को चढ़ावा देते हैं।",
      },
    ],
    offerings: ["makhan-mishri", "peda", "tulsi-mala", "phool", "go-seva"],
    combo: {
      slug: "braj-thali",
      name: { en: "Tray of Braj", hi: "ब्रज की थाली" },
      about: { en: "Butter, pedas and tulsi.", hi: "माखन, पेड़े और तुलसी।" },
      price: price(511, 13, 13),
      holds: [
        { slug: "makhan-mishri", qty: 1 },
        { slug: "peda", qty: 1 },
        { slug: "tulsi-mala", qty: 1 },
      ],
    },
    prasad: { en: "Mishri, tulsi leaves and dust of Braj", hi: "मिश्री, तुलसी दल और ब्रज की रज" },
  }),
  defineChadhaava({
    slug: "ravivar-chadhaava-arasavalli",
    title: { en: "Sunday offering at Arasavalli", hi: "अरसवल्ली में रविवार का चढ़ावा" },
    spoken: { devanagari: "रविवार चढ़ावा अर्पण", latin: "Ravivar Chadhava Arpan" },
    subtitle: {
      en: "Water with red sandal for Suryanarayana at sunrise",
      hi: "सूर्योदय पर सूर्यनारायण को लाल चंदन का अर्घ्य",
    },
    deities: ["surya"],
    temple: "arasavalli-surya",
    purposes: ["health", "gratitude"],
    occasion: "sunday-sunrise",
    authorisedBy: "independent_priest",
    cutoffHours: 10,
    about: {
      en: [
        "Few temples of the Sun are alive as this one is, on the plain of the river Nagavali and not far from the sea. On Sundays people come before light and wait in the court with water in their palms.",
        "The arghya is poured twelve times, once for each name. Red flowers and coconuts follow, and a meal for those who have come on foot.",
      ],
      hi: [
        "सूर्य के ऐसे जीवंत मंदिर कम ही हैं; यह नागावली के मैदान में है और समुद्र यहाँ से दूर नहीं। रविवार को लोग उजाले से पहले आते हैं और हथेली में जल लिए प्रांगण में प्रतीक्षा करते हैं।",
        "अर्घ्य बारह बार दिया जाता है, हर नाम के साथ एक बार। फिर लाल फूल और नारियल, और पैदल आने वालों के लिए भोजन।",
      ],
    },
    beliefBenefits: [
      {
        en: "The Sun is thanked for sight and strength, which he gives without being asked.",
        hi: "सूर्य को दृष्टि और बल के लिए धन्यवाद दिया जाता है, जो वे बिना माँगे देते हैं।",
      },
      {
        en: "Many begin a year of their life with twelve offerings of water.",
        hi: "अनेक लोग जीवन का नया वर्ष बारह अर्घ्यों से आरंभ करते हैं।",
      },
    ],
    offerings: ["arghya", "lal-phool", "nariyal", "deep", "annadaan"],
    combo: {
      slug: "surya-thali",
      name: { en: "Sunrise tray", hi: "सूर्योदय की थाली" },
      about: { en: "Arghya, a red garland and a coconut.", hi: "अर्घ्य, लाल माला और नारियल।" },
      price: price(281, 8, 8),
      holds: [
        { slug: "arghya", qty: 1 },
        { slug: "lal-phool", qty: 1 },
        { slug: "nariyal", qty: 1 },
      ],
    },
    prasad: { en: "Red sandal paste, dried, and jaggery", hi: "सूखा लाल चंदन और गुड़" },
  }),
];
