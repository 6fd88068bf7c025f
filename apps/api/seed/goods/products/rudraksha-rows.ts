import type { DeitySlug } from "../../deities/deities.ts";
import { type Price, price } from "../../price.ts";
import type { PurposeSlug } from "../../purposes/purposes.ts";
import type { Text } from "../../text.ts";

// The names follow the Shiva Purana, Vidyeshvara Samhita 25; "also" marks the Devi Bhagavata and later custom.
type Row = {
  readonly sizeMm: number;
  readonly grams: number;
  readonly origin: "NP" | "ID" | "IN";
  readonly price: Price;
  readonly mrp: number;
  readonly stock: number;
  readonly deity: DeitySlug;
  readonly purposes: readonly [PurposeSlug, ...PurposeSlug[]];
  readonly belongsTo: Text;
};

/** Natural beads of 1 to 14 faces, in order. */
export const rudrakshaRows: readonly Row[] = [
  {
    sizeMm: 22,
    grams: 1.9,
    origin: "IN",
    price: price(1_100, 24, 22),
    mrp: 1_400,
    stock: 18,
    deity: "shiva",
    purposes: ["peace"],
    belongsTo: {
      en: "The half-moon bead of the South with a single line, honoured as Shiva's own. It is another seed than the round one-faced bead and is sold as such",
      hi: "दक्षिण भारत का अर्धचंद्र दाना, जिस पर एक ही रेखा है और जिसे शिव का रूप माना जाता है। यह गोल एकमुखी से अलग बीज है और यही बताकर बेचा जाता है",
    },
  },
  {
    sizeMm: 17,
    grams: 1.5,
    origin: "NP",
    price: price(650, 15, 14),
    mrp: 800,
    stock: 24,
    deity: "shiva",
    purposes: ["family"],
    belongsTo: {
      en: "Two faces, held to be Shiva and Parvati in one form",
      hi: "दो मुख, जिन्हें शिव-पार्वती का एक रूप माना जाता है",
    },
  },
  {
    sizeMm: 18,
    grams: 2.1,
    origin: "NP",
    price: price(450, 11, 10),
    mrp: 550,
    stock: 30,
    deity: "surya",
    purposes: ["peace"],
    belongsTo: { en: "Three faces, by custom those of Agni, the fire", hi: "तीन मुख, परंपरा में अग्नि देव के" },
  },
  {
    sizeMm: 19,
    grams: 2.3,
    origin: "NP",
    price: price(250, 7, 7),
    mrp: 320,
    stock: 60,
    deity: "saraswati",
    purposes: ["learning"],
    belongsTo: {
      en: "Four faces, those of Brahma; students have long worn it",
      hi: "चार मुख, ब्रह्मा जी के; विद्यार्थी इसे लंबे समय से पहनते आए हैं",
    },
  },
  {
    sizeMm: 20,
    grams: 2.6,
    origin: "NP",
    price: price(110, 4, 4),
    mrp: 150,
    stock: 240,
    deity: "shiva",
    purposes: ["peace", "health"],
    belongsTo: {
      en: "Five faces, those of Kalagni Rudra; the most common bead, which everyone may wear",
      hi: "पाँच मुख, कालाग्नि रुद्र के; सबसे आम दाना, जिसे कोई भी पहन सकता है",
    },
  },
  {
    sizeMm: 20,
    grams: 2.5,
    origin: "NP",
    price: price(190, 6, 5),
    mrp: 250,
    stock: 120,
    deity: "shiva",
    purposes: ["learning"],
    belongsTo: { en: "Six faces, those of Kartikeya, the son of Shiva", hi: "छह मुख, शिव-पुत्र कार्तिकेय के" },
  },
  {
    sizeMm: 21,
    grams: 3,
    origin: "NP",
    price: price(900, 20, 19),
    mrp: 1_150,
    stock: 36,
    deity: "lakshmi",
    purposes: ["prosperity"],
    belongsTo: {
      en: "Seven faces, by later custom given to Mahalakshmi",
      hi: "सात मुख, बाद की परंपरा में महालक्ष्मी के",
    },
  },
  {
    sizeMm: 22,
    grams: 3.3,
    origin: "NP",
    price: price(2_400, 52, 48),
    mrp: 2_900,
    stock: 14,
    deity: "ganesha",
    purposes: ["obstacles"],
    belongsTo: {
      en: "Eight faces, those of Bhairava; many give it to Ganesha",
      hi: "आठ मुख, भैरव के; कई लोग इसे गणेश जी का मानते हैं",
    },
  },
  {
    sizeMm: 23,
    grams: 3.6,
    origin: "NP",
    price: price(3_600, 76, 70),
    mrp: 4_300,
    stock: 11,
    deity: "durga",
    purposes: ["protection"],
    belongsTo: {
      en: "Nine faces, those of Bhairava with Durga in her nine forms",
      hi: "नौ मुख, भैरव और नवदुर्गा के",
    },
  },
  {
    sizeMm: 23,
    grams: 3.8,
    origin: "NP",
    price: price(4_200, 88, 82),
    mrp: 5_100,
    stock: 9,
    deity: "vishnu",
    purposes: ["protection", "peace"],
    belongsTo: { en: "Ten faces, those of Janardana, who is Vishnu", hi: "दस मुख, जनार्दन अर्थात विष्णु के" },
  },
  {
    sizeMm: 24,
    grams: 4.1,
    origin: "NP",
    price: price(5_900, 122, 114),
    mrp: 7_000,
    stock: 7,
    deity: "hanuman",
    purposes: ["protection"],
    belongsTo: {
      en: "Eleven faces, those of the eleven Rudras; also honoured as Hanuman",
      hi: "ग्यारह मुख, एकादश रुद्र के; हनुमान जी का भी माना जाता है",
    },
  },
  {
    sizeMm: 24,
    grams: 4.3,
    origin: "NP",
    price: price(7_800, 160, 149),
    mrp: 9_200,
    stock: 5,
    deity: "surya",
    purposes: ["graha-shanti"],
    belongsTo: { en: "Twelve faces, those of the twelve Adityas", hi: "बारह मुख, बारह आदित्यों के" },
  },
  {
    sizeMm: 25,
    grams: 4.6,
    origin: "NP",
    price: price(11_500, 235, 218),
    mrp: 13_500,
    stock: 3,
    deity: "lakshmi",
    purposes: ["gratitude"],
    belongsTo: {
      en: "Thirteen faces, those of the Vishvedevas, all the gods together",
      hi: "तेरह मुख, विश्वेदेव अर्थात सब देवताओं के",
    },
  },
  {
    sizeMm: 26,
    grams: 5,
    origin: "NP",
    price: price(28_000, 560, 520),
    mrp: 33_000,
    stock: 2,
    deity: "shiva",
    purposes: ["gratitude", "protection"],
    belongsTo: {
      en: "Fourteen faces, those of the highest Shiva; the list of the Shiva Purana ends with it",
      hi: "चौदह मुख, परमशिव के; शिव पुराण की सूची यहीं पूरी होती है",
    },
  },
];
