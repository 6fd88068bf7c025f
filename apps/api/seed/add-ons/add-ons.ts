import type { DeitySlug } from "../deities/deities.ts";
import { type Price, price } from "../price.ts";
import type { PujaSeries } from "../pujas/puja-series.ts";
import type { RitualKind } from "../pujas/ritual-kinds.ts";
import type { Text } from "../text.ts";

export type AddOnKind = "offering" | "seva" | "prasad" | "daan" | "dakshina";

/** Which pujas an add-on is shown with: all, those of a deity, or those of a ritual. */
export type AppliesTo =
  | { readonly to: "all" }
  | { readonly to: "deities"; readonly deities: readonly DeitySlug[] }
  | { readonly to: "ritual-kinds"; readonly kinds: readonly RitualKind[] };

export type AddOn = {
  readonly slug: string;
  readonly kind: AddOnKind;
  readonly title: Text;
  readonly about: Text;
  readonly unit: Text;
  readonly price: Price;
  readonly maxQty: number;
  readonly appliesTo: AppliesTo;
  /** The name of its picture. */
  readonly image: string;
};

/** Small offerings with a puja. None is ever preselected. */
export const addOns: readonly AddOn[] = [
  {
    slug: "bilva-patra",
    kind: "offering",
    title: { en: "108 bilva leaves", hi: "108 बिल्व पत्र" },
    about: { en: "Laid on the linga one by one, in your name.", hi: "आपके नाम से एक-एक करके शिवलिंग पर अर्पित।" },
    unit: { en: "set of 108", hi: "108 का एक सेट" },
    price: price(151, 4, 4),
    maxQty: 11,
    appliesTo: { to: "deities", deities: ["shiva"] },
    image: "offering-bilva-patra",
  },
  {
    slug: "dugdha-abhishek",
    kind: "seva",
    title: { en: "Milk for the abhishek", hi: "अभिषेक के लिए दूध" },
    about: {
      en: "A small measure is poured; the rest is given to children near the temple.",
      hi: "थोड़ा-सा चढ़ाया जाता है; शेष मंदिर के पास के बच्चों में बाँटा जाता है।",
    },
    unit: { en: "litre", hi: "लीटर" },
    price: price(101, 3, 3),
    maxQty: 11,
    appliesTo: { to: "ritual-kinds", kinds: ["abhishek"] },
    image: "offering-dugdha",
  },
  {
    slug: "ahuti-108",
    kind: "seva",
    title: { en: "108 more offerings in the fire", hi: "108 अतिरिक्त आहुतियाँ" },
    about: {
      en: "Ghee and sesame, with the mantra of the puja.",
      hi: "पूजा के मंत्र के साथ घी और तिल की आहुतियाँ।",
    },
    unit: { en: "set of 108", hi: "108 का एक सेट" },
    price: price(251, 6, 6),
    maxQty: 5,
    appliesTo: { to: "ritual-kinds", kinds: ["homa", "shanti"] },
    image: "offering-ahuti",
  },
  {
    slug: "kamal-pushpa",
    kind: "offering",
    title: { en: "Lotus flowers", hi: "कमल पुष्प" },
    about: {
      en: "Pink lotuses at the feet of the Goddess; lotus seeds out of season.",
      hi: "देवी के चरणों में गुलाबी कमल; ऋतु न हो तो कमलगट्टे।",
    },
    unit: { en: "set of 5", hi: "5 का एक सेट" },
    price: price(121, 3, 3),
    maxQty: 11,
    appliesTo: { to: "deities", deities: ["lakshmi", "saraswati"] },
    image: "offering-kamal",
  },
  {
    slug: "gudhal-mala",
    kind: "offering",
    title: { en: "Garland of red hibiscus", hi: "गुड़हल की माला" },
    about: {
      en: "Strung on the morning of the puja and offered with your name.",
      hi: "पूजा की सुबह गूँथी और आपके नाम से अर्पित।",
    },
    unit: { en: "garland", hi: "माला" },
    price: price(151, 4, 4),
    maxQty: 5,
    appliesTo: { to: "deities", deities: ["durga", "kali", "ganesha"] },
    image: "offering-gudhal",
  },
  {
    slug: "chunri",
    kind: "offering",
    title: { en: "Chunri for the Mother", hi: "माँ की चुनरी" },
    about: {
      en: "A red chunri with a gold border, offered with kumkum.",
      hi: "सुनहरी किनारी वाली लाल चुनरी, कुमकुम के साथ अर्पित।",
    },
    unit: { en: "piece", hi: "नग" },
    price: price(251, 6, 6),
    maxQty: 3,
    appliesTo: { to: "deities", deities: ["durga", "kali", "lakshmi"] },
    image: "offering-chunri",
  },
  {
    slug: "modak-bhog",
    kind: "offering",
    title: { en: "21 modaks", hi: "21 मोदक" },
    about: {
      en: "Offered to Ganesha, then shared at the temple.",
      hi: "गणेश जी को भोग, फिर मंदिर में बाँटे जाते हैं।",
    },
    unit: { en: "plate of 21", hi: "21 की एक थाली" },
    price: price(301, 7, 7),
    maxQty: 5,
    appliesTo: { to: "deities", deities: ["ganesha"] },
    image: "offering-modak",
  },
  {
    slug: "sindoor-chola",
    kind: "seva",
    title: { en: "Sindoor chola", hi: "सिंदूर चोला" },
    about: {
      en: "Sindoor and jasmine oil for Hanuman, from head to foot.",
      hi: "हनुमान जी को सिर से चरणों तक सिंदूर और चमेली का तेल।",
    },
    unit: { en: "chola", hi: "चोला" },
    price: price(351, 8, 8),
    maxQty: 1,
    appliesTo: { to: "deities", deities: ["hanuman"] },
    image: "offering-sindoor",
  },
  {
    slug: "tulsi-mala",
    kind: "offering",
    title: { en: "Garland of tulsi", hi: "तुलसी की माला" },
    about: { en: "Fresh leaves, strung with a prayer.", hi: "ताज़े दलों की माला, प्रार्थना के साथ गूँथी हुई।" },
    unit: { en: "garland", hi: "माला" },
    price: price(101, 3, 3),
    maxQty: 5,
    appliesTo: { to: "deities", deities: ["vishnu", "krishna", "rama"] },
    image: "offering-tulsi-mala",
  },
  {
    slug: "makhan-mishri",
    kind: "offering",
    title: { en: "Butter and mishri", hi: "माखन-मिश्री" },
    about: { en: "In a clay pot, as he likes it.", hi: "मिट्टी की मटकी में, जैसा उन्हें भाता है।" },
    unit: { en: "pot", hi: "मटकी" },
    price: price(151, 4, 4),
    maxQty: 3,
    appliesTo: { to: "deities", deities: ["krishna"] },
    image: "offering-makhan-mishri",
  },
  {
    slug: "til-tel",
    kind: "offering",
    title: { en: "Sesame oil and black sesame", hi: "तिल का तेल और काले तिल" },
    about: { en: "Poured at the feet of Shani after sunset.", hi: "सूर्यास्त के बाद शनिदेव के चरणों में अर्पित।" },
    unit: { en: "measure of 1 kg", hi: "1 किलो का माप" },
    price: price(201, 5, 5),
    maxQty: 5,
    appliesTo: { to: "deities", deities: ["shani"] },
    image: "offering-til-tel",
  },
  {
    slug: "lal-chandan-arghya",
    kind: "offering",
    title: { en: "Red sandal arghya", hi: "लाल चंदन अर्घ्य" },
    about: {
      en: "Twelve more offerings of water with red sandal and red flowers.",
      hi: "लाल चंदन और लाल फूल मिले जल के बारह अतिरिक्त अर्घ्य।",
    },
    unit: { en: "set of 12", hi: "12 का एक सेट" },
    price: price(101, 3, 3),
    maxQty: 3,
    appliesTo: { to: "deities", deities: ["surya"] },
    image: "offering-arghya",
  },
  {
    slug: "vidya-daan",
    kind: "daan",
    title: { en: "Notebooks for a child", hi: "विद्या दान" },
    about: {
      en: "Five notebooks and two pens for a pupil of a town school.",
      hi: "नगर के विद्यालय के एक बच्चे के लिए पाँच कॉपियाँ और दो क़लम।",
    },
    unit: { en: "child", hi: "बच्चा" },
    price: price(201, 5, 5),
    maxQty: 21,
    appliesTo: { to: "deities", deities: ["saraswati", "ganesha"] },
    image: "offering-notebooks",
  },
  {
    slug: "deep-daan",
    kind: "seva",
    title: { en: "Eleven lamps", hi: "ग्यारह दीप" },
    about: { en: "Lit in your name at the evening aarti.", hi: "संध्या आरती में आपके नाम से प्रज्वलित।" },
    unit: { en: "set of 11", hi: "11 का एक सेट" },
    price: price(101, 3, 3),
    maxQty: 11,
    appliesTo: { to: "all" },
    image: "offering-deep",
  },
  {
    slug: "anna-daan",
    kind: "daan",
    title: { en: "Meals for five people", hi: "पाँच लोगों को भोजन" },
    about: {
      en: "A cooked meal near the temple, on the day of the puja.",
      hi: "पूजा के दिन मंदिर के पास पका हुआ भोजन।",
    },
    unit: { en: "five meals", hi: "पाँच भोजन" },
    price: price(251, 6, 6),
    maxQty: 21,
    appliesTo: { to: "all" },
    image: "offering-annadaan",
  },
  {
    slug: "go-seva",
    kind: "daan",
    title: { en: "Fodder for cows", hi: "गौ सेवा" },
    about: { en: "A day's green fodder for one cow.", hi: "एक गाय के लिए एक दिन का हरा चारा।" },
    unit: { en: "cow, one day", hi: "एक गाय, एक दिन" },
    price: price(151, 4, 4),
    maxQty: 21,
    appliesTo: { to: "all" },
    image: "offering-go-seva",
  },
  {
    slug: "extra-prasad",
    kind: "prasad",
    title: { en: "One more prasad box", hi: "एक और प्रसाद डिब्बा" },
    about: {
      en: "The same box again, to the same address, for someone you love.",
      hi: "उसी पते पर वही डिब्बा एक और, किसी अपने के लिए।",
    },
    unit: { en: "box", hi: "डिब्बा" },
    price: price(151, 9, 8),
    maxQty: 3,
    appliesTo: { to: "all" },
    image: "offering-prasad-box",
  },
  {
    slug: "purohit-dakshina",
    kind: "dakshina",
    title: { en: "Dakshina for the priest", hi: "पुरोहित की दक्षिणा" },
    about: {
      en: "The priest is paid already. This is only if you wish to give more; it reaches him in full.",
      hi: "पुरोहित का शुल्क मूल्य में शामिल है। दक्षिणा आपकी इच्छा पर है और पूरी उन्हीं को मिलती है।",
    },
    unit: { en: "dakshina", hi: "दक्षिणा" },
    price: price(101, 3, 3),
    maxQty: 51,
    appliesTo: { to: "all" },
    image: "offering-dakshina",
  },
];

/** The add-ons of a puja, the specific ones before the general ones. */
export function addOnsFor(series: Pick<PujaSeries, "deities" | "ritual">): readonly AddOn[] {
  const fits = ({ appliesTo }: AddOn) =>
    appliesTo.to === "all" ||
    (appliesTo.to === "deities" && appliesTo.deities.some((slug) => series.deities.includes(slug))) ||
    (appliesTo.to === "ritual-kinds" && appliesTo.kinds.includes(series.ritual));
  return addOns.filter(fits);
}
