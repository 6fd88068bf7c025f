import type { TempleSlug } from "../temples/temples.ts";
import type { Text } from "../text.ts";

export type Priest = {
  readonly slug: string;
  readonly name: Text;
  readonly temple: TempleSlug;
  readonly lineage: Text;
  /** ISO 639-1 codes, the mother tongue first. */
  readonly languages: readonly string[];
  readonly isSample: true;
};

const yajurveda: Text = {
  en: "Shukla Yajurveda, Madhyandina branch",
  hi: "शुक्ल यजुर्वेद, माध्यंदिन शाखा",
};
const taittiriya: Text = { en: "Krishna Yajurveda, Taittiriya branch", hi: "कृष्ण यजुर्वेद, तैत्तिरीय शाखा" };
const rigveda: Text = { en: "Rigveda, Shakala branch", hi: "ऋग्वेद, शाकल शाखा" };
const shakta: Text = { en: "Shakta tradition of the east", hi: "पूर्वी भारत की शाक्त परंपरा" };
const vaishnava: Text = { en: "Vaishnava tradition of Braj", hi: "ब्रज की वैष्णव परंपरा" };
const ramananda: Text = { en: "Ramanandi tradition of Ayodhya", hi: "अयोध्या की रामानंदी परंपरा" };

/** Fictional priests; each name contains "sample". */
export const priests = [
  {
    slug: "devdatt-sharma",
    name: { en: "Pandit Devdatt Sharma (sample)", hi: "पंडित देवदत्त शर्मा (नमूना)" },
    temple: "kashi-vishwanath",
    lineage: yajurveda,
    languages: ["hi", "sa"],
    isSample: true,
  },
  {
    slug: "somnath-dwivedi",
    name: { en: "Pandit Somnath Dwivedi (sample)", hi: "पंडित सोमनाथ द्विवेदी (नमूना)" },
    temple: "kashi-vishwanath",
    lineage: yajurveda,
    languages: ["hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "vishvesh-vyas",
    name: { en: "Pandit Vishvesh Vyas (sample)", hi: "पंडित विश्वेश व्यास (नमूना)" },
    temple: "mahakaleshwar-ujjain",
    lineage: yajurveda,
    languages: ["hi", "sa"],
    isSample: true,
  },
  {
    slug: "kedar-joshi",
    name: { en: "Pandit Kedar Joshi (sample)", hi: "पंडित केदार जोशी (नमूना)" },
    temple: "mahakaleshwar-ujjain",
    lineage: rigveda,
    languages: ["hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "revashankar-dubey",
    name: { en: "Pandit Revashankar Dubey (sample)", hi: "पंडित रेवाशंकर दुबे (नमूना)" },
    temple: "omkareshwar",
    lineage: yajurveda,
    languages: ["hi", "sa"],
    isSample: true,
  },
  {
    slug: "tryambak-kulkarni",
    name: { en: "Guruji Tryambak Kulkarni (sample)", hi: "गुरुजी त्र्यंबक कुलकर्णी (नमूना)" },
    temple: "trimbakeshwar",
    lineage: yajurveda,
    languages: ["mr", "hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "prabhas-trivedi",
    name: { en: "Shastri Prabhas Trivedi (sample)", hi: "शास्त्री प्रभास त्रिवेदी (नमूना)" },
    temple: "somnath",
    lineage: yajurveda,
    languages: ["gu", "hi", "sa"],
    isSample: true,
  },
  {
    slug: "ramanatha-sastri",
    name: { en: "Ramanatha Sastrigal (sample)", hi: "रामनाथ शास्त्रिगल (नमूना)" },
    temple: "rameshwaram",
    lineage: taittiriya,
    languages: ["ta", "hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "madhav-munishwar",
    name: { en: "Guruji Madhav Munishwar (sample)", hi: "गुरुजी माधव मुनीश्वर (नमूना)" },
    temple: "mahalakshmi-kolhapur",
    lineage: rigveda,
    languages: ["mr", "hi", "sa"],
    isSample: true,
  },
  {
    slug: "vindhyeshwari-mishra",
    name: { en: "Pandit Vindhyeshwari Mishra (sample)", hi: "पंडित विंध्येश्वरी मिश्र (नमूना)" },
    temple: "vindhyavasini",
    lineage: yajurveda,
    languages: ["hi", "sa"],
    isSample: true,
  },
  {
    slug: "nilachal-sarma",
    name: { en: "Nilachal Sarma (sample)", hi: "नीलाचल शर्मा (नमूना)" },
    temple: "kamakhya",
    lineage: shakta,
    languages: ["as", "bn", "hi", "sa"],
    isSample: true,
  },
  {
    slug: "gajanan-phadke",
    name: { en: "Guruji Gajanan Phadke (sample)", hi: "गुरुजी गजानन फडके (नमूना)" },
    temple: "siddhivinayak-mumbai",
    lineage: rigveda,
    languages: ["mr", "hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "raghuvar-das",
    name: { en: "Mahant Raghuvar Das (sample)", hi: "महंत रघुवर दास (नमूना)" },
    temple: "hanuman-garhi-ayodhya",
    lineage: ramananda,
    languages: ["hi", "sa"],
    isSample: true,
  },
  {
    slug: "anjani-pathak",
    name: { en: "Pandit Anjani Pathak (sample)", hi: "पंडित अंजनी पाठक (नमूना)" },
    temple: "hanuman-garhi-ayodhya",
    lineage: ramananda,
    languages: ["hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "haridas-goswami",
    name: { en: "Haridas Goswami (sample)", hi: "हरिदास गोस्वामी (नमूना)" },
    temple: "banke-bihari-vrindavan",
    lineage: vaishnava,
    languages: ["hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "bhaskara-sarma",
    name: { en: "Bhaskara Sarma (sample)", hi: "भास्कर शर्मा (नमूना)" },
    temple: "arasavalli-surya",
    lineage: taittiriya,
    languages: ["te", "hi", "sa"],
    isSample: true,
  },
  {
    slug: "badri-dimri",
    name: { en: "Pandit Badri Prasad Dimri (sample)", hi: "पंडित बद्री प्रसाद डिमरी (नमूना)" },
    temple: "badrinath",
    lineage: yajurveda,
    languages: ["hi", "en", "sa"],
    isSample: true,
  },
  {
    slug: "shyamapada-bhattacharya",
    name: { en: "Shyamapada Bhattacharya (sample)", hi: "श्यामापद भट्टाचार्य (नमूना)" },
    temple: "kalighat-kolkata",
    lineage: shakta,
    languages: ["bn", "hi", "sa"],
    isSample: true,
  },
] as const satisfies readonly Priest[];

export type PriestSlug = (typeof priests)[number]["slug"];
