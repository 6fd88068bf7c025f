import { defineSeries } from "../define-series.ts";
import { foodPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const sundarkandPathHanumanGarhi = defineSeries({
  slug: "sundarkand-path-hanuman-garhi",
  title: { en: "Sundarkand Path at Hanuman Garhi", hi: "हनुमान गढ़ी में सुंदरकांड पाठ" },
  spoken: { devanagari: "सुंदरकांड पाठ", latin: "Sundarkand Path" },
  subtitle: {
    en: "Sung with harmonium and dholak in Ayodhya, on Tuesday evenings",
    hi: "अयोध्या में मंगलवार की संध्या, हारमोनियम और ढोलक के साथ",
  },
  deities: ["hanuman", "rama"],
  temple: "hanuman-garhi-ayodhya",
  purposes: ["protection", "obstacles", "peace"],
  priests: ["raghuvar-das", "anjani-pathak"],
  occasion: "tuesday-dusk",
  ritual: "path",
  tier: "simple",
  authorisedBy: "temple_authorised",
  payLater: true,
  cutoffHours: 6,
  about: {
    en: [
      "Sundarkand is the part of Tulsidas's Ramcharitmanas in which all seems lost and one messenger goes anyway. Hanuman crosses the sea, finds Sita under the ashoka tree, gives her Rama's ring and comes home to say so. In north Indian homes it is sung when someone is ill, when a verdict is awaited, or simply on Tuesdays.",
      "At Hanuman Garhi a group of singers takes about two hours over it, with harmonium and dholak, and the old melodies of Ayodhya. Your name is read before the first doha. At the verse where Hanuman grows to his full size a lamp is raised, and all present call his name. Devotees believe that Sundarkand reminds a person of strength that had been forgotten, as Jambavan reminded Hanuman. You may sing along at home: the whole text is in the recording's captions.",
    ],
    hi: [
      "सुंदरकांड तुलसीदास जी के रामचरितमानस का वह भाग है जिसमें सब कुछ खोया लगता है और फिर भी एक दूत चल पड़ता है। हनुमान जी समुद्र लाँघते हैं, अशोक के नीचे सीता जी को खोजते हैं, श्रीराम की मुद्रिका देते हैं और लौटकर समाचार सुनाते हैं। उत्तर भारत के घरों में बीमारी में, किसी निर्णय की प्रतीक्षा में, या बस मंगलवार को इसका पाठ होता है।",
      "हनुमान गढ़ी में गायकों की मंडली हारमोनियम और ढोलक के साथ, अयोध्या की पुरानी धुनों में, लगभग दो घंटे में इसे पूरा करती है। पहले दोहे से पूर्व आपका नाम पढ़ा जाता है। जहाँ हनुमान जी विशाल रूप धरते हैं, वहाँ दीप उठाया जाता है और सब जयघोष करते हैं। भक्तों का विश्वास है कि सुंदरकांड मनुष्य को उसका भूला हुआ बल याद दिलाता है, जैसे जामवंत ने हनुमान जी को दिलाया था। आप घर पर साथ गा सकते हैं: पूरा पाठ रिकॉर्डिंग के कैप्शनों में है।",
    ],
  },
  steps: [
    {
      title: { en: "Hanuman is invited", hi: "हनुमान जी का आवाहन" },
      text: {
        en: "A seat with a red cloth is set before the book, for he is said to come wherever it is sung.",
        hi: "पोथी के सामने लाल वस्त्र का आसन बिछता है, क्योंकि जहाँ पाठ हो वहाँ वे स्वयं आते माने जाते हैं।",
      },
    },
    {
      title: { en: "Sundarkand", hi: "सुंदरकांड" },
      text: {
        en: "The whole book is sung, from the mountain by the sea to Vibhishan's welcome.",
        hi: "समुद्र तट के पर्वत से विभीषण की शरणागति तक पूरा कांड गाया जाता है।",
      },
    },
    {
      title: { en: "Hanuman Chalisa", hi: "हनुमान चालीसा" },
      text: {
        en: "The Chalisa is sung once by all, then boondi and tulsi are offered.",
        hi: "सब मिलकर एक बार चालीसा गाते हैं, फिर बूँदी और तुलसी का भोग लगता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees sing it for courage in the middle of a long trouble.",
      hi: "लंबी कठिनाई के बीच साहस के लिए भक्त इसका पाठ कराते हैं।",
    },
    {
      en: "Tradition says that fear leaves a house in which it is heard.",
      hi: "परंपरा कहती है कि जिस घर में यह सुना जाए, वहाँ भय नहीं टिकता।",
    },
    {
      en: "It teaches, they say, how to serve without counting.",
      hi: "कहते हैं कि यह बिना गिने सेवा करना सिखाता है।",
    },
  ],
  materials: {
    en: "Sindoor, chameli oil, a red cloth, boondi bhog and tulsi",
    hi: "सिंदूर, चमेली का तेल, लाल वस्त्र, बूँदी का भोग और तुलसी",
  },
  prasad: foodPrasad({
    en: "Besan laddus of Hanuman Garhi and sindoor",
    hi: "हनुमान गढ़ी के बेसन के लड्डू और सिंदूर",
  }),
  faqs: [
    {
      question: { en: "Can I listen live?", hi: "क्या इसे सीधे सुना जा सकता है?" },
      answer: {
        en: "The shared puja is recorded, not broadcast. If you want to join by live call, choose the VIP Sundarkand.",
        hi: "सामूहिक पाठ की रिकॉर्डिंग होती है, सीधा प्रसारण नहीं। लाइव कॉल से जुड़ना हो तो VIP सुंदरकांड चुनें।",
      },
    },
  ],
  reviews: [
    reviewHi(5, "रामनरेश", "गोंडा", 5, "धुन वही जो बचपन में सुनी थी। पूरा परिवार साथ बैठा।"),
    reviewEn(
      5,
      "Vandana",
      "Lucknow",
      19,
      "The singing is unhurried and warm. The captions let my teenager follow.",
    ),
    reviewHi(4, "कमल", "जयपुर", 33, "नाम स्पष्ट पढ़ा। लड्डू तीन दिन में आ गए।"),
    reviewEn(4, "Sunil", "Fiji", 61, "For us abroad there is no laddu, but the recording is a treasure."),
    reviewEn(
      2,
      "Mohit",
      "Faridabad",
      99,
      "The dholak drowns the voice in the first half. They gave me a clearer copy later.",
    ),
  ],
});
