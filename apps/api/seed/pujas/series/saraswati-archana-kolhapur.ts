import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const saraswatiArchanaKolhapur = defineSeries({
  slug: "saraswati-archana-kolhapur",
  title: { en: "Saraswati Archana for Students", hi: "विद्यार्थियों के लिए सरस्वती अर्चना" },
  spoken: { devanagari: "सरस्वती अर्चना", latin: "Saraswati Archana" },
  subtitle: {
    en: "At the Mahasaraswati shrine of Kolhapur, on Shukla Panchami",
    hi: "शुक्ल पंचमी पर कोल्हापुर के महासरस्वती मंदिर में",
  },
  deities: ["saraswati"],
  temple: "mahalakshmi-kolhapur",
  purposes: ["learning", "gratitude"],
  priests: ["madhav-munishwar"],
  occasion: "shukla-panchami",
  ritual: "archana",
  tier: "light",
  authorisedBy: "temple_authorised",
  cutoffHours: 10,
  about: {
    en: [
      "In the great temple of Kolhapur the Mother stands between two of her own forms: Mahakali on one side, Mahasaraswati on the other. Pilgrims hurry past to Ambabai, and so the shrine of Saraswati is a quiet place, in which school children leave pens on the sill before examinations.",
      "On the fifth tithi of the bright half, the one that Vasant Panchami belongs to, her one hundred and eight names are said with white flowers. Honey is offered for the voice, and a slate on which the priest writes “Om Aim”. The student's name is read first, then the parents'. You may put the subject or the art into the wish: mathematics, the tabla, a first word. Devotees believe that Saraswati comes where there is practice. What she gives is joy in learning; marks are a matter of work.",
    ],
    hi: [
      "कोल्हापुर के महामंदिर में माँ अपने ही दो रूपों के बीच विराजती हैं: एक ओर महाकाली, दूसरी ओर महासरस्वती। श्रद्धालु अंबाबाई के दर्शन को तेज़ी से बढ़ जाते हैं, इसलिए सरस्वती का स्थान शांत रहता है, जहाँ बच्चे परीक्षा से पहले चौखट पर अपनी क़लम रख जाते हैं।",
      "शुक्ल पक्ष की पंचमी को, जो वसंत पंचमी की भी तिथि है, श्वेत फूलों के साथ उनके एक सौ आठ नाम बोले जाते हैं। वाणी के लिए शहद अर्पित होता है और एक स्लेट, जिस पर पुरोहित “ॐ ऐं” लिखते हैं। पहले विद्यार्थी का नाम पढ़ा जाता है, फिर माता-पिता का। मनोकामना में विषय या कला लिख सकते हैं: गणित, तबला या पहला अक्षर। भक्तों का विश्वास है कि जहाँ अभ्यास हो, वहीं सरस्वती आती हैं। वे सीखने का आनंद देती हैं; अंक तो मेहनत से आते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Books and pens", hi: "पुस्तक और क़लम" },
      text: {
        en: "A new notebook and a pen are placed before the Goddess for each student.",
        hi: "हर विद्यार्थी के लिए एक नई कॉपी और क़लम देवी के सामने रखी जाती है।",
      },
    },
    {
      title: { en: "One hundred and eight names", hi: "एक सौ आठ नाम" },
      text: {
        en: "White flowers are offered with each name of Saraswati.",
        hi: "सरस्वती के हर नाम पर श्वेत फूल अर्पित होता है।",
      },
    },
    {
      title: { en: "Honey and slate", hi: "शहद और स्लेट" },
      text: {
        en: "Honey is offered, the seed mantra is written on a slate, and the Saraswati Vandana is sung.",
        hi: "शहद अर्पित होता है, स्लेट पर बीज मंत्र लिखा जाता है और सरस्वती वंदना गाई जाती है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Parents offer it for attention and a love of study.",
      hi: "माता-पिता एकाग्रता और पढ़ाई में रुचि के लिए यह अर्चना कराते हैं।",
    },
    {
      en: "Singers and writers ask for a clear voice.",
      hi: "गायक और लेखक निर्मल वाणी माँगते हैं।",
    },
    {
      en: "By custom a child's first letters are written after this worship.",
      hi: "परंपरा में इस पूजा के बाद बच्चे से पहला अक्षर लिखवाया जाता है।",
    },
  ],
  materials: {
    en: "White flowers, honey, a slate, notebooks and pens for children of the town",
    hi: "श्वेत फूल, शहद, स्लेट और नगर के बच्चों के लिए कॉपी-क़लम",
  },
  prasad: dryPrasad({
    en: "A pen kept at her feet, white sandal and mishri",
    hi: "चरणों में रखी क़लम, श्वेत चंदन और मिश्री",
  }),
  faqs: [
    {
      question: {
        en: "Is it too late for an exam next week?",
        hi: "क्या अगले सप्ताह की परीक्षा के लिए देर हो गई है?",
      },
      answer: {
        en: "The archana is kept on its tithi, which may fall after the examination. Your child loses nothing by that; choose the date that suits you, or the Tuesday path for Ganesha.",
        hi: "अर्चना अपनी तिथि पर ही होती है, जो परीक्षा के बाद भी पड़ सकती है। इससे बच्चे का कुछ नहीं बिगड़ता; सुविधा की तिथि चुनें या गणेश जी का मंगलवार का पाठ।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Anagha",
      "Sangli",
      28,
      "My daughter uses only that pen now. The notebooks going to other children is a kind touch.",
    ),
    reviewHi(4, "प्रीति", "भोपाल", 56, "बेटे का नाम और कक्षा, दोनों पढ़े गए।"),
    reviewEn(
      4,
      "Karthik",
      "Salem",
      87,
      "Short and sweet. I would have liked the vandana with words on screen.",
    ),
    reviewHi(5, "रश्मि", "नाशिक", 116, "माँ सरस्वती का शांत मंदिर पहली बार देखा।"),
  ],
});
