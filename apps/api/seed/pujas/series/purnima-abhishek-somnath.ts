import { defineSeries } from "../define-series.ts";
import { dryPrasad } from "../prasad.ts";
import { reviewEn, reviewHi } from "../reviews.ts";

export const purnimaAbhishekSomnath = defineSeries({
  slug: "purnima-abhishek-somnath",
  title: { en: "Full Moon Abhishek at Somnath", hi: "सोमनाथ में पूर्णिमा अभिषेक" },
  spoken: { devanagari: "पूर्णिमा अभिषेक", latin: "Purnima Abhishek" },
  subtitle: {
    en: "Milk and sandal for the lord of the Moon, as it rises from the land and the sea grows dark",
    hi: "चंद्रोदय की बेला में चंद्रमा के नाथ को दूध और चंदन",
  },
  deities: ["shiva"],
  temple: "somnath",
  purposes: ["peace", "gratitude", "health"],
  priests: ["prabhas-trivedi"],
  occasion: "purnima-dusk",
  ritual: "abhishek",
  act: "milkAbhishek",
  tier: "middle",
  authorisedBy: "temple_authorised",
  cutoffHours: 6,
  about: {
    en: [
      "Somnath means lord of Soma, the Moon. Legend says that the Moon, who loved one of his twenty-seven wives above the rest, was told by her father that he would waste away. He came to this shore, worshipped Shiva, and was given back his light, though only by halves: so he wanes and fills again, month after month. On full moon evenings the temple by the sea keeps that story.",
      "As the lamps are lit, the linga is bathed in milk, then in water with sandal and saffron, while the Shiva Mahimna is sung. White flowers and rice are laid on it with the names of all who booked. Devotees believe that this evening is kind to a restless mind, for the Moon is its graha. You may step outside at home at the same hour, look up and share the sight.",
    ],
    hi: [
      "सोमनाथ अर्थात सोम, यानी चंद्रमा के नाथ। कथा है कि चंद्रमा अपनी सत्ताईस पत्नियों में एक से ही अधिक स्नेह करते थे, तो उनके पिता ने क्षीण होने का शाप दिया। चंद्रमा इसी तट पर आए, शिव की आराधना की और उनका तेज लौटा, पर आधा-आधा: तभी से वे घटते और फिर पूरे होते हैं। पूर्णिमा की संध्याओं में समुद्र किनारे का यह मंदिर उसी कथा को जीता है।",
      "दीप जलते ही शिवलिंग को दूध से, फिर चंदन और केसर मिले जल से स्नान कराया जाता है और शिवमहिम्न स्तोत्र गाया जाता है। सभी नामों के साथ श्वेत फूल और अक्षत चढ़ते हैं। भक्तों का विश्वास है कि यह संध्या अशांत मन के लिए शुभ है, क्योंकि मन का ग्रह चंद्रमा ही है। आप भी उसी समय घर से बाहर निकलकर चाँद देख सकते हैं और इस दर्शन में सहभागी हो सकते हैं।",
    ],
  },
  steps: [
    {
      title: { en: "Milk", hi: "दुग्धाभिषेक" },
      text: {
        en: "Cow's milk is poured in a thin stream with the Chandra mantra and the Rudra mantra.",
        hi: "चंद्र मंत्र और रुद्र मंत्र के साथ गाय के दूध की पतली धारा चढ़ाई जाती है।",
      },
    },
    {
      title: { en: "Sandal and saffron", hi: "चंदन और केसर" },
      text: {
        en: "Cooled water with sandal and saffron follows, and the linga is dressed in white flowers.",
        hi: "फिर चंदन-केसर मिला शीतल जल चढ़ता है और श्वेत फूलों से श्रृंगार होता है।",
      },
    },
    {
      title: { en: "Shiva Mahimna", hi: "शिवमहिम्न पाठ" },
      text: {
        en: "The forty-three verses of Pushpadanta's hymn are sung at an even pace.",
        hi: "पुष्पदंत रचित तैंतालीस श्लोकों का स्तोत्र सम स्वर में गाया जाता है।",
      },
    },
  ],
  beliefBenefits: [
    {
      en: "Devotees ask on this evening for sleep, balance and quiet thoughts.",
      hi: "भक्त इस संध्या में अच्छी नींद, संतुलन और शांत विचार माँगते हैं।",
    },
    {
      en: "Those with a weak Moon in their chart keep it by tradition.",
      hi: "जिनकी कुंडली में चंद्रमा निर्बल हो, वे परंपरा से यह पूजा कराते हैं।",
    },
    {
      en: "It is a gentle way to give thanks at the end of a month.",
      hi: "महीने के अंत में धन्यवाद देने का यह एक सौम्य ढंग है।",
    },
  ],
  materials: {
    en: "Cow's milk, sandal, saffron, white flowers, rice and lamps",
    hi: "गाय का दूध, चंदन, केसर, श्वेत फूल, अक्षत और दीप",
  },
  prasad: dryPrasad({
    en: "Sandal powder, mishri and dry fruit offered at the shrine",
    hi: "चंदन चूर्ण, मिश्री और मंदिर में अर्पित सूखे मेवे",
  }),
  faqs: [
    {
      question: { en: "Is the milk wasted?", hi: "क्या दूध व्यर्थ जाता है?" },
      answer: {
        en: "Only a small measure is poured. The rest of what is bought for the puja is given to children near the temple.",
        hi: "केवल थोड़ा-सा दूध चढ़ाया जाता है। पूजा के लिए लिया गया शेष दूध मंदिर के पास के बच्चों में बाँट दिया जाता है।",
      },
    },
  ],
  reviews: [
    reviewEn(
      5,
      "Hetal",
      "Rajkot",
      26,
      "The hymn is sung so beautifully. My children asked to hear it again.",
    ),
    reviewHi(5, "नरेंद्र", "सूरत", 40, "चाँद और समुद्र के बीच आरती का दृश्य मन में बस गया।"),
    reviewEn(
      3,
      "Kiran",
      "Leicester",
      71,
      "Fine puja. My certificate first came with the wrong date and was replaced in a day.",
    ),
    reviewEn(5, "Falguni", "Vadodara", 102, "Quiet and exact. Seat by the sea, in spirit."),
  ],
});
