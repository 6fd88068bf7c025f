import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const mahavidyaHomaKamakhya = defineSeries({
  slug: "mahavidya-homa-kamakhya",
  title: { en: "Dasha Mahavidya Homa at Kamakhya", hi: "कामाख्या में दश महाविद्या हवन" },
  spoken: { devanagari: "दश महाविद्या हवन", latin: "Dasha Mahavidya Havan" },
  subtitle: {
    en: "Ten rounds of offerings to the ten forms of the Mother, on Amavasya night",
    hi: "अमावस्या की रात माँ के दस रूपों को दस आवृत्तियों की आहुतियाँ",
  },
  deities: ["kali", "durga"],
  temple: "kamakhya",
  purposes: ["protection", "obstacles"],
  priests: ["nilachal-sarma"],
  occasion: "amavasya-night",
  ritual: "homa",
  act: "tenLampHoma",
  tier: "grand",
  authorisedBy: "priest_of_temple",
  cutoffHours: 12,
  capacity: { seats: 81 },
  about: {
    en: [
      "Kali, Tara, Shodashi, Bhuvaneshvari, Bhairavi, Chhinnamasta, Dhumavati, Bagalamukhi, Matangi, Kamala: the ten Mahavidyas are ten ways in which the one Mother can be known, from the most terrible to the most kind. Few places have a shrine for each of them. Nilachal hill has, scattered among the trees round Kamakhya, and pilgrims spend a day walking from one to the next.",
      "On the night of Amavasya a fire is lit in the yard of a priest's house on the hill. Ten rounds of offerings are made, one to each Mahavidya, with the flower and grain that is dear to her. Your name is spoken at the start of every round. Devotees believe that whoever has greeted all ten need fear none of them, and little else. Nothing in this puja is directed against another person, and requests of that kind are declined.",
    ],
    hi: [
      "काली, तारा, षोडशी, भुवनेश्वरी, भैरवी, छिन्नमस्ता, धूमावती, बगलामुखी, मातंगी और कमला: दस महाविद्याएँ एक ही माँ को जानने के दस मार्ग हैं, सबसे उग्र रूप से सबसे करुण रूप तक। ऐसे स्थान थोड़े हैं जहाँ दसों का मंदिर हो। कामाख्या के आस-पास नीलाचल के पेड़ों के बीच दसों हैं और श्रद्धालु दिन भर एक से दूसरे तक चलते हैं।",
      "अमावस्या की रात पर्वत पर पुरोहित के आँगन में अग्नि प्रज्वलित होती है। दस आवृत्तियाँ होती हैं, हर महाविद्या को उनका प्रिय फूल और अन्न अर्पित करते हुए। हर आवृत्ति के आरंभ में आपका नाम बोला जाता है। भक्तों का विश्वास है कि जिसने दसों को प्रणाम कर लिया, उसे उनसे भय नहीं रहता, और न किसी और से। यह अनुष्ठान किसी के विरुद्ध नहीं किया जाता; ऐसे अनुरोध स्वीकार नहीं होते।",
    ],
  },
  steps: [
    {
      title: { en: "Bhairava's leave", hi: "भैरव से अनुमति" },
      text: {
        en: "Umananda Bhairava, guardian of the place, is asked for leave with a lamp.",
        hi: "क्षेत्र के रक्षक उमानंद भैरव से दीप अर्पित करके अनुमति ली जाती है।",
      },
    },
    {
      title: { en: "Ten invitations", hi: "दस आवाहन" },
      text: {
        en: "Ten lamps are lit round the fire, one for each Mahavidya, and each is named.",
        hi: "अग्नि के चारों ओर दस दीप जलते हैं, हर महाविद्या के नाम का एक।",
      },
    },
    {
      title: { en: "Ten rounds", hi: "दस आवृत्तियाँ" },
      text: {
        en: "Hibiscus, sesame, rice, honey and ghee are offered, each to the form it belongs to.",
        hi: "गुड़हल, तिल, चावल, शहद और घी उसी रूप को अर्पित होते हैं जिसे वे प्रिय हैं।",
      },
    },
    {
      title: { en: "Purnahuti", hi: "पूर्णाहुति" },
      text: {
        en: "The last offering is made to Kamala, so that the night ends in kindness.",
        hi: "अंतिम आहुति कमला को दी जाती है, ताकि रात्रि करुणा पर पूर्ण हो।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees offer it for courage when they feel surrounded.",
      hi: "जब चारों ओर से घिरे हुए लगें, तब भक्त साहस के लिए यह हवन कराते हैं।",
    },
    {
      en: "Tradition sees in the ten forms a guard in each of the ten directions.",
      hi: "परंपरा में दस रूप दसों दिशाओं के रक्षक माने गए हैं।",
    },
    {
      en: "It is kept by students of mantra as a yearly or monthly discipline.",
      hi: "मंत्र साधना करने वाले इसे वार्षिक या मासिक नियम के रूप में निभाते हैं।",
    },
  ],
  materials: {
    en: "Ghee, sesame, honey, ten kinds of flowers, ten lamps and samidha wood",
    hi: "घी, तिल, शहद, दस प्रकार के फूल, दस दीप और समिधा",
  },
  prasad: dryPrasad(
    { en: "Bhasma, sindoor and a red thread from the fire", hi: "भस्म, सिंदूर और हवन का लाल धागा" },
    "everyone",
  ),
  faqs: [
    {
      question: { en: "Is this a tantric puja?", hi: "क्या यह तांत्रिक पूजा है?" },
      answer: {
        en: "The Mahavidyas belong to the Shakta tantras, but this homa is the household form: fire, ghee, grain and flowers, with the names of the ten forms. Nothing secret is done in your name.",
        hi: "महाविद्याएँ शाक्त तंत्र की परंपरा से हैं, पर यह हवन उसका गृहस्थ रूप है: अग्नि, घी, अन्न, फूल और दस नाम। आपके नाम से कोई गोपनीय क्रिया नहीं की जाती।",
      },
    },
  ],
  reviews: [
    reviewEn(5, "Ranjana", "Shillong", 19, "Each of the ten is announced, so even my daughter could follow."),
    reviewHi(5, "मनोज", "राँची", 49, "रात का दृश्य अद्भुत था, नाम दस बार पढ़ा गया।"),
    reviewEn(
      3,
      "Tapas",
      "Siliguri",
      78,
      "Long gaps between the rounds in the recording. The puja itself was sincere.",
    ),
    reviewEn(5, "Bhavani", "Bengaluru", 107, "I liked that they refuse any request against others."),
  ],
});
