import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const atharvashirshaPathSiddhivinayak = defineSeries({
  slug: "atharvashirsha-path-siddhivinayak",
  title: { en: "Ganapati Atharvashirsha Path on Tuesday", hi: "मंगलवार का गणपति अथर्वशीर्ष पाठ" },
  spoken: { devanagari: "मंगलवार गणपति अथर्वशीर्ष पाठ", latin: "Mangalvar Ganapati Atharvashirsha Path" },
  subtitle: {
    en: "Eleven readings for a fresh start, before the city wakes",
    hi: "नगर के जागने से पहले, नई शुरुआत के लिए ग्यारह पाठ",
  },
  deities: ["ganesha"],
  temple: "siddhivinayak-mumbai",
  purposes: ["learning", "obstacles"],
  priests: ["gajanan-phadke"],
  occasion: "tuesday-sunrise",
  ritual: "path",
  tier: "light",
  authorisedBy: "priest_of_temple",
  cutoffHours: 10,
  about: {
    en: [
      "“You are speech, you are consciousness; you are earth, water, fire, air and sky.” The Ganapati Atharvashirsha speaks to Ganesha as to someone sitting across the room. It takes five minutes to say and years to understand, and children in Maharashtra learn it before they can read. On Tuesdays the lanes round Siddhivinayak hum with it from before dawn.",
      "The priest reads it eleven times in your name, clearly enough to learn from, and closes with its phala shruti, the verses on what the hymn is for. He then offers durva and jaggery. Parents book it for the first day of school or the morning of an examination, and grown children for the first day in a new post. Devotees believe that Ganesha gives steadiness of mind rather than answers; the studying remains ours.",
    ],
    hi: [
      "“आप ही वाणी हैं, आप ही चेतना; आप ही पृथ्वी, जल, अग्नि, वायु और आकाश हैं।” गणपति अथर्वशीर्ष गणेश जी से ऐसे बात करता है जैसे वे सामने ही बैठे हों। इसे बोलने में पाँच मिनट लगते हैं और समझने में वर्षों; महाराष्ट्र के बच्चे पढ़ना सीखने से पहले इसे याद कर लेते हैं। मंगलवार को सिद्धिविनायक की गलियाँ भोर से पहले इसी से गूँजती हैं।",
      "पुरोहित आपके नाम से इसका ग्यारह बार पाठ करते हैं, इतना स्पष्ट कि सुनकर सीखा जा सके, और अंत में फलश्रुति पढ़ते हैं। फिर दूर्वा और गुड़ अर्पित होता है। माता-पिता इसे स्कूल के पहले दिन या परीक्षा की सुबह के लिए कराते हैं और बड़े बच्चे नई नौकरी के पहले दिन के लिए। भक्तों का विश्वास है कि गणेश जी उत्तर नहीं, मन की स्थिरता देते हैं; पढ़ना तो हमें ही होता है।",
    ],
  },
  steps: [
    {
      title: { en: "Shanti mantra", hi: "शांति मंत्र" },
      text: {
        en: "The reading opens with the peace verse, “Om bhadram karnebhih”.",
        hi: "पाठ का आरंभ “ॐ भद्रं कर्णेभिः” शांति मंत्र से होता है।",
      },
    },
    {
      title: { en: "Eleven readings", hi: "ग्यारह पाठ" },
      text: {
        en: "Two priests read in turn, the second repeating after the first.",
        hi: "दो पुरोहित बारी-बारी से पढ़ते हैं, दूसरा पहले के पीछे दोहराता है।",
      },
    },
    {
      title: { en: "Durva and jaggery", hi: "दूर्वा और गुड़" },
      text: {
        en: "Durva is offered for a cool head, jaggery for a sweet tongue.",
        hi: "शांत मन के लिए दूर्वा और मीठी वाणी के लिए गुड़ अर्पित होता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "By tradition the hymn is read at the start of any study or enterprise.",
      hi: "परंपरा में किसी भी अध्ययन या काम के आरंभ में यह पाठ होता है।",
    },
    {
      en: "Devotees believe that it gathers a scattered mind.",
      hi: "भक्तों का विश्वास है कि यह बिखरे मन को समेटता है।",
    },
    {
      en: "Children enjoy hearing their own name before it begins.",
      hi: "पाठ से पहले अपना नाम सुनकर बच्चे बहुत प्रसन्न होते हैं।",
    },
  ],
  materials: {
    en: "Durva, jaggery, red flowers, incense and a lamp",
    hi: "दूर्वा, गुड़, लाल फूल, धूप और दीप",
  },
  prasad: dryPrasad({
    en: "Jaggery, sindoor and a printed Atharvashirsha with meaning",
    hi: "गुड़, सिंदूर और अर्थ सहित छपा अथर्वशीर्ष",
  }),
  faqs: [
    {
      question: {
        en: "Can the child's school or class be mentioned?",
        hi: "क्या बच्चे की कक्षा या परीक्षा का नाम लिया जा सकता है?",
      },
      answer: {
        en: "Write it in the wish, and choose whether the wish is read aloud or kept silent.",
        hi: "मनोकामना में लिखें और चुनें कि वह बोलकर पढ़ी जाए या मौन रखी जाए।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Neha", "Thane", 10, "My son hums along with the recording now. Worth it for that."),
    reviewHi(5, "अर्चना", "नागपुर", 24, "उच्चारण इतना साफ़ कि बच्चों ने सुनकर सीख लिया।"),
    reviewEn(4, "Girish", "Dallas", 45, "Well read. Eleven rounds is just right for a breakfast table."),
    reviewHi(3, "तुषार", "पुणे", 77, "पाठ अच्छा, पर पुस्तिका मराठी में आई, हिन्दी माँगी थी।"),
  ],
});
