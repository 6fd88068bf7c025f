import { defineSeries } from "../define-series.ts";
import { foodPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipSundarkandHanumanGarhi = defineSeries({
  slug: "vip-sundarkand-hanuman-garhi",
  title: { en: "VIP Live Sundarkand from Ayodhya", hi: "VIP सुंदरकांड, अयोध्या से सीधे" },
  spoken: { devanagari: "सुंदरकांड पाठ", latin: "Sundarkand Path" },
  subtitle: {
    en: "Five singers, two hours, and your living room on the other end of the call",
    hi: "पाँच गायक, दो घंटे, और कॉल के दूसरी ओर आपका घर",
  },
  deities: ["hanuman", "rama"],
  temple: "hanuman-garhi-ayodhya",
  purposes: ["protection", "gratitude", "family"],
  priests: ["raghuvar-das", "anjani-pathak"],
  occasion: "saturday-dusk",
  ritual: "path",
  act: "singing",
  tier: "vip",
  authorisedBy: "temple_authorised",
  isVip: true,
  cutoffHours: 10,
  capacity: { seats: 4 },
  about: {
    en: [
      "A Sundarkand at home used to mean moving the furniture, spreading sheets, asking the neighbours and cooking for forty. Families who live in flats, or in Leicester, miss it. On Saturday evenings five singers sit down in Ayodhya for your family only, and you sit down wherever you are, with the book or the captions before you.",
      "They begin with your names and with the verse you choose to open with; most take “Mangal bhavan amangal haari”. The tempo is kept slow enough to join in. In the pauses the lead singer says in two sentences what is happening, for the children. After two hours come the Chalisa and the aarti, and you wave your own lamp with theirs. Devotees believe that Hanuman comes unseen to hear; keep a seat for him, as they do in Ayodhya.",
    ],
    hi: [
      "घर पर सुंदरकांड का अर्थ था फ़र्नीचर हटाना, चादरें बिछाना, पड़ोसियों को बुलाना और चालीस लोगों का भोजन बनाना। फ़्लैटों में, या लेस्टर में रहने वाले परिवारों को यह याद आता है। शनिवार की संध्या पाँच गायक केवल आपके परिवार के लिए अयोध्या में बैठते हैं और आप जहाँ हों वहीं, पोथी या कैप्शन सामने रखकर।",
      "आरंभ आपके नामों से और उस चौपाई से होता है जो आप चुनें; अधिकतर लोग “मंगल भवन अमंगल हारी” चुनते हैं। लय इतनी धीमी रहती है कि साथ गाया जा सके। बीच-बीच में मुख्य गायक बच्चों के लिए दो वाक्यों में प्रसंग बताते हैं। दो घंटे बाद चालीसा और आरती, और उनके साथ आप अपना दीप घुमाते हैं। भक्तों का विश्वास है कि हनुमान जी अदृश्य रूप में सुनने आते हैं; अयोध्या की तरह उनके लिए एक आसन रखिए।",
    ],
  },
  steps: [
    {
      title: { en: "A seat for Hanuman", hi: "हनुमान जी का आसन" },
      text: {
        en: "A red seat is spread in Ayodhya and, if you like, in your home.",
        hi: "अयोध्या में लाल आसन बिछता है और चाहें तो आपके घर में भी।",
      },
    },
    {
      title: { en: "Sundarkand together", hi: "साथ-साथ सुंदरकांड" },
      text: {
        en: "The whole book is sung, with captions and short words for the children.",
        hi: "कैप्शन और बच्चों के लिए छोटी टिप्पणियों के साथ पूरा कांड गाया जाता है।",
      },
    },
    {
      title: { en: "Chalisa", hi: "चालीसा" },
      text: {
        en: "Everyone on the call sings the Chalisa; microphones are open.",
        hi: "कॉल पर सब मिलकर चालीसा गाते हैं; सबके माइक खुले रहते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families far apart sit down together for one evening.",
      hi: "दूर-दूर बसे परिवार एक संध्या साथ बैठते हैं।",
    },
    {
      en: "Devotees believe that the Sundarkand leaves courage in a house.",
      hi: "भक्तों का विश्वास है कि सुंदरकांड घर में साहस छोड़ जाता है।",
    },
    {
      en: "It is a customary thank-you for a recovery, a post or a new home.",
      hi: "स्वास्थ्य-लाभ, नौकरी या नए घर पर धन्यवाद के रूप में इसे कराने की परंपरा है।",
    },
  ],
  materials: {
    en: "Five singers with harmonium, dholak and manjira, sindoor, flowers and bhog",
    hi: "हारमोनियम, ढोलक और मंजीरे सहित पाँच गायक, सिंदूर, फूल और भोग",
  },
  prasad: foodPrasad(
    {
      en: "Besan laddus of Hanuman Garhi, sindoor and a printed Sundarkand",
      hi: "हनुमान गढ़ी के बेसन के लड्डू, सिंदूर और छपा हुआ सुंदरकांड",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "How many people may join the call?", hi: "कॉल पर कितने लोग जुड़ सकते हैं?" },
      answer: {
        en: "Up to twenty-five screens, in as many places. The package counts only the names that are read in the sankalp.",
        hi: "पच्चीस स्क्रीन तक, चाहे जितनी जगहों से। पैकेज में केवल संकल्प के नाम गिने जाते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Hitesh",
      "Leicester",
      14,
      "Three cities, four generations, one Chalisa. My nephew asks when the next one is.",
    ),
    reviewHi(5, "रमा", "गोरखपुर", 47, "घर बैठे अयोध्या पहुँच गए। मुख्य गायक बहुत विनम्र हैं।"),
    reviewEn(
      4,
      "Karan",
      "Bengaluru",
      75,
      "There is half a second of delay when singing along; one gets used to it.",
    ),
    reviewHi(4, "सुमन", "दिल्ली", 117, "बच्चों के लिए जो समझाते हैं, वह बहुत अच्छा है।"),
  ],
});
