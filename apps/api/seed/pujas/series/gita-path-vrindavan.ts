import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const gitaPathVrindavan = defineSeries({
  slug: "gita-path-vrindavan",
  title: { en: "Ekadashi Gita Path in Vrindavan", hi: "वृंदावन में एकादशी गीता पाठ" },
  spoken: { devanagari: "एकादशी गीता पाठ", latin: "Ekadashi Gita Path" },
  subtitle: {
    en: "All eighteen chapters, read for the living or in memory",
    hi: "अठारह अध्यायों का पाठ, अपनों के लिए या किसी की स्मृति में",
  },
  deities: ["krishna", "vishnu"],
  temple: "banke-bihari-vrindavan",
  purposes: ["peace", "ancestors", "gratitude"],
  priests: ["haridas-goswami"],
  occasion: "ekadashi",
  ritual: "path",
  act: "readingByLamps",
  tier: "standard",
  authorisedBy: "independent_priest",
  cutoffHours: 12,
  about: {
    en: [
      "The Gita begins with a man who puts down his bow because he can see no right way forward. What Krishna tells him takes seven hundred verses and can be read aloud in about three hours. It was spoken, tradition says, on an Ekadashi, and on every Ekadashi it is read again in the ashrams of Vrindavan.",
      "Three readers take turns, six chapters each: the path of work, the path of love, the path of knowledge. The name you give is spoken at the start of each part. Many book this reading in memory of someone, on the Ekadashi after a death or each year, since the second chapter has consoled more mourners than any other text in India. Others book it at a crossroads of their own. Devotees believe that to listen, even to one chapter, settles the mind enough to choose.",
    ],
    hi: [
      "गीता उस व्यक्ति से शुरू होती है जो धनुष रख देता है, क्योंकि उसे आगे कोई सही मार्ग नहीं दिखता। कृष्ण का उत्तर सात सौ श्लोकों में है, जिन्हें लगभग तीन घंटे में पढ़ा जा सकता है। परंपरा कहती है कि यह एकादशी को ही कही गई थी, और हर एकादशी को वृंदावन के आश्रमों में फिर पढ़ी जाती है।",
      "तीन पाठी छह-छह अध्याय बारी-बारी से पढ़ते हैं: कर्म का मार्ग, भक्ति का मार्ग, ज्ञान का मार्ग। हर भाग के आरंभ में आपका दिया नाम बोला जाता है। बहुत-से लोग यह पाठ किसी की स्मृति में कराते हैं, निधन के बाद की एकादशी को या हर वर्ष, क्योंकि दूसरे अध्याय ने जितने शोकाकुल लोगों को सांत्वना दी है, उतनी शायद किसी और ग्रंथ ने नहीं। कुछ लोग अपने किसी दोराहे पर इसे कराते हैं। भक्तों का विश्वास है कि एक अध्याय सुन लेने से भी मन इतना ठहर जाता है कि निर्णय हो सके।",
    ],
  },
  steps: [
    {
      title: { en: "Gita dhyana", hi: "गीता ध्यान" },
      text: {
        en: "Nine verses in praise of the Gita and of Vyasa are recited.",
        hi: "गीता और व्यास जी की स्तुति के नौ श्लोक पढ़े जाते हैं।",
      },
    },
    {
      title: { en: "Eighteen chapters", hi: "अठारह अध्याय" },
      text: {
        en: "The text is read in three parts of six chapters, with the names before each.",
        hi: "छह-छह अध्यायों के तीन भागों में पाठ होता है, हर भाग से पहले नाम।",
      },
    },
    {
      title: { en: "Tulsi and silence", hi: "तुलसी और मौन" },
      text: {
        en: "A tulsi leaf is offered for each chapter, and two minutes of silence are kept.",
        hi: "हर अध्याय के लिए एक तुलसी दल अर्पित होता है और दो मिनट का मौन रखा जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Mourners find words in it when their own fail.",
      hi: "जब अपने शब्द साथ न दें, तब शोक में डूबे लोग इसमें शब्द पाते हैं।",
    },
    {
      en: "By tradition the merit of a reading may be offered to an ancestor.",
      hi: "परंपरा में पाठ का पुण्य पितरों को अर्पित किया जा सकता है।",
    },
    {
      en: "Devotees hear it before a hard decision.",
      hi: "किसी कठिन निर्णय से पहले भक्त इसे सुनते हैं।",
    },
  ],
  materials: {
    en: "Tulsi, yellow flowers, a ghee lamp kept alight through the reading, and fruit",
    hi: "तुलसी, पीले फूल, पाठ भर जलता घी का दीप और फल",
  },
  prasad: dryPrasad({
    en: "A pocket Gita with meaning, tulsi bead and mishri",
    hi: "अर्थ सहित गीता की छोटी पुस्तक, तुलसी का मनका और मिश्री",
  }),
  faqs: [
    {
      question: {
        en: "Can the reading be in memory of someone?",
        hi: "क्या पाठ किसी की स्मृति में हो सकता है?",
      },
      answer: {
        en: "Yes. Choose “in memory of” in the sankalp form. The priest then uses the wording for the departed.",
        hi: "हाँ। संकल्प फ़ॉर्म में “स्मृति में” चुनें। तब पुरोहित दिवंगत के लिए उचित शब्दों में संकल्प लेते हैं।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Indira", "Mysuru", 16, "For my husband, a year on. The silence at the end was right."),
    reviewHi(5, "भगवती", "उदयपुर", 31, "तीनों पाठियों का स्वर बहुत मधुर है।"),
    reviewEn(4, "Naveen", "Boston", 74, "Good recording, split by chapter. Took me three evenings."),
    reviewEn(
      3,
      "Asha",
      "Delhi",
      103,
      "The booklet came in Sanskrit and Hindi only; I had hoped for English.",
    ),
  ],
});
