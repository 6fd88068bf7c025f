import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const vipVishnuSahasranamaBadrinath = defineSeries({
  slug: "vip-vishnu-sahasranama-badrinath",
  title: { en: "VIP Dwadasha Sahasranama, Badrinath", hi: "VIP द्वादश सहस्रनाम, बद्रीनाथ" },
  spoken: { devanagari: "द्वादश विष्णु सहस्रनाम पाठ", latin: "Dwadasha Vishnu Sahasranama Path" },
  subtitle: {
    en: "Twelve readings of the thousand names, on a Thursday, for one family",
    hi: "गुरुवार को सहस्रनाम के बारह पाठ, एक परिवार के लिए",
  },
  deities: ["vishnu"],
  temple: "badrinath",
  purposes: ["ancestors", "peace", "gratitude"],
  priests: ["badri-dimri"],
  occasion: "thursday-sunrise",
  ritual: "sahasranama",
  act: "twelveLamps",
  tier: "vip",
  authorisedBy: "priest_of_temple",
  isVip: true,
  cutoffHours: 12,
  capacity: { seats: 5 },
  about: {
    en: [
      "Vishnu is known by twelve names above the thousand, Keshava to Damodara, one for each month of the year. In the Dwadasha path the Sahasranama is read twelve times, each time in the keeping of one of them, so that a whole year is placed in his hands in one morning. Families choose it for a first death anniversary, for a sixtieth birthday, or when a son or daughter leaves home.",
      "Four priests share the readings, three each, at Badrinath while its doors are open and at the winter seat in Joshimath while they are not. You take the sankalp on the call and hear the first reading live; the others are in the recording, each marked with its month. Twelve thousand tulsi leaves are more than the valley should give, so one leaf is offered for every twelve names. Devotees believe that a year so offered is lived with less hurry.",
    ],
    hi: [
      "सहस्र नामों से ऊपर विष्णु के बारह नाम हैं, केशव से दामोदर तक, वर्ष के हर मास का एक। द्वादश पाठ में सहस्रनाम बारह बार पढ़ा जाता है, हर बार इनमें से एक नाम की छत्रछाया में, मानो एक ही सुबह में पूरा वर्ष उनके हाथों में सौंप दिया जाए। परिवार इसे पहली बरसी, साठवें जन्मदिन या बेटे-बेटी के घर से दूर जाने पर कराते हैं।",
      "चार पुरोहित तीन-तीन पाठ करते हैं; कपाट खुले हों तो बद्रीनाथ में, बंद हों तो जोशीमठ की शीतकालीन गद्दी में। आप कॉल पर संकल्प लेते हैं और पहला पाठ सीधे सुनते हैं; शेष रिकॉर्डिंग में रहते हैं, हर पाठ अपने मास के नाम से अंकित। बारह हज़ार तुलसी दल घाटी से लेना उचित नहीं, इसलिए हर बारह नामों पर एक दल अर्पित होता है। भक्तों का विश्वास है कि इस तरह सौंपा हुआ वर्ष कम हड़बड़ी में बीतता है।",
    ],
  },
  steps: [
    {
      title: { en: "Twelve lamps", hi: "बारह दीप" },
      text: {
        en: "A lamp is lit for each of the twelve names, and stays lit through its reading.",
        hi: "बारह नामों के बारह दीप जलते हैं और अपने-अपने पाठ तक जलते रहते हैं।",
      },
    },
    {
      title: { en: "Twelve readings", hi: "बारह पाठ" },
      text: {
        en: "The thousand names are read twelve times, from Keshava's month to Damodara's.",
        hi: "केशव के मास से दामोदर के मास तक सहस्रनाम के बारह पाठ होते हैं।",
      },
    },
    {
      title: { en: "Pitru smaran", hi: "पितृ स्मरण" },
      text: {
        en: "If you wish, the departed of your family are named before the aarti.",
        hi: "चाहें तो आरती से पहले परिवार के दिवंगतों के नाम लिए जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Families offer its merit to a parent, a year on.",
      hi: "परिवार बरसी पर इसका पुण्य माता-पिता को अर्पित करते हैं।",
    },
    {
      en: "Devotees believe that it blesses each month of the year ahead.",
      hi: "भक्तों का विश्वास है कि इससे आने वाले वर्ष का हर मास मंगलमय होता है।",
    },
    {
      en: "The repetition itself, many say, teaches patience.",
      hi: "बहुत-से लोग कहते हैं कि यह आवृत्ति स्वयं धैर्य सिखाती है।",
    },
  ],
  materials: {
    en: "Twelve ghee lamps, tulsi, a vana tulsi garland, yellow cloth and sandal",
    hi: "घी के बारह दीप, तुलसी, वन तुलसी की माला, पीला वस्त्र और चंदन",
  },
  prasad: dryPrasad(
    {
      en: "Vana tulsi, sandal, mishri and a copper tumbler used in the puja",
      hi: "वन तुलसी, चंदन, मिश्री और पूजा में प्रयुक्त ताँबे का लोटा",
    },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "How long do I stay on the call?", hi: "कॉल पर कितनी देर रहना होगा?" },
      answer: {
        en: "About fifty minutes: the sankalp and the first reading. You are welcome to stay for all twelve, some five hours.",
        hi: "लगभग पचास मिनट: संकल्प और पहला पाठ। चाहें तो बारहों पाठ तक रह सकते हैं, लगभग पाँच घंटे।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Lalitha",
      "Bengaluru",
      24,
      "For my mother's first anniversary. The lamps, one after another, said everything.",
    ),
    reviewHi(5, "हरीश", "ऋषिकेश", 94, "जोशीमठ से पाठ हुआ, ठंड में भी पुरोहितों का स्वर वैसा ही।"),
    reviewEn(
      4,
      "Suresh",
      "Chicago",
      150,
      "Chapters by month are a fine idea. The tumbler was dented in the post and replaced.",
    ),
  ],
});
