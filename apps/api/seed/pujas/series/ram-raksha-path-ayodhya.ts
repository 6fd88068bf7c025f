import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const ramRakshaPathAyodhya = defineSeries({
  slug: "ram-raksha-path-ayodhya",
  title: { en: "Ram Raksha Path in Ayodhya", hi: "अयोध्या में राम रक्षा पाठ" },
  spoken: { devanagari: "राम रक्षा पाठ", latin: "Ram Raksha Path" },
  subtitle: {
    en: "Read at midday on Shukla Navami, the hour of Rama's birth",
    hi: "शुक्ल नवमी के मध्याह्न में, श्रीराम के जन्म की बेला",
  },
  deities: ["rama", "hanuman"],
  temple: "hanuman-garhi-ayodhya",
  purposes: ["protection", "family", "learning"],
  priests: ["raghuvar-das"],
  occasion: "shukla-navami",
  ritual: "path",
  tier: "simple",
  authorisedBy: "priest_of_temple",
  cutoffHours: 8,
  about: {
    en: [
      "Budha Kaushika, they say, heard the Ram Raksha in a dream and wrote it down at dawn. It goes over the whole body and asks one name of Rama to guard each part: Raghava the head, Dasharatha's son the brow, the breaker of the great bow both hands. Grandmothers say it over sleeping children, and soldiers' families know it by heart.",
      "On the ninth tithi of the bright half, at midday, it is read eleven times in Ayodhya, and the one hundred and eight names of Rama follow with tulsi leaves. Your name, and those of your children if you give them, are spoken before each third reading. Devotees believe that a name said with trust is shelter enough. At the close the priests sing “Shri Ramachandra kripalu”, in which you are welcome to join from wherever you are.",
    ],
    hi: [
      "कहते हैं कि बुधकौशिक ऋषि ने राम रक्षा स्वप्न में सुनी और भोर में लिख ली। इसमें पूरे शरीर का क्रम है और हर अंग की रक्षा श्रीराम के एक नाम से माँगी गई है: सिर की राघव, भाल की दशरथ-पुत्र, हाथों की शिव-धनुष तोड़ने वाले। दादी-नानी इसे सोते बच्चों के सिरहाने पढ़ती हैं और सैनिकों के परिवारों को यह कंठस्थ रहती है।",
      "शुक्ल पक्ष की नवमी को मध्याह्न में अयोध्या में इसके ग्यारह पाठ होते हैं और फिर तुलसी दल के साथ श्रीराम के एक सौ आठ नाम। हर तीसरे पाठ से पहले आपका नाम, और देना चाहें तो बच्चों के नाम, बोले जाते हैं। भक्तों का विश्वास है कि भरोसे से लिया गया नाम ही पर्याप्त कवच है। अंत में पुरोहित “श्री रामचंद्र कृपालु भजमन” गाते हैं; आप जहाँ हों, वहीं से साथ गा सकते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Dhyana", hi: "ध्यान" },
      text: {
        en: "Rama is called to mind as the text shows him: long-armed, in yellow cloth, Sita at his left.",
        hi: "स्तोत्र के अनुसार श्रीराम का ध्यान होता है: आजानुबाहु, पीतांबर धारी, वाम भाग में सीता जी।",
      },
    },
    {
      title: { en: "Eleven readings", hi: "ग्यारह पाठ" },
      text: {
        en: "The thirty-eight verses are read aloud eleven times around the hour of noon.",
        hi: "अड़तीस श्लोकों का मध्याह्न के आस-पास ग्यारह बार सस्वर पाठ होता है।",
      },
    },
    {
      title: { en: "Tulsi archana", hi: "तुलसी अर्चना" },
      text: {
        en: "One hundred and eight names are offered with tulsi, and panjiri is given as bhog.",
        hi: "एक सौ आठ नामों पर तुलसी दल अर्पित होता है और पंजीरी का भोग लगता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Parents have it read for children who live far away.",
      hi: "दूर रहने वाले बच्चों के लिए माता-पिता यह पाठ कराते हैं।",
    },
    {
      en: "The hymn itself says that it guards those who wear it at heart.",
      hi: "स्तोत्र स्वयं कहता है कि जो इसे हृदय में धारण करे, उसकी रक्षा होती है।",
    },
    {
      en: "Devotees believe that Rama's name brings order to a restless day.",
      hi: "भक्तों का विश्वास है कि राम नाम अशांत दिन में भी व्यवस्था लाता है।",
    },
  ],
  materials: {
    en: "Tulsi, yellow flowers, sandal, panjiri bhog and a ghee lamp",
    hi: "तुलसी, पीले फूल, चंदन, पंजीरी का भोग और घी का दीप",
  },
  prasad: dryPrasad({
    en: "Panjiri, a tulsi bead and sandal",
    hi: "पंजीरी, तुलसी का मनका और चंदन",
  }),
  faqs: [
    {
      question: { en: "How many children's names may I give?", hi: "बच्चों के कितने नाम दे सकते हैं?" },
      answer: {
        en: "As many as the package holds: each child counts as one of the names.",
        hi: "पैकेज में जितने नाम हों, उतने: हर बच्चा एक नाम गिना जाता है।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Vrinda", "Pune", 29, "We say it every evening. To hear it from Ayodhya was special."),
    reviewHi(5, "ओमप्रकाश", "मेरठ", 59, "बेटा सेना में है, उसके नाम से हर नवमी को कराते हैं।"),
    reviewEn(4, "Jyoti", "Melbourne", 90, "Lovely closing song. The certificate came late by a day."),
  ],
});
