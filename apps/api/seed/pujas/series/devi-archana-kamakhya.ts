import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const deviArchanaKamakhya = defineSeries({
  slug: "devi-archana-kamakhya",
  title: { en: "Devi Archana at Kamakhya", hi: "कामाख्या में देवी अर्चना" },
  spoken: { devanagari: "देवी अर्चना", latin: "Devi Archana" },
  subtitle: {
    en: "108 red hibiscus on Nilachal hill, on Friday mornings",
    hi: "शुक्रवार की सुबह नीलाचल पर 108 लाल गुड़हल",
  },
  deities: ["durga"],
  temple: "kamakhya",
  purposes: ["family", "gratitude", "prosperity"],
  priests: ["nilachal-sarma"],
  occasion: "friday-sunrise",
  ritual: "archana",
  act: "springArchana",
  tier: "middle",
  authorisedBy: "priest_of_temple",
  cutoffHours: 12,
  about: {
    en: [
      "There is no image at Kamakhya. Steps lead down into the dark of the sanctum, to a cleft in the rock that a spring keeps wet, and there the Mother is worshipped as the source of all that is born. In June the doors close for three days, for the earth is resting; when they open again people carry home a shred of red cloth.",
      "On Friday mornings the priest offers her one hundred and eight red hibiscus flowers, which grow all over the hill, each with one of her names. Vermilion, a lamp of mustard oil and areca nuts on a betel leaf complete the offering, in the way of Assam. Your name and gotra are spoken at the head of the steps before he goes down. Devotees believe that Kamakhya hears the wishes of couples and of those who begin a home.",
    ],
    hi: [
      "कामाख्या में कोई प्रतिमा नहीं है। सीढ़ियाँ गर्भगृह के अँधेरे में उतरती हैं, जहाँ एक शिला सोते के जल से सदा भीगी रहती है; वहीं माँ को समस्त सृष्टि की जननी मानकर पूजा जाता है। जून में तीन दिन पट बंद रहते हैं, क्योंकि माना जाता है कि धरती विश्राम करती है; पट खुलने पर लोग लाल वस्त्र का टुकड़ा घर ले जाते हैं।",
      "शुक्रवार की सुबह पुरोहित माँ को एक सौ आठ लाल गुड़हल चढ़ाते हैं, जो इसी पर्वत पर खिलते हैं, हर फूल के साथ उनका एक नाम। असम की रीति से सिंदूर, सरसों के तेल का दीप और पान पर सुपारी से पूजा पूर्ण होती है। सीढ़ियाँ उतरने से पहले आपका नाम और गोत्र बोला जाता है। भक्तों का विश्वास है कि माँ कामाख्या दंपतियों की और नया घर बसाने वालों की मनोकामना सुनती हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Saubhagya Kund", hi: "सौभाग्य कुंड" },
      text: {
        en: "Water is drawn from the tank beside the temple for the worship.",
        hi: "पूजा के लिए मंदिर के पास के सौभाग्य कुंड से जल लिया जाता है।",
      },
    },
    {
      title: { en: "108 hibiscus", hi: "108 गुड़हल" },
      text: {
        en: "A flower is offered with each name of the Goddess, in the hall before the sanctum.",
        hi: "गर्भगृह के सामने के मंडप में देवी के हर नाम पर एक फूल अर्पित होता है।",
      },
    },
    {
      title: { en: "Vermilion and betel", hi: "सिंदूर और पान" },
      text: {
        en: "Sindoor, betel leaf and areca nut are taken down to the Mother by the priest.",
        hi: "सिंदूर, पान और सुपारी पुरोहित नीचे माँ के पास ले जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Couples pray here for closeness and for a family of their own.",
      hi: "दंपती यहाँ आपसी निकटता और अपने परिवार की कामना करते हैं।",
    },
    {
      en: "Devotees believe that the Mother gives strength to women above all.",
      hi: "भक्तों का विश्वास है कि माँ विशेषकर स्त्रियों को शक्ति देती हैं।",
    },
    {
      en: "A Friday offering is a customary way to thank her for a wish fulfilled.",
      hi: "मनोकामना पूरी होने पर शुक्रवार की अर्चना धन्यवाद देने की रीति है।",
    },
  ],
  materials: {
    en: "108 hibiscus, vermilion, betel leaves, mustard oil lamp and incense",
    hi: "108 गुड़हल, सिंदूर, पान के पत्ते, सरसों के तेल का दीप और धूप",
  },
  prasad: dryPrasad({
    en: "Sindoor, a strip of red cloth touched to the altar, and dry coconut",
    hi: "सिंदूर, वेदी से स्पर्श कराया लाल वस्त्र और सूखा नारियल",
  }),
  faqs: [
    {
      question: { en: "Is any animal offered in this puja?", hi: "क्या इस पूजा में बलि दी जाती है?" },
      answer: {
        en: "No. This archana is of flowers, vermilion and lamps only.",
        hi: "नहीं। इस अर्चना में केवल फूल, सिंदूर और दीप अर्पित होते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Mitali", "Guwahati", 13, "The pronunciation is ours, and the hibiscus were so fresh."),
    reviewHi(4, "श्वेता", "दिल्ली", 34, "लाल वस्त्र और सिंदूर सँभालकर रखा है। पैकिंग अच्छी थी।"),
    reviewEn(4, "Debashish", "Kolkata", 60, "Nice. The sanctum is not shown, which they say beforehand."),
    reviewEn(3, "Shruti", "Chicago", 91, "The puja was good, the parcel needed twenty-six days."),
  ],
});
