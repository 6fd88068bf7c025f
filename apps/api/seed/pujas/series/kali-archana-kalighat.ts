import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const kaliArchanaKalighat = defineSeries({
  slug: "kali-archana-kalighat",
  title: { en: "Amavasya Kali Archana at Kalighat", hi: "कालीघाट में अमावस्या काली अर्चना" },
  spoken: { devanagari: "अमावस्या काली अर्चना", latin: "Amavasya Kali Archana" },
  subtitle: {
    en: "108 red hibiscus and the names of Dakshina Kali, late at night",
    hi: "देर रात 108 लाल गुड़हल और दक्षिणा काली के नाम",
  },
  deities: ["kali"],
  temple: "kalighat-kolkata",
  purposes: ["protection", "peace", "gratitude"],
  priests: ["shyamapada-bhattacharya"],
  occasion: "amavasya-night",
  ritual: "archana",
  act: "lampArchana",
  tier: "middle",
  authorisedBy: "priest_of_temple",
  cutoffHours: 8,
  about: {
    en: [
      "“Is my Mother dark at all?” sang the poet Kamalakanta. “She lights the lotus of the heart.” In Bengal Kali is scolded, sung to and loved as mothers are. At Kalighat, the old shrine from which some say Kolkata has its name, she looks out with three huge eyes, and the lane before her smells of hibiscus and of wet stone.",
      "On Amavasya, when the crowd has gone, the priest offers one hundred and eight red hibiscus flowers with her names, and sings two songs of Ramprasad after the aarti. Your name and gotra are read when the first flower is laid down. The offering is of flowers, sweets and fruit only. Devotees believe that to look at what frightens us, with the Mother beside us, is the beginning of courage. People book it before an operation or a parting, and when the worst is over.",
    ],
    hi: [
      "“क्या मेरी माँ सचमुच काली है?” कवि कमलाकांत ने गाया, “वह तो हृदय-कमल को उजाला करती है।” बंगाल में माँ काली को उलाहना भी दिया जाता है, गीत भी सुनाए जाते हैं, जैसे अपनी माँ को। कालीघाट में, जिस पुराने धाम से कुछ लोग कोलकाता का नाम जोड़ते हैं, वे तीन विशाल नेत्रों से देखती हैं और सामने की गली गुड़हल और भीगे पत्थर की गंध से भरी रहती है।",
      "अमावस्या को भीड़ छँट जाने पर पुरोहित उनके नामों के साथ एक सौ आठ लाल गुड़हल चढ़ाते हैं और आरती के बाद रामप्रसाद के दो गीत गाते हैं। पहला फूल रखते समय आपका नाम और गोत्र पढ़ा जाता है। अर्पण में केवल फूल, मिठाई और फल होते हैं। भक्तों का विश्वास है कि जो डराता है, उसे माँ के साथ बैठकर देख लेना ही साहस का आरंभ है। लोग इसे शल्य-चिकित्सा या किसी विदाई से पहले कराते हैं, और तब भी जब कठिन समय बीत चुका हो।",
    ],
  },
  steps: [
    {
      title: { en: "Lamp", hi: "दीप" },
      text: {
        en: "A single mustard oil lamp is lit, and all other lights are put out.",
        hi: "सरसों के तेल का एक दीप जलता है और बाक़ी सब बत्तियाँ बुझा दी जाती हैं।",
      },
    },
    {
      title: { en: "One hundred and eight hibiscus", hi: "एक सौ आठ गुड़हल" },
      text: {
        en: "A red flower is offered with each of her names.",
        hi: "माँ के हर नाम के साथ एक लाल फूल अर्पित होता है।",
      },
    },
    {
      title: { en: "Bhog and song", hi: "भोग और गीत" },
      text: {
        en: "Sandesh and fruit are offered, and two songs of Ramprasad are sung.",
        hi: "संदेश और फल का भोग लगता है और रामप्रसाद के दो गीत गाए जाते हैं।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees ask the Mother for courage before an ordeal.",
      hi: "कठिन घड़ी से पहले भक्त माँ से साहस माँगते हैं।",
    },
    {
      en: "Tradition says that she takes fear as others take flowers.",
      hi: "परंपरा कहती है कि माँ भय को भी फूल की तरह स्वीकार कर लेती हैं।",
    },
    {
      en: "It is a thank-you too, when a dark time has passed.",
      hi: "अँधेरा समय बीत जाने पर यह धन्यवाद भी है।",
    },
  ],
  materials: {
    en: "108 hibiscus, mustard oil lamp, sindoor, sandesh, fruit and incense",
    hi: "108 गुड़हल, सरसों के तेल का दीप, सिंदूर, संदेश, फल और धूप",
  },
  prasad: dryPrasad({
    en: "Sindoor, a dried hibiscus from the archana and mishri",
    hi: "सिंदूर, अर्चना का सूखा गुड़हल और मिश्री",
  }),
  faqs: [
    {
      question: { en: "Is any animal offered?", hi: "क्या इसमें बलि दी जाती है?" },
      answer: {
        en: "No. What is offered in your name is flowers, sweets and fruit, nothing else.",
        hi: "नहीं। आपके नाम से केवल फूल, मिठाई और फल अर्पित होते हैं, और कुछ नहीं।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Sharmila", "Kolkata", 21, "He sang ‘Mon re krishi kaj jano na’. My father wept."),
    reviewHi(5, "पल्लवी", "धनबाद", 50, "ऑपरेशन से पहले कराया था। माँ का मुख देखकर ढाढ़स बँधा।"),
    reviewEn(4, "Arnab", "Zurich", 79, "Beautiful and plain. Price in euros, which I did not expect."),
    reviewEn(3, "Moushumi", "Howrah", 109, "The lane is noisy even at that hour, but the names are clear."),
  ],
});
