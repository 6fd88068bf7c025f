import { defineSeries } from "../define-series.ts";
import { foodPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const satyanarayanKathaKashi = defineSeries({
  slug: "satyanarayan-katha-kashi",
  title: { en: "Satyanarayan Katha on Purnima, Kashi", hi: "काशी में पूर्णिमा की सत्यनारायण कथा" },
  spoken: { devanagari: "पूर्णिमा सत्यनारायण कथा", latin: "Purnima Satyanarayan Katha" },
  subtitle: {
    en: "Puja and the five chapters, on a house terrace above the Ganga",
    hi: "गंगा किनारे की छत पर पूजा और पाँचों अध्याय",
  },
  deities: ["vishnu", "lakshmi"],
  temple: "kashi-vishwanath",
  purposes: ["gratitude", "prosperity", "family"],
  priests: ["somnath-dwivedi"],
  occasion: "purnima-dusk",
  ritual: "katha",
  tier: "standard",
  authorisedBy: "independent_priest",
  payLater: true,
  cutoffHours: 6,
  about: {
    en: [
      "A woodcutter, a poor Brahmin, a merchant who forgets his promise, a daughter who runs to the shore before the story is over: everybody in India knows these people. The Satyanarayan Katha comes from the Skanda Purana and says one thing five times, that truth kept in daily life is itself worship. It is heard for a new house, a wedding, a birth, a first salary, or on the full moon for no reason at all.",
      "In Kashi an independent priest holds it on a terrace above the ghats as the full moon rises over the far bank. The puja comes first, with banana leaves, a kalash and shaligram; then the five chapters in clear Hindi, with every name read at the start and again before the prasad. Devotees believe that whoever hears it to the end, and shares the prasad, takes contentment home.",
    ],
    hi: [
      "लकड़हारा, निर्धन ब्राह्मण, वचन भूलने वाला साधु वणिक, कथा पूरी होने से पहले तट की ओर दौड़ पड़ी बेटी: इन सबको भारत में कौन नहीं जानता। सत्यनारायण की कथा स्कंद पुराण से है और पाँच बार एक ही बात कहती है, कि रोज़ के जीवन में निभाया गया सत्य ही पूजा है। नए घर, विवाह, जन्म, पहले वेतन पर, या यूँ ही पूर्णिमा को लोग इसे सुनते हैं।",
      "काशी में एक स्वतंत्र पुरोहित घाटों के ऊपर एक छत पर इसे कहते हैं, जब उस पार से पूरा चाँद उगता है। पहले केले के पत्तों, कलश और शालिग्राम के साथ पूजा; फिर सरल हिन्दी में पाँचों अध्याय। हर नाम आरंभ में और प्रसाद से पहले एक बार फिर पढ़ा जाता है। भक्तों का विश्वास है कि जो इसे अंत तक सुने और प्रसाद बाँटे, वह संतोष लेकर घर लौटता है।",
    ],
  },
  steps: [
    {
      title: { en: "Puja", hi: "पूजन" },
      text: {
        en: "Ganesha, the nine grahas and the shaligram are worshipped under an arch of banana leaves.",
        hi: "केले के पत्तों के मंडप में गणेश जी, नवग्रह और शालिग्राम की पूजा होती है।",
      },
    },
    {
      title: { en: "Five chapters", hi: "पाँच अध्याय" },
      text: {
        en: "The story is told in Hindi, with a conch blown after each chapter.",
        hi: "कथा हिन्दी में कही जाती है और हर अध्याय के बाद शंख बजता है।",
      },
    },
    {
      title: { en: "Panjiri and panchamrit", hi: "पंजीरी और पंचामृत" },
      text: {
        en: "Bhog is offered with tulsi, and shared with all who pass by on the ghat.",
        hi: "तुलसी के साथ भोग लगता है और घाट से गुज़रते लोगों में बाँटा जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families hear it to give thanks for a wish fulfilled.",
      hi: "मनोकामना पूरी होने पर परिवार धन्यवाद के लिए यह कथा सुनते हैं।",
    },
    {
      en: "Devotees believe that it brings contentment, the root of plenty.",
      hi: "भक्तों का विश्वास है कि इससे संतोष आता है, जो समृद्धि की जड़ है।",
    },
    {
      en: "It is the customary blessing on a new home or a marriage.",
      hi: "नए घर या विवाह पर इसे शुभ मानने की परंपरा है।",
    },
  ],
  materials: {
    en: "Banana leaves, kalash, panjiri, panchamrit, tulsi, fruit and lamps",
    hi: "केले के पत्ते, कलश, पंजीरी, पंचामृत, तुलसी, फल और दीप",
  },
  prasad: foodPrasad({
    en: "Panjiri with dry fruit and a tulsi leaf, sealed the same night",
    hi: "मेवे वाली पंजीरी और तुलसी दल, उसी रात सीलबंद",
  }),
  faqs: [
    {
      question: { en: "In which language is the katha told?", hi: "कथा किस भाषा में कही जाती है?" },
      answer: {
        en: "The mantras are Sanskrit, the story is told in simple Hindi, and the recording has English captions.",
        hi: "मंत्र संस्कृत में होते हैं, कथा सरल हिन्दी में कही जाती है और रिकॉर्डिंग में अंग्रेज़ी कैप्शन भी हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Nandini",
      "Bengaluru",
      23,
      "We have no pandit near us. Four generations listened together on one screen.",
    ),
    reviewHi(5, "श्यामलाल", "बनारस", 37, "घाट की छत, चाँद और कथा, और क्या चाहिए।"),
    reviewHi(4, "अंजू", "कोटा", 53, "कथा बहुत सुंदर, पंजीरी थोड़ी कम थी।"),
    reviewEn(4, "Rahul", "Seattle", 81, "English captions are a blessing for our kids."),
    reviewEn(
      3,
      "Poonam",
      "Chandigarh",
      112,
      "Started twenty minutes late because of rain, and they told us by message.",
    ),
  ],
});
