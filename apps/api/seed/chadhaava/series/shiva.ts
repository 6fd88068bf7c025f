import { price } from "../../price.ts";
import { defineChadhaava } from "../define-chadhaava.ts";

/** Offerings at the temples of Shiva. */
export const shivaChadhaava = [
  defineChadhaava({
    slug: "somvar-chadhaava-kashi",
    title: { en: "Monday offering at Kashi Vishwanath", hi: "काशी विश्वनाथ में सोमवार का चढ़ावा" },
    spoken: { devanagari: "सोमवार चढ़ावा अर्पण", latin: "Somvar Chadhava Arpan" },
    subtitle: {
      en: "Ganga water and bilva leaves in the first hours of the day",
      hi: "दिन की पहली बेला में गंगाजल और बिल्व पत्र",
    },
    deities: ["shiva"],
    temple: "kashi-vishwanath",
    purposes: ["peace", "family"],
    occasion: "monday-sunrise",
    authorisedBy: "independent_priest",
    cutoffHours: 8,
    about: {
      en: [
        "At Kashi the river is a few minutes' walk from the linga, and on Mondays the lanes fill with people who carry it there in small brass pots. What is poured is plain: water of the Ganga, a little milk, and leaves of the bilva tree.",
        "You choose what is carried for you and how much of it. The names you give are read before the first leaf is laid down.",
      ],
      hi: [
        "काशी में गंगा से शिवलिंग तक का रास्ता कुछ ही मिनटों का है, और सोमवार को गलियाँ उन लोगों से भर जाती हैं जो पीतल की छोटी लुटियों में गंगाजल लिए चलते हैं। चढ़ता वही है जो सदा से चढ़ता आया: गंगाजल, थोड़ा दूध और बिल्व पत्र।",
        "आपके लिए क्या और कितना चढ़ाया जाए, यह आप चुनते हैं। पहला पत्र चढ़ाने से पहले आपके दिए नाम पढ़े जाते हैं।",
      ],
    },
    beliefBenefits: [
      {
        en: "Devotees hold that a bilva leaf given with attention is worth more than gold.",
        hi: "भक्त मानते हैं कि मन से चढ़ाया एक बिल्व पत्र सोने से बढ़कर है।",
      },
      {
        en: "Families offer here at the start of a week, a journey or a new work.",
        hi: "परिवार यहाँ सप्ताह, यात्रा या नए काम के आरंभ में चढ़ावा देते हैं।",
      },
    ],
    offerings: ["bilva-patra", "jal", "dugdha", "deep", "annadaan"],
    combo: {
      slug: "abhishek-thali",
      name: { en: "Abhishek tray", hi: "अभिषेक की थाली" },
      about: {
        en: "Leaves, a kalash of water and a litre of milk together.",
        hi: "बिल्व पत्र, जल का कलश और एक लीटर दूध, तीनों साथ।",
      },
      price: price(271, 7, 7),
      holds: [
        { slug: "bilva-patra", qty: 1 },
        { slug: "jal", qty: 1 },
        { slug: "dugdha", qty: 1 },
      ],
    },
    prasad: { en: "Bhasma, mishri and a sealed phial of Ganga water", hi: "भस्म, मिश्री और गंगाजल की बंद शीशी" },
  }),
  defineChadhaava({
    slug: "pradosh-chadhaava-mahakal",
    title: { en: "Pradosh offering at Mahakaleshwar", hi: "महाकालेश्वर में प्रदोष का चढ़ावा" },
    spoken: { devanagari: "प्रदोष चढ़ावा अर्पण", latin: "Pradosh Chadhava Arpan" },
    subtitle: {
      en: "Leaves and lamps at dusk in Ujjain, by the lake of Rudrasagar",
      hi: "उज्जैन में रुद्रसागर के किनारे, संध्या के पत्र और दीप",
    },
    deities: ["shiva"],
    temple: "mahakaleshwar-ujjain",
    purposes: ["health", "protection"],
    occasion: "pradosh",
    authorisedBy: "independent_priest",
    cutoffHours: 6,
    about: {
      en: [
        "Twice in each lunar month the thirteenth day ends in Pradosh, the hour after sunset that belongs to Shiva. In Ujjain the lamps along the Rudrasagar are lit then, and bilva leaves are passed from hand to hand towards the sanctum.",
        "Mahakal is asked for time well spent. What you choose is offered at dusk, and fodder that you give is taken to a cow shelter of the town the next morning.",
      ],
      hi: [
        "हर चंद्र मास में दो बार त्रयोदशी की साँझ प्रदोष कहलाती है, सूर्यास्त के बाद की वह बेला जो शिव की है। तब उज्जैन में रुद्रसागर के किनारे दीप जलते हैं और बिल्व पत्र हाथों-हाथ गर्भगृह की ओर बढ़ते हैं।",
        "महाकाल से सार्थक समय माँगा जाता है। आपका चुना हुआ चढ़ावा संध्या में अर्पित होता है, और दिया हुआ चारा अगली सुबह नगर की गोशाला में पहुँचता है।",
      ],
    },
    beliefBenefits: [
      {
        en: "Tradition says that Shiva is pleased most easily at the hour of Pradosh.",
        hi: "परंपरा कहती है कि प्रदोष की बेला में शिव सहज ही प्रसन्न होते हैं।",
      },
      {
        en: "Many keep it for someone in the family who is on a long road.",
        hi: "अनेक लोग इसे परिवार के किसी ऐसे सदस्य के लिए करते हैं जो लंबी राह पर हो।",
      },
    ],
    offerings: ["bilva-patra", "dugdha", "phool", "deep", "go-seva"],
    combo: {
      slug: "sandhya-thali",
      name: { en: "Tray for the evening", hi: "संध्या की थाली" },
      about: {
        en: "Bilva leaves, a basket of flowers and eleven lamps.",
        hi: "बिल्व पत्र, फूलों की डलिया और ग्यारह दीप।",
      },
      price: price(331, 8, 8),
      holds: [
        { slug: "bilva-patra", qty: 1 },
        { slug: "phool", qty: 1 },
        { slug: "deep", qty: 1 },
      ],
    },
    prasad: { en: "Bhasma and dry laddoo crumbs of gram flour", hi: "भस्म और बेसन का सूखा प्रसाद" },
  }),
  defineChadhaava({
    slug: "narmada-chadhaava-omkareshwar",
    title: { en: "Purnima offering at Omkareshwar", hi: "ओंकारेश्वर में पूर्णिमा का चढ़ावा" },
    spoken: { devanagari: "पूर्णिमा चढ़ावा अर्पण", latin: "Purnima Chadhava Arpan" },
    subtitle: {
      en: "Narmada water and coconuts on the island of Mandhata",
      hi: "मांधाता द्वीप पर नर्मदा जल और नारियल",
    },
    deities: ["shiva"],
    temple: "omkareshwar",
    purposes: ["peace", "gratitude"],
    occasion: "purnima",
    authorisedBy: "priest_of_temple",
    cutoffHours: 10,
    about: {
      en: [
        "On the full moon pilgrims walk the seven kilometres round the island before they climb to the temple. They carry up the river in copper pots, and a coconut tied in red cloth.",
        "The walk is theirs; the water and the coconut can be yours. Both are given with your names when the first walkers return.",
      ],
      hi: [
        "पूर्णिमा को यात्री मंदिर जाने से पहले द्वीप की सात किलोमीटर की परिक्रमा करते हैं। ताँबे के कलशों में नर्मदा का जल और लाल कपड़े में बँधा नारियल साथ होता है।",
        "परिक्रमा उनकी है; जल और नारियल आपके हो सकते हैं। पहले परिक्रमार्थियों के लौटते ही दोनों आपके नामों के साथ अर्पित होते हैं।",
      ],
    },
    beliefBenefits: [
      {
        en: "It is said that what the Ganga gives by bathing, the Narmada gives by sight.",
        hi: "कहते हैं, जो गंगा स्नान से देती हैं वह नर्मदा दर्शन से दे देती हैं।",
      },
      {
        en: "A full moon is often kept in thanks for something that went well.",
        hi: "पूर्णिमा प्रायः किसी अच्छी बात के धन्यवाद में रखी जाती है।",
      },
    ],
    offerings: ["jal", "bilva-patra", "nariyal", "deep", "annadaan"],
    combo: {
      slug: "narmada-thali",
      name: { en: "Tray of the Narmada", hi: "नर्मदा की थाली" },
      about: { en: "Water, leaves and a coconut.", hi: "जल, बिल्व पत्र और नारियल।" },
      price: price(231, 6, 6),
      holds: [
        { slug: "jal", qty: 1 },
        { slug: "bilva-patra", qty: 1 },
        { slug: "nariyal", qty: 1 },
      ],
    },
    prasad: { en: "Mishri and a smooth pebble of the river", hi: "मिश्री और नदी का एक चिकना कंकड़" },
  }),
  defineChadhaava({
    slug: "shivaratri-chadhaava-trimbak",
    title: { en: "Shivaratri offering at Trimbakeshwar", hi: "त्र्यंबकेश्वर में शिवरात्रि का चढ़ावा" },
    spoken: { devanagari: "शिवरात्रि चढ़ावा अर्पण", latin: "Shivaratri Chadhava Arpan" },
    subtitle: {
      en: "A night of water and leaves where the Godavari rises",
      hi: "गोदावरी के उद्गम पर जल और पत्रों की रात्रि",
    },
    deities: ["shiva", "vishnu"],
    temple: "trimbakeshwar",
    purposes: ["graha-shanti", "peace"],
    occasion: "masik-shivaratri",
    authorisedBy: "independent_priest",
    cutoffHours: 8,
    about: {
      en: [
        "Each month has its own night of Shiva, the fourteenth of the waning moon. At Trimbak it is kept beneath Brahmagiri, with water from the Kushavarta tank, where pilgrims bathe before they enter.",
        "Three small lingas stand in the hollow of the sanctum, for Brahma, Vishnu and Mahesh, and water keeps them covered. What you choose joins it around midnight.",
      ],
      hi: [
        "हर महीने कृष्ण चतुर्दशी की रात शिव की रात होती है। त्र्यंबक में यह ब्रह्मगिरि की छाया में, उस कुशावर्त कुंड के जल से मनाई जाती है जहाँ यात्री मंदिर में जाने से पहले स्नान करते हैं।",
        "गर्भगृह के गड्ढे में ब्रह्मा, विष्णु और महेश के तीन छोटे लिंग हैं, जिन पर जल बना रहता है। आपका चढ़ावा मध्यरात्रि के आस-पास उसमें मिलता है।",
      ],
    },
    beliefBenefits: [
      {
        en: "Believers wake through this night to begin again with a lighter heart.",
        hi: "श्रद्धालु इस रात जागते हैं, ताकि हलके मन से नई शुरुआत हो।",
      },
      {
        en: "Devotees believe the place is kind to those who worry about their stars.",
        hi: "ग्रहों की चिंता करने वालों के लिए यह स्थान विशेष माना जाता है।",
      },
    ],
    offerings: ["bilva-patra", "jal", "dugdha", "phool", "deep"],
    combo: {
      slug: "ratri-thali",
      name: { en: "Tray for the night", hi: "रात्रि की थाली" },
      about: {
        en: "Leaves, milk, flowers and lamps: the whole worship.",
        hi: "पत्र, दूध, फूल और दीप: पूरी पूजा।",
      },
      price: price(421, 10, 10),
      holds: [
        { slug: "bilva-patra", qty: 1 },
        { slug: "dugdha", qty: 1 },
        { slug: "phool", qty: 1 },
        { slug: "deep", qty: 1 },
      ],
    },
    prasad: { en: "Bhasma, mishri and a rudraksha bead", hi: "भस्म, मिश्री और रुद्राक्ष का एक दाना" },
  }),
  defineChadhaava({
    slug: "purnima-chadhaava-somnath",
    title: { en: "Full moon offering at Somnath", hi: "सोमनाथ में पूर्णिमा का चढ़ावा" },
    spoken: { devanagari: "पूर्णिमा चढ़ावा अर्पण", latin: "Purnima Chadhava Arpan" },
    subtitle: {
      en: "Lamps and milk by the sea, where the Moon is said to have prayed",
      hi: "समुद्र के किनारे दीप और दूध, जहाँ चंद्रमा ने आराधना की",
    },
    deities: ["shiva"],
    temple: "somnath",
    purposes: ["health", "gratitude"],
    occasion: "purnima-dusk",
    authorisedBy: "independent_priest",
    cutoffHours: 8,
    about: {
      en: [
        "Soma is the Moon, and Somnath the lord he turned to when his light was failing. On the evening of the full moon the story is told again within the sound of the waves.",
        "White things are given at this hour: milk, rice, jasmine. An offering here is small beside the sea, and that is rather the point.",
      ],
      hi: [
        "सोम चंद्रमा हैं, और सोमनाथ वे स्वामी जिनकी शरण चंद्रमा ने तब ली जब उनका तेज घट रहा था। पूर्णिमा की संध्या लहरों की ध्वनि के बीच यही कथा फिर सुनाई जाती है।",
        "इस बेला में श्वेत वस्तुएँ चढ़ती हैं: दूध, अक्षत, चमेली। समुद्र के सामने हर चढ़ावा छोटा है, और शायद यही बात समझने की है।",
      ],
    },
    beliefBenefits: [
      {
        en: "Those who have lost courage offer here, as the Moon did.",
        hi: "जिनका साहस छूटने लगे वे यहाँ चढ़ावा देते हैं, जैसे चंद्रमा ने दिया था।",
      },
      {
        en: "It is kept in many homes on the birthday of a mother.",
        hi: "अनेक घरों में इसे माँ के जन्मदिन पर रखा जाता है।",
      },
    ],
    offerings: ["dugdha", "bilva-patra", "phool", "nariyal", "deep"],
    combo: {
      slug: "chandra-thali",
      name: { en: "Tray of the Moon", hi: "चंद्र थाली" },
      about: { en: "Milk, flowers and lamps.", hi: "दूध, फूल और दीप।" },
      price: price(291, 7, 7),
      holds: [
        { slug: "dugdha", qty: 1 },
        { slug: "phool", qty: 1 },
        { slug: "deep", qty: 1 },
      ],
    },
    prasad: { en: "Mishri, cardamom and bhasma", hi: "मिश्री, इलायची और भस्म" },
  }),
  defineChadhaava({
    slug: "amavasya-chadhaava-rameshwaram",
    title: { en: "Amavasya offering at Rameswaram", hi: "रामेश्वरम में अमावस्या का चढ़ावा" },
    spoken: { devanagari: "अमावस्या चढ़ावा अर्पण", latin: "Amavasya Chadhava Arpan" },
    subtitle: {
      en: "Sesame, water and a meal in memory of those before us",
      hi: "पूर्वजों की स्मृति में तिल, जल और भोजन",
    },
    deities: ["shiva", "rama"],
    temple: "rameshwaram",
    purposes: ["ancestors", "family"],
    occasion: "amavasya-midday",
    authorisedBy: "independent_priest",
    cutoffHours: 10,
    about: {
      en: [
        "On the day without a moon families stand in the shallow sea of Agni Theertham and speak names. Sesame is let fall into the water with each of them, and afterwards somebody is fed.",
        "Those who live too far away can send the names from home. You may add up to six, and leave out a gotra that nobody remembers.",
      ],
      hi: [
        "अमावस्या को परिवार अग्नि तीर्थम के उथले समुद्र में खड़े होकर नाम लेते हैं। हर नाम के साथ जल में तिल छोड़े जाते हैं और उसके बाद किसी को भोजन कराया जाता है।",
        "जो बहुत दूर रहते हैं वे घर से ही नाम दे सकते हैं। छह तक नाम दिए जा सकते हैं, और जो गोत्र किसी को याद न हो उसे छोड़ा जा सकता है।",
      ],
    },
    beliefBenefits: [
      {
        en: "Tradition holds that those who went before us are content with water, sesame and being remembered.",
        hi: "परंपरा कहती है कि पितर जल, तिल और स्मरण भर से तृप्त होते हैं।",
      },
      {
        en: "Feeding a stranger in someone's name is counted as feeding him.",
        hi: "किसी के नाम से भूखे को भोजन कराना उसी को भोजन कराना माना जाता है।",
      },
    ],
    offerings: ["til", "jal", "deep", "annadaan", "go-seva"],
    combo: {
      slug: "smriti-thali",
      name: { en: "Tray of remembrance", hi: "स्मृति की थाली" },
      about: {
        en: "Sesame and water, a kalash and eleven lamps.",
        hi: "तिल और जल, कलश और ग्यारह दीप।",
      },
      price: price(231, 7, 7),
      holds: [
        { slug: "til", qty: 1 },
        { slug: "jal", qty: 1 },
        { slug: "deep", qty: 1 },
      ],
    },
    prasad: { en: "Sacred ash and sand of the shore, in a cloth", hi: "विभूति और तट की रेत, कपड़े में बँधी" },
  }),
];
