import { price } from "../../price.ts";
import { defineChadhaava } from "../define-chadhaava.ts";

/** Offerings at the temples of the Goddess. */
export const deviChadhaava = [
  defineChadhaava({
    slug: "shukravar-chadhaava-kolhapur",
    title: { en: "Friday offering to Ambabai", hi: "अंबाबाई को शुक्रवार का चढ़ावा" },
    spoken: { devanagari: "शुक्रवार चढ़ावा अर्पण", latin: "Shukravar Chadhava Arpan" },
    subtitle: {
      en: "A sari, lotuses and kumkum for Mahalakshmi of Kolhapur",
      hi: "कोल्हापुर की महालक्ष्मी के लिए साड़ी, कमल और कुमकुम",
    },
    deities: ["lakshmi"],
    temple: "mahalakshmi-kolhapur",
    purposes: ["prosperity", "family"],
    occasion: "friday-sunrise",
    authorisedBy: "priest_of_temple",
    cutoffHours: 8,
    about: {
      en: [
        "In Kolhapur the Goddess is dressed as a daughter of the house would be: a sari, green bangles, flowers for her hair. On Fridays the saris that families bring lie folded in baskets before her.",
        "You can send one, or simply lotuses and kumkum. The names are read while the morning's ornaments are put on.",
      ],
      hi: [
        "कोल्हापुर में देवी का शृंगार घर की बेटी की तरह होता है: साड़ी, हरी चूड़ियाँ, बालों में फूल। शुक्रवार को परिवारों की लाई साड़ियाँ डलियों में तह करके उनके सामने रखी जाती हैं।",
        "आप भी एक भेज सकते हैं, या केवल कमल और कुमकुम। सुबह के शृंगार के समय नाम पढ़े जाते हैं।",
      ],
    },
    beliefBenefits: [
      {
        en: "Married women offer kumkum here for the well-being of their homes.",
        hi: "सुहागिनें यहाँ घर की कुशलता के लिए कुमकुम चढ़ाती हैं।",
      },
      {
        en: "Shopkeepers of the town send flowers before they open on a Friday.",
        hi: "नगर के दुकानदार शुक्रवार को दुकान खोलने से पहले फूल भेजते हैं।",
      },
    ],
    offerings: ["sari", "kamal", "kumkum", "deep", "annadaan"],
    combo: {
      slug: "oti-thali",
      name: { en: "Oti: her tray", hi: "ओटी की थाली" },
      about: {
        en: "A sari with lotuses and kumkum, as the oti is filled in Maharashtra.",
        hi: "साड़ी, कमल और कुमकुम, जैसे महाराष्ट्र में ओटी भरी जाती है।",
      },
      price: price(901, 18, 17),
      holds: [
        { slug: "sari", qty: 1 },
        { slug: "kamal", qty: 1 },
        { slug: "kumkum", qty: 1 },
      ],
    },
    prasad: { en: "Kumkum, lotus seeds and sugar crystals", hi: "कुमकुम, कमलगट्टे और मिश्री" },
  }),
  defineChadhaava({
    slug: "ashtami-chadhaava-vindhyavasini",
    title: { en: "Ashtami offering at Vindhyachal", hi: "विंध्याचल में अष्टमी का चढ़ावा" },
    spoken: { devanagari: "अष्टमी चढ़ावा अर्पण", latin: "Ashtami Chadhava Arpan" },
    subtitle: {
      en: "Chunri, coconut and red hibiscus for the Mother of the hills",
      hi: "पर्वतवासिनी माँ के लिए चुनरी, नारियल और गुड़हल",
    },
    deities: ["durga"],
    temple: "vindhyavasini",
    purposes: ["protection", "obstacles"],
    occasion: "durgashtami",
    authorisedBy: "priest_of_temple",
    cutoffHours: 8,
    about: {
      en: [
        "Between the Ganga and the first of the Vindhya hills the lanes to the temple are lined with one thing: red chunris with gold at the edge. Each month, on the eighth bright day, they go in by the armful.",
        "A coconut goes with them, and a garland of hibiscus. Whoever gives meals feeds pilgrims who walk the three-cornered round of the hill.",
      ],
      hi: [
        "गंगा और विंध्य की पहली पहाड़ी के बीच मंदिर की गलियाँ एक ही चीज़ से सजी हैं: सुनहरी किनारी वाली लाल चुनरियाँ। हर महीने शुक्ल अष्टमी को वे भर-भर बाँहें भीतर जाती हैं।",
        "साथ में नारियल होता है और गुड़हल की माला। जो भोजन देते हैं, उससे त्रिकोण परिक्रमा करने वाले यात्री भोजन पाते हैं।",
      ],
    },
    beliefBenefits: [
      {
        en: "The Mother of Vindhyachal is asked to stand guard over those who leave home.",
        hi: "विंध्याचल की माँ से घर से निकलने वालों की रखवाली माँगी जाती है।",
      },
      {
        en: "A chunri is often promised in hard days and brought in better ones.",
        hi: "चुनरी प्रायः कठिन दिनों में मानी और अच्छे दिनों में चढ़ाई जाती है।",
      },
    ],
    offerings: ["chunri", "nariyal", "gudhal", "deep", "annadaan"],
    combo: {
      slug: "mata-thali",
      name: { en: "Tray for the Mother", hi: "माता की थाली" },
      about: {
        en: "A chunri, a coconut and a garland, as they are carried in.",
        hi: "चुनरी, नारियल और माला, जैसे वे साथ ले जाए जाते हैं।",
      },
      price: price(411, 11, 11),
      holds: [
        { slug: "chunri", qty: 1 },
        { slug: "nariyal", qty: 1 },
        { slug: "gudhal", qty: 1 },
      ],
    },
    prasad: { en: "Kumkum, a thread for the wrist and elaichi dana", hi: "कुमकुम, कलावा और इलायची दाना" },
  }),
  defineChadhaava({
    slug: "mangalvar-chadhaava-kamakhya",
    title: { en: "Tuesday offering at Kamakhya", hi: "कामाख्या में मंगलवार का चढ़ावा" },
    spoken: { devanagari: "मंगलवार चढ़ावा अर्पण", latin: "Mangalvar Chadhava Arpan" },
    subtitle: {
      en: "Hibiscus and red cloth on the hill of Nilachal",
      hi: "नीलाचल पर गुड़हल और लाल वस्त्र",
    },
    deities: ["durga", "kali"],
    temple: "kamakhya",
    purposes: ["protection", "health"],
    occasion: "tuesday-sunrise",
    authorisedBy: "priest_of_temple",
    cutoffHours: 10,
    about: {
      en: [
        "No image stands in the sanctum of Kamakhya, only rock and the water of a spring. What people bring is laid on the stone itself: hibiscus above all, red cloth, sindoor.",
        "Tuesday and Saturday are the days of the Goddess in Assam. Lamps are lit along the steps, where the names that you give are read.",
      ],
      hi: [
        "कामाख्या के गर्भगृह में कोई प्रतिमा नहीं, केवल शिला और एक सोते का जल है। लोग जो लाते हैं वह उसी शिला पर चढ़ता है: सबसे बढ़कर गुड़हल, फिर लाल वस्त्र और सिंदूर।",
        "असम में मंगलवार और शनिवार देवी के दिन हैं। सीढ़ियों पर दीप जलते हैं, वहीं आपके दिए नाम पढ़े जाते हैं।",
      ],
    },
    beliefBenefits: [
      {
        en: "Devotees of Assam ask here for the health of mothers and children.",
        hi: "असम के भक्त यहाँ माताओं और बच्चों के आरोग्य की प्रार्थना करते हैं।",
      },
      {
        en: "Hibiscus is called the flower that she never sends back.",
        hi: "गुड़हल वह फूल कहा जाता है जिसे देवी कभी नहीं लौटातीं।",
      },
    ],
    offerings: ["gudhal", "chunri", "kumkum", "nariyal", "deep"],
    combo: {
      slug: "nilachal-thali",
      name: { en: "Tray of Nilachal", hi: "नीलाचल की थाली" },
      about: { en: "Hibiscus, red cloth and kumkum.", hi: "गुड़हल, लाल वस्त्र और कुमकुम।" },
      price: price(451, 11, 11),
      holds: [
        { slug: "gudhal", qty: 1 },
        { slug: "chunri", qty: 1 },
        { slug: "kumkum", qty: 1 },
      ],
    },
    prasad: { en: "Sindoor and a piece of red cloth", hi: "सिंदूर और लाल वस्त्र का टुकड़ा" },
  }),
  defineChadhaava({
    slug: "amavasya-chadhaava-kalighat",
    title: { en: "Amavasya offering at Kalighat", hi: "कालीघाट में अमावस्या का चढ़ावा" },
    spoken: { devanagari: "अमावस्या चढ़ावा अर्पण", latin: "Amavasya Chadhava Arpan" },
    subtitle: {
      en: "Red garlands and sandesh for Dakshina Kali, by night",
      hi: "दक्षिणा काली के लिए रात में लाल मालाएँ और संदेश",
    },
    deities: ["kali"],
    temple: "kalighat-kolkata",
    purposes: ["obstacles", "protection"],
    occasion: "amavasya-night",
    authorisedBy: "independent_priest",
    cutoffHours: 8,
    about: {
      en: [
        "On the dark night of the month the stalls along the Adi Ganga stay open late. Garlands of hibiscus hang in rows, sandesh is weighed out in paper boxes, and the queue moves towards the three great eyes of the Mother.",
        "Bengal calls her Ma and speaks to her plainly. You may do the same: give a name, choose a garland, say what you wish to lay down.",
      ],
      hi: [
        "महीने की सबसे अँधेरी रात को आदि गंगा के किनारे की दुकानें देर तक खुली रहती हैं। गुड़हल की मालाएँ क़तारों में टँगी होती हैं, काग़ज़ के डिब्बों में संदेश तुलते हैं और क़तार माँ के तीन विशाल नेत्रों की ओर बढ़ती है।",
        "बंगाल उन्हें माँ कहता है और उनसे सीधी बात करता है। आप भी वैसा ही करें: एक नाम दें, एक माला चुनें और जो छोड़ना हो वह कह दें।",
      ],
    },
    beliefBenefits: [
      {
        en: "The Mother is asked to take away what frightens us.",
        hi: "माँ से प्रार्थना की जाती है कि जो डराता है उसे वे हर लें।",
      },
      {
        en: "Students and workers of the city stop here on the way to something difficult.",
        hi: "नगर के विद्यार्थी और कामगार किसी कठिन काम पर जाते हुए यहाँ रुकते हैं।",
      },
    ],
    offerings: ["gudhal", "sandesh", "nariyal", "chunri", "deep"],
    combo: {
      slug: "ma-thali",
      name: { en: "Tray for Ma", hi: "माँ की थाली" },
      about: { en: "A garland, sandesh and eleven lamps.", hi: "माला, संदेश और ग्यारह दीप।" },
      price: price(551, 13, 13),
      holds: [
        { slug: "gudhal", qty: 1 },
        { slug: "sandesh", qty: 1 },
        { slug: "deep", qty: 1 },
      ],
    },
    prasad: { en: "Sindoor, batasha and a dried petal", hi: "सिंदूर, बताशे और एक सूखी पंखुड़ी" },
  }),
];
