import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const somvarNarmadaAbhishekOmkareshwar = defineSeries({
  slug: "somvar-narmada-abhishek-omkareshwar",
  title: { en: "Monday Narmada Abhishek at Omkareshwar", hi: "ओंकारेश्वर में सोमवार का नर्मदा अभिषेक" },
  spoken: { devanagari: "सोमवार नर्मदा अभिषेक", latin: "Somvar Narmada Abhishek" },
  subtitle: {
    en: "River water carried up at dawn and poured with the five-syllable mantra",
    hi: "भोर में लाया गया नर्मदा जल और पंचाक्षर मंत्र का अभिषेक",
  },
  deities: ["shiva"],
  temple: "omkareshwar",
  purposes: ["peace", "health", "gratitude"],
  priests: ["revashankar-dubey"],
  occasion: "monday-sunrise",
  ritual: "abhishek",
  tier: "light",
  authorisedBy: "priest_of_temple",
  cutoffHours: 10,
  about: {
    en: [
      "Omkareshwar is on an island, and everything offered there begins with the river. Before dawn on Mondays the priest goes down the steps, fills copper pots from the Narmada and carries them up while the first boats cross. It is the plainest of Shiva's pujas and perhaps the oldest: water, a leaf, and “Om Namah Shivaya”.",
      "The names of all who booked are read by the river, so that the water is taken up on their behalf. It is then poured in a thin stream over the linga while the mantra is said one hundred and eight times. Devotees believe that water offered on a Monday cools anger and steadies the heart. This is a short puja, meant to be kept again and again: many families choose one Monday a month, a birthday, or the day before an examination.",
    ],
    hi: [
      "ओंकारेश्वर द्वीप पर विराजते हैं, इसलिए यहाँ हर पूजा नदी से शुरू होती है। सोमवार को भोर से पहले पुरोहित सीढ़ियाँ उतरकर नर्मदा से ताँबे के कलश भरते हैं और पहली नावों के चलते-चलते उन्हें ऊपर ले आते हैं। यह शिव की सबसे सरल और शायद सबसे पुरानी पूजा है: जल, एक पत्ता और “ॐ नमः शिवाय”।",
      "बुकिंग करने वाले सभी लोगों के नाम नदी किनारे ही पढ़े जाते हैं, ताकि जल उन्हीं की ओर से लाया जाए। फिर मंत्र के एक सौ आठ जप के साथ पतली धारा में शिवलिंग पर चढ़ाया जाता है। भक्तों का विश्वास है कि सोमवार का जल क्रोध को ठंडा और मन को स्थिर करता है। यह छोटा अनुष्ठान है, बार-बार करने के लिए: कई परिवार महीने का एक सोमवार, कोई जन्मदिन या परीक्षा से पहले का दिन चुनते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Water from the Narmada", hi: "नर्मदा से जल" },
      text: {
        en: "Copper pots are filled at the ghat after a short prayer to the river.",
        hi: "घाट पर नर्मदा मैया की स्तुति के बाद ताँबे के कलश भरे जाते हैं।",
      },
    },
    {
      title: { en: "Jal abhishek", hi: "जलाभिषेक" },
      text: {
        en: "The water is poured in an unbroken stream with 108 repetitions of the five-syllable mantra.",
        hi: "पंचाक्षर मंत्र के 108 जप के साथ अखंड धारा में जल चढ़ाया जाता है।",
      },
    },
    {
      title: { en: "Leaf and sandal", hi: "बिल्व और चंदन" },
      text: {
        en: "Sandal paste, rice and bilva leaves complete the offering.",
        hi: "चंदन, अक्षत और बिल्व पत्र से पूजा पूर्ण होती है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Many devotees say that a Monday begun with this puja goes more quietly.",
      hi: "अनेक भक्त कहते हैं कि इस पूजा से शुरू हुआ सोमवार अधिक शांति से बीतता है।",
    },
    {
      en: "Tradition holds the Narmada so pure that her sight alone is a blessing.",
      hi: "परंपरा में नर्मदा इतनी पावन मानी गई हैं कि उनका दर्शन ही पुण्य है।",
    },
    {
      en: "It is often booked as a thank-you on a birthday or an anniversary.",
      hi: "जन्मदिन या वर्षगाँठ पर धन्यवाद के रूप में इसे अक्सर बुक किया जाता है।",
    },
  ],
  materials: {
    en: "Narmada water, bilva leaves, sandal paste, rice and a lamp",
    hi: "नर्मदा जल, बिल्व पत्र, चंदन, अक्षत और दीप",
  },
  prasad: dryPrasad({
    en: "Mishri, bhasma and a pebble of the Narmada, smooth as she leaves them",
    hi: "मिश्री, भस्म और नर्मदा का एक चिकना कंकड़",
  }),
  faqs: [
    {
      question: {
        en: "Can I book every Monday of the month?",
        hi: "क्या महीने के हर सोमवार के लिए बुक कर सकते हैं?",
      },
      answer: {
        en: "Yes, one order for each Monday. We do not set up any repeating charge.",
        hi: "हाँ, हर सोमवार के लिए अलग ऑर्डर से। हम अपने-आप दोहराने वाला कोई शुल्क नहीं लगाते।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "भावना", "इंदौर", 9, "छोटी और सच्ची पूजा। नर्मदा मैया की आवाज़ भी सुनाई देती है।"),
    reviewEn(4, "Rohit", "Bengaluru", 30, "Simple and sincere. I would have liked a slightly longer video."),
    reviewEn(5, "Shalini", "Singapore", 44, "Booked for my father's birthday. He watched it three times."),
    reviewHi(4, "दिनेश", "भोपाल", 66, "समय पर हुई, नाम सही पढ़े गए।"),
  ],
});
