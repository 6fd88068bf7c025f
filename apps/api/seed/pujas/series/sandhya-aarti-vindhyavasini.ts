import { defineSeries } from "../define-series.ts";
import { foodPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const sandhyaAartiVindhyavasini = defineSeries({
  slug: "sandhya-aarti-vindhyavasini",
  title: { en: "Tuesday Sandhya Aarti at Vindhyachal", hi: "विंध्याचल में मंगलवार की संध्या आरती" },
  spoken: { devanagari: "मंगलवार संध्या आरती", latin: "Mangalvar Sandhya Aarti" },
  subtitle: {
    en: "Fifty-one wicks and a shringar of fresh flowers for the Mother",
    hi: "इक्यावन बत्तियों की आरती और माँ का पुष्प-श्रृंगार",
  },
  deities: ["durga"],
  temple: "vindhyavasini",
  purposes: ["gratitude", "protection", "peace"],
  priests: ["vindhyeshwari-mishra"],
  occasion: "tuesday-dusk",
  ritual: "aarti",
  tier: "light",
  authorisedBy: "temple_authorised",
  cutoffHours: 6,
  about: {
    en: [
      "Four times a day the doors at Vindhyachal are closed, the Mother is dressed anew, and the doors are opened again to lamps. Of these four the evening aarti is the one that the town itself comes to: shopkeepers pull down their shutters half way, children are lifted on shoulders, and for a few minutes nobody speaks.",
      "On Tuesdays you may have the shringar and the aarti offered in your family's name. Garlands of hibiscus, marigold and jasmine are brought in the afternoon; the names are read as they are put on; then fifty-one wicks in ghee are waved while the bells ring. Devotees believe that nothing need be asked at an aarti, since the Mother has seen your face by the light you brought. It is a good first offering for those who have never booked a puja before.",
    ],
    hi: [
      "विंध्याचल में दिन में चार बार पट बंद होते हैं, माँ का नया श्रृंगार होता है और दीपों के बीच पट फिर खुलते हैं। इन चारों में संध्या की आरती वह है जिसमें सारा नगर आता है: दुकानदार आधा शटर गिरा देते हैं, बच्चे कंधों पर उठा लिए जाते हैं और कुछ मिनट कोई कुछ नहीं बोलता।",
      "मंगलवार को यह श्रृंगार और आरती आप अपने परिवार के नाम से करा सकते हैं। दोपहर बाद गुड़हल, गेंदे और चमेली की मालाएँ लाई जाती हैं; पहनाते समय नाम पढ़े जाते हैं; फिर घंटियों के बीच घी की इक्यावन बत्तियों से आरती उतारी जाती है। भक्तों का विश्वास है कि आरती में कुछ माँगना नहीं पड़ता, आपके लाए प्रकाश में माँ आपका मुख देख लेती हैं। जिन्होंने पहले कभी पूजा बुक नहीं की, उनके लिए यह अच्छी शुरुआत है।",
    ],
  },
  steps: [
    {
      title: { en: "Flowers", hi: "पुष्प" },
      text: {
        en: "Fresh garlands are chosen at the market by the temple gate and offered with the names.",
        hi: "मंदिर द्वार के बाज़ार से ताज़ी मालाएँ चुनकर नाम के साथ अर्पित की जाती हैं।",
      },
    },
    {
      title: { en: "Shringar", hi: "श्रृंगार" },
      text: {
        en: "The Mother is dressed behind closed doors, with chunri, bindi and flowers.",
        hi: "बंद पटों के भीतर चुनरी, बिंदी और फूलों से माँ का श्रृंगार होता है।",
      },
    },
    {
      title: { en: "Fifty-one wicks", hi: "इक्यावन बत्तियाँ" },
      text: {
        en: "The lamp is waved seven times as the doors open and the drums begin.",
        hi: "पट खुलते और नगाड़े बजते ही सात बार आरती उतारी जाती है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees keep it as a thank-you after a safe journey or a good result.",
      hi: "सकुशल यात्रा या अच्छे परिणाम के बाद भक्त इसे धन्यवाद के रूप में कराते हैं।",
    },
    {
      en: "The light of the aarti is believed to guard the home through the week.",
      hi: "मान्यता है कि आरती की लौ सप्ताह भर घर की रक्षा करती है।",
    },
    {
      en: "Families far from home say that it brings the sound of their own town back.",
      hi: "घर से दूर बसे परिवार कहते हैं कि इससे अपने नगर की ध्वनि लौट आती है।",
    },
  ],
  materials: {
    en: "Garlands, chunri, ghee for fifty-one wicks, camphor and incense",
    hi: "मालाएँ, चुनरी, इक्यावन बत्तियों का घी, कपूर और धूप",
  },
  prasad: foodPrasad({
    en: "Peda and elaichi dana from the evening bhog",
    hi: "संध्या भोग के पेड़े और इलायची दाना",
  }),
  faqs: [
    {
      question: {
        en: "Is the aarti shown from inside the sanctum?",
        hi: "क्या आरती गर्भगृह के भीतर से दिखाई जाती है?",
      },
      answer: {
        en: "Cameras are not allowed inside. You see the offering of the garlands, the reading of the names and the aarti from the permitted place in the hall.",
        hi: "भीतर कैमरे की अनुमति नहीं है। आप माला-अर्पण, नामों का उच्चारण और मंडप के अनुमत स्थान से आरती देखते हैं।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "गीता", "मिर्ज़ापुर", 6, "बेटा बाहर रहता है, उसके नाम से कराई। ढोल की आवाज़ सुनकर वह रो पड़ा।"),
    reviewEn(4, "Alok", "Noida", 20, "A small and honest offering at a small price."),
    reviewHi(4, "संध्या", "वाराणसी", 48, "फूल ताज़े थे, नाम भी सही पढ़े। वीडियो थोड़ा छोटा है।"),
    reviewEn(5, "Preeti", "Auckland", 69, "My first online puja. Everything happened as the page said."),
  ],
});
