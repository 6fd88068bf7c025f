import { defineSeries } from "../define-series.ts";
import { foodPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const chandiPathVindhyavasini = defineSeries({
  slug: "chandi-path-vindhyavasini",
  title: { en: "Chandi Path and Havan at Vindhyachal", hi: "विंध्याचल में चंडी पाठ और हवन" },
  spoken: { devanagari: "चंडी पाठ और हवन", latin: "Chandi Path aur Havan" },
  subtitle: {
    en: "The whole Durga Saptashati, read and offered on the eighth tithi",
    hi: "अष्टमी को संपूर्ण दुर्गा सप्तशती का पाठ और हवन",
  },
  deities: ["durga"],
  temple: "vindhyavasini",
  purposes: ["protection", "obstacles", "family"],
  priests: ["vindhyeshwari-mishra"],
  occasion: "durgashtami",
  ritual: "path",
  act: "readingAndFire",
  tier: "homa",
  authorisedBy: "temple_authorised",
  payLater: true,
  cutoffHours: 12,
  capacity: { seats: 108 },
  about: {
    en: [
      "A king who lost his realm and a merchant driven out by his sons meet in a forest, and ask a sage why they still love those who wronged them. His answer is the Durga Saptashati: seven hundred verses on the Goddess who becomes whatever the moment needs. She herself says in it that she will dwell in the Vindhya hills, and there, at Vindhyachal, it has been read for as long as anyone remembers.",
      "On the eighth tithi of the bright half the priests read all thirteen chapters aloud, with the Kavach, Argala and Kilak before them. After the last chapter a havan is made with the Navarna mantra. Your name is read at the beginning and again at the fire. Devotees believe that the Mother gives courage to stand up, and the sense to know when. The whole reading takes about three hours.",
    ],
    hi: [
      "राज्य खो चुका एक राजा और बेटों का निकाला हुआ एक वैश्य वन में मिलते हैं और ऋषि से पूछते हैं कि जिन्होंने अन्याय किया, उन्हीं से मोह क्यों नहीं छूटता। ऋषि का उत्तर ही दुर्गा सप्तशती है: उस देवी के सात सौ श्लोक, जो समय की आवश्यकता के अनुसार रूप धरती हैं। इसी ग्रंथ में वे कहती हैं कि विंध्य पर्वत पर निवास करेंगी; और उसी विंध्याचल में इसका पाठ जाने कब से होता आया है।",
      "शुक्ल पक्ष की अष्टमी को पुरोहित कवच, अर्गला और कीलक के साथ तेरहों अध्यायों का सस्वर पाठ करते हैं। अंतिम अध्याय के बाद नवार्ण मंत्र से हवन होता है। आपका नाम आरंभ में और फिर हवन के समय पढ़ा जाता है। भक्तों का विश्वास है कि माँ खड़े होने का साहस देती हैं और यह समझ भी कि कब खड़ा होना है। पूरे पाठ में लगभग तीन घंटे लगते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Ghat sthapana", hi: "घट स्थापना" },
      text: {
        en: "A pot is set on sown barley and the Goddess is invited with red flowers and a lamp that is kept alight.",
        hi: "जौ पर कलश स्थापित होता है और लाल फूलों तथा अखंड दीप के साथ देवी का आवाहन किया जाता है।",
      },
    },
    {
      title: { en: "Kavach, Argala, Kilak", hi: "कवच, अर्गला, कीलक" },
      text: {
        en: "The three hymns that guard and open the text are recited.",
        hi: "ग्रंथ की रक्षा करने और उसे खोलने वाले तीन स्तोत्र पढ़े जाते हैं।",
      },
    },
    {
      title: { en: "Thirteen chapters", hi: "तेरह अध्याय" },
      text: {
        en: "The seven hundred verses are read aloud without a break.",
        hi: "सात सौ श्लोकों का बिना रुके सस्वर पाठ होता है।",
      },
    },
    {
      title: { en: "Havan", hi: "हवन" },
      text: {
        en: "Offerings are made with the Navarna mantra, and two girls of the town are fed as the Goddess.",
        hi: "नवार्ण मंत्र से आहुतियाँ दी जाती हैं और नगर की दो कन्याओं को देवी मानकर भोजन कराया जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families have it read before a court date, a move or any hard decision.",
      hi: "मुक़दमे की पेशी, स्थान-परिवर्तन या किसी कठिन निर्णय से पहले परिवार यह पाठ कराते हैं।",
    },
    {
      en: "Devotees believe that the Kavach is a shelter for the whole household.",
      hi: "भक्तों का विश्वास है कि कवच का पाठ पूरे घर के लिए रक्षा है।",
    },
    {
      en: "The text itself promises that she hears whoever calls with a full heart.",
      hi: "ग्रंथ में स्वयं देवी कहती हैं कि जो सच्चे मन से पुकारे, वे उसकी सुनती हैं।",
    },
  ],
  materials: {
    en: "Red chunri, flowers, barley, coconut, homa materials and food for the kanya bhoj",
    hi: "लाल चुनरी, फूल, जौ, नारियल, हवन सामग्री और कन्या भोज",
  },
  prasad: foodPrasad({
    en: "Peda and batasha from the Goddess's plate, with a piece of the chunri",
    hi: "माँ के भोग के पेड़े और बताशे, साथ में चुनरी का एक टुकड़ा",
  }),
  faqs: [
    {
      question: { en: "Is the whole Saptashati read?", hi: "क्या पूरी सप्तशती पढ़ी जाती है?" },
      answer: {
        en: "Yes, all thirteen chapters with the hymns before and after. The full recording is in your order.",
        hi: "हाँ, आगे-पीछे के स्तोत्रों सहित तेरहों अध्याय। पूरी रिकॉर्डिंग आपके ऑर्डर में मिलती है।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "रेखा", "प्रयागराज", 14, "पूरा पाठ सुना, एक भी अध्याय छोटा नहीं किया गया। माँ की कृपा है।"),
    reviewEn(5, "Sudhir", "Varanasi", 38, "I know the text. It was read in full and with feeling."),
    reviewEn(4, "Anjali", "Delhi", 52, "A long recording, and every name in it can be heard."),
    reviewHi(3, "प्रवीण", "जबलपुर", 84, "पाठ बढ़िया था, पेड़े रास्ते में टूट गए थे।"),
    reviewEn(5, "Smita", "Mumbai", 110, "The girls' meal at the end made my day."),
  ],
});
