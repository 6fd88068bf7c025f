import { type Price, price } from "../price.ts";
import type { Text } from "../text.ts";

/** An offering that is available at any temple. */
export type OfferingKind = {
  readonly name: Text;
  /** How it is used. */
  readonly about: Text;
  readonly unit: Text;
  readonly price: Price;
  /** The quantity is 0, or from `min` to `max` in steps of `step`. */
  readonly min: number;
  readonly step: number;
  readonly max: number;
  /** Whether it is passed on in full to people or animals. @default false */
  readonly handedOn?: boolean;
};

const single = { min: 1, step: 1 } as const;

/** The offerings at the temples of the seed. */
export const offeringKinds = {
  "bilva-patra": {
    ...single,
    name: { en: "108 bilva leaves", hi: "108 बिल्व पत्र" },
    about: {
      en: "Whole three-part leaves, washed and laid on the linga one by one.",
      hi: "धुले हुए अखंड त्रिदल पत्र, एक-एक करके शिवलिंग पर अर्पित।",
    },
    unit: { en: "set of 108", hi: "108 का एक सेट" },
    price: price(151, 4, 4),
    max: 11,
  },
  jal: {
    ...single,
    name: { en: "Kalash of river water", hi: "नदी के जल का कलश" },
    about: {
      en: "Filled at the ghat that morning and poured in a thin stream.",
      hi: "उसी सुबह घाट से भरा जाता है और पतली धारा में चढ़ाया जाता है।",
    },
    unit: { en: "kalash", hi: "कलश" },
    price: price(51, 2, 2),
    max: 11,
  },
  dugdha: {
    ...single,
    name: { en: "Milk", hi: "दूध" },
    about: {
      en: "A small measure is poured on the linga; the rest goes to children near the temple.",
      hi: "थोड़ा-सा शिवलिंग पर चढ़ता है; शेष मंदिर के पास के बच्चों में बँटता है।",
    },
    unit: { en: "litre", hi: "लीटर" },
    price: price(101, 3, 3),
    max: 21,
  },
  deep: {
    ...single,
    name: { en: "Eleven lamps", hi: "ग्यारह दीप" },
    about: {
      en: "Clay lamps with sesame oil, lit in your name at the aarti.",
      hi: "तिल के तेल के मिट्टी के दीप, आरती में आपके नाम से प्रज्वलित।",
    },
    unit: { en: "set of 11", hi: "11 का एक सेट" },
    price: price(101, 3, 3),
    max: 11,
  },
  phool: {
    ...single,
    name: { en: "Basket of flowers", hi: "फूलों की डलिया" },
    about: {
      en: "Marigold, rose and jasmine of the day, offered at the feet.",
      hi: "उसी दिन के गेंदा, गुलाब और चमेली, चरणों में अर्पित।",
    },
    unit: { en: "basket", hi: "डलिया" },
    price: price(121, 3, 3),
    max: 11,
  },
  gudhal: {
    ...single,
    name: { en: "Garland of red hibiscus", hi: "गुड़हल की माला" },
    about: {
      en: "Strung that morning, the flower that the Goddess is given in every region.",
      hi: "उसी सुबह गूँथी गई; यह फूल देवी को हर प्रदेश में चढ़ता है।",
    },
    unit: { en: "garland", hi: "माला" },
    price: price(151, 4, 4),
    max: 5,
  },
  "lal-phool": {
    ...single,
    name: { en: "Garland of red flowers", hi: "लाल फूलों की माला" },
    about: {
      en: "Red hibiscus and rose, strung in the early morning.",
      hi: "गुड़हल और गुलाब की माला, तड़के गूँथी हुई।",
    },
    unit: { en: "garland", hi: "माला" },
    price: price(151, 4, 4),
    max: 5,
  },
  "tulsi-mala": {
    ...single,
    name: { en: "Garland of tulsi", hi: "तुलसी की माला" },
    about: {
      en: "Fresh leaves, plucked with a prayer as custom asks.",
      hi: "ताज़े दल, परंपरा के अनुसार प्रार्थना के साथ चुने हुए।",
    },
    unit: { en: "garland", hi: "माला" },
    price: price(101, 3, 3),
    max: 5,
  },
  kamal: {
    ...single,
    name: { en: "Lotus flowers", hi: "कमल पुष्प" },
    about: {
      en: "Pink lotuses for the Goddess; lotus seeds where the season has none.",
      hi: "देवी के लिए गुलाबी कमल; ऋतु न हो तो कमलगट्टे।",
    },
    unit: { en: "set of 5", hi: "5 का एक सेट" },
    price: price(121, 3, 3),
    max: 11,
  },
  chunri: {
    ...single,
    name: { en: "Chunri for the Mother", hi: "माँ की चुनरी" },
    about: {
      en: "A red chunri with a gold border, offered with kumkum.",
      hi: "सुनहरी किनारी वाली लाल चुनरी, कुमकुम के साथ अर्पित।",
    },
    unit: { en: "piece", hi: "नग" },
    price: price(251, 6, 6),
    max: 5,
  },
  sari: {
    ...single,
    name: { en: "Sari for Ambabai", hi: "अंबाबाई के लिए साड़ी" },
    about: {
      en: "A cotton sari with green bangles and kumkum. What she has worn is later given as her blessing.",
      hi: "हरी चूड़ियों और कुमकुम के साथ सूती साड़ी। देवी की पहनी साड़ियाँ बाद में प्रसाद रूप में दी जाती हैं।",
    },
    unit: { en: "sari", hi: "साड़ी" },
    price: price(751, 15, 14),
    max: 3,
  },
  kumkum: {
    ...single,
    name: { en: "Kumkum and turmeric", hi: "कुमकुम और हल्दी" },
    about: {
      en: "Offered pinch by pinch while her names are said.",
      hi: "देवी के नामों के साथ चुटकी-चुटकी अर्पित।",
    },
    unit: { en: "tray", hi: "थाली" },
    price: price(101, 3, 3),
    max: 11,
  },
  nariyal: {
    ...single,
    name: { en: "Coconut", hi: "नारियल" },
    about: {
      en: "Broken before the deity and shared among those who stand by.",
      hi: "भगवान के सामने फोड़ा जाता है और उपस्थित लोगों में बाँटा जाता है।",
    },
    unit: { en: "coconut", hi: "नारियल" },
    price: price(51, 2, 2),
    max: 21,
  },
  durva: {
    ...single,
    name: { en: "21 blades of durva", hi: "21 दूर्वा" },
    about: {
      en: "Tender grass in threes, which Ganesha is said to like above flowers.",
      hi: "तीन-तीन की कोमल दूर्वा, जो गणेश जी को फूलों से भी प्रिय मानी गई है।",
    },
    unit: { en: "set of 21", hi: "21 का एक सेट" },
    price: price(51, 2, 2),
    max: 11,
  },
  modak: {
    ...single,
    name: { en: "21 modaks", hi: "21 मोदक" },
    about: {
      en: "Steamed rice modaks with coconut and jaggery, shared after the bhog.",
      hi: "नारियल और गुड़ के उकडीचे मोदक, भोग के बाद बाँटे जाते हैं।",
    },
    unit: { en: "plate of 21", hi: "21 की एक थाली" },
    price: price(301, 7, 7),
    max: 5,
  },
  laddoo: {
    ...single,
    name: { en: "Besan laddoos", hi: "बेसन के लड्डू" },
    about: {
      en: "The offering of Hanuman Garhi, carried in by every second visitor.",
      hi: "हनुमान गढ़ी का प्रसिद्ध भोग, जिसे लगभग हर भक्त साथ लाता है।",
    },
    unit: { en: "box of 1 kg", hi: "1 किलो का डिब्बा" },
    price: price(401, 9, 8),
    max: 11,
  },
  peda: {
    ...single,
    name: { en: "Pedas of Braj", hi: "ब्रज के पेड़े" },
    about: {
      en: "Milk sweets, as they are made in Mathura and Vrindavan.",
      hi: "दूध की मिठाई, जैसी मथुरा-वृंदावन में बनती है।",
    },
    unit: { en: "box of 500 g", hi: "500 ग्राम का डिब्बा" },
    price: price(301, 7, 7),
    max: 5,
  },
  sandesh: {
    ...single,
    name: { en: "Sandesh", hi: "संदेश" },
    about: {
      en: "Fresh chhena sweets, the bhog of many homes in Bengal.",
      hi: "ताज़े छेने की मिठाई, जो बंगाल के अनेक घरों का भोग है।",
    },
    unit: { en: "box of 500 g", hi: "500 ग्राम का डिब्बा" },
    price: price(351, 8, 8),
    max: 5,
  },
  "makhan-mishri": {
    ...single,
    name: { en: "Butter and mishri", hi: "माखन-मिश्री" },
    about: { en: "In a clay pot, as he likes it.", hi: "मिट्टी की मटकी में, जैसा उन्हें भाता है।" },
    unit: { en: "pot", hi: "मटकी" },
    price: price(151, 4, 4),
    max: 5,
  },
  sindoor: {
    ...single,
    name: { en: "Sindoor and jasmine oil", hi: "सिंदूर और चमेली का तेल" },
    about: {
      en: "For the chola of Hanuman, put on by the priest.",
      hi: "हनुमान जी के चोले के लिए, जिसे पुरोहित चढ़ाते हैं।",
    },
    unit: { en: "measure", hi: "माप" },
    price: price(201, 5, 5),
    max: 5,
  },
  til: {
    ...single,
    name: { en: "Sesame and water", hi: "तिल और जल" },
    about: {
      en: "Black sesame with water and kusha grass, given with the names of those who have gone.",
      hi: "काले तिल, जल और कुशा, दिवंगत जनों के नाम के साथ अर्पित।",
    },
    unit: { en: "measure", hi: "माप" },
    price: price(101, 3, 3),
    max: 11,
  },
  arghya: {
    ...single,
    name: { en: "Arghya with red sandal", hi: "लाल चंदन का अर्घ्य" },
    about: {
      en: "Twelve offerings of water with red sandal, one for each name of the Sun.",
      hi: "लाल चंदन मिले जल के बारह अर्घ्य, सूर्य के बारह नामों के साथ।",
    },
    unit: { en: "set of 12", hi: "12 का एक सेट" },
    price: price(101, 3, 3),
    max: 7,
  },
  annadaan: {
    name: { en: "A meal for someone", hi: "किसी को भोजन" },
    about: {
      en: "Cooked and served near the temple on the day itself.",
      hi: "उसी दिन मंदिर के पास पकाकर परोसा जाता है।",
    },
    unit: { en: "meal", hi: "भोजन" },
    price: price(51, 2, 2),
    min: 5,
    step: 5,
    max: 500,
    handedOn: true,
  },
  "go-seva": {
    ...single,
    name: { en: "Fodder for a cow", hi: "गौ सेवा" },
    about: {
      en: "A day's green fodder at a shelter of the town.",
      hi: "नगर की गोशाला में एक दिन का हरा चारा।",
    },
    unit: { en: "cow, one day", hi: "एक गाय, एक दिन" },
    price: price(151, 4, 4),
    max: 31,
    handedOn: true,
  },
} as const satisfies Record<string, OfferingKind>;

export type OfferingKey = keyof typeof offeringKinds;
