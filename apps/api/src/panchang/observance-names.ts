import { weekdayOf } from "../calendar/local-day.ts";
import type { OccasionRule } from "../calendar/occasion-rule.ts";
import { occasionRules } from "../calendar/occasion-rules.ts";
import type { LunarMonthName } from "../observances/lunar-month.ts";
import type { Observance } from "../observances/observances.ts";
import type { Festival, MonthlyVrat } from "../observances/rules.ts";
import type { Text } from "../text/text.ts";

const festivalNames: Readonly<Record<Festival, Text>> = {
  "chaitra-navratri": {
    en: "Chaitra Navratri begins, Ugadi, Gudi Padwa",
    hi: "चैत्र नवरात्रि आरंभ, उगादि, गुड़ी पड़वा",
  },
  "ram-navami": { en: "Ram Navami", hi: "राम नवमी" },
  "hanuman-jayanti": { en: "Hanuman Janmotsav", hi: "हनुमान जन्मोत्सव" },
  "akshaya-tritiya": { en: "Akshaya Tritiya", hi: "अक्षय तृतीया" },
  "buddha-purnima": { en: "Buddha Purnima", hi: "बुद्ध पूर्णिमा" },
  "rath-yatra": { en: "Jagannath Rath Yatra", hi: "जगन्नाथ रथ यात्रा" },
  "guru-purnima": { en: "Guru Purnima", hi: "गुरु पूर्णिमा" },
  "hariyali-teej": { en: "Hariyali Teej", hi: "हरियाली तीज" },
  "nag-panchami": { en: "Nag Panchami", hi: "नाग पंचमी" },
  "raksha-bandhan": { en: "Raksha Bandhan", hi: "रक्षाबंधन" },
  janmashtami: { en: "Krishna Janmashtami", hi: "श्रीकृष्ण जन्माष्टमी" },
  "janmashtami-smarta": { en: "Krishna Janmashtami (Smarta)", hi: "श्रीकृष्ण जन्माष्टमी (स्मार्त)" },
  "janmashtami-vaishnava": { en: "Krishna Janmashtami (Vaishnava)", hi: "श्रीकृष्ण जन्माष्टमी (वैष्णव)" },
  "ganesh-chaturthi": { en: "Ganesh Chaturthi", hi: "गणेश चतुर्थी" },
  "anant-chaturdashi": { en: "Anant Chaturdashi", hi: "अनंत चतुर्दशी" },
  "sarva-pitru-amavasya": { en: "Sarva Pitru Amavasya", hi: "सर्वपितृ अमावस्या" },
  "sharad-navratri": { en: "Sharad Navratri begins", hi: "शारदीय नवरात्रि आरंभ" },
  "durga-ashtami": { en: "Durga Ashtami", hi: "दुर्गा अष्टमी" },
  vijayadashami: { en: "Vijayadashami (Dussehra)", hi: "विजयादशमी (दशहरा)" },
  "sharad-purnima": { en: "Sharad Purnima", hi: "शरद पूर्णिमा" },
  "karwa-chauth": { en: "Karwa Chauth", hi: "करवा चौथ" },
  dhanteras: { en: "Dhanteras", hi: "धनतेरस" },
  diwali: { en: "Diwali, Lakshmi Puja", hi: "दीपावली, लक्ष्मी पूजा" },
  "govardhan-puja": { en: "Govardhan Puja", hi: "गोवर्धन पूजा" },
  "bhai-dooj": { en: "Bhai Dooj", hi: "भाई दूज" },
  chhath: { en: "Chhath Puja", hi: "छठ पूजा" },
  "gita-jayanti": { en: "Gita Jayanti", hi: "गीता जयंती" },
  "makar-sankranti": { en: "Makar Sankranti, Pongal", hi: "मकर संक्रांति, पोंगल" },
  "vasant-panchami": { en: "Vasant Panchami, Saraswati Puja", hi: "वसंत पंचमी, सरस्वती पूजा" },
  "maha-shivaratri": { en: "Maha Shivaratri", hi: "महाशिवरात्रि" },
  holi: { en: "Holi", hi: "होली" },
};

/** The ekadashis of the bright and of the dark half, by amanta month. */
const ekadashis: Readonly<Record<LunarMonthName, readonly [shukla: Text, krishna: Text]>> = {
  chaitra: [
    { en: "Kamada", hi: "कामदा" },
    { en: "Varuthini", hi: "वरूथिनी" },
  ],
  vaishakha: [
    { en: "Mohini", hi: "मोहिनी" },
    { en: "Apara", hi: "अपरा" },
  ],
  jyeshtha: [
    { en: "Nirjala", hi: "निर्जला" },
    { en: "Yogini", hi: "योगिनी" },
  ],
  ashadha: [
    { en: "Devshayani", hi: "देवशयनी" },
    { en: "Kamika", hi: "कामिका" },
  ],
  shravana: [
    { en: "Shravana Putrada", hi: "श्रावण पुत्रदा" },
    { en: "Aja", hi: "अजा" },
  ],
  bhadrapada: [
    { en: "Parivartini", hi: "परिवर्तिनी" },
    { en: "Indira", hi: "इंदिरा" },
  ],
  ashwin: [
    { en: "Papankusha", hi: "पापांकुशा" },
    { en: "Rama", hi: "रमा" },
  ],
  kartika: [
    { en: "Devutthana", hi: "देवउठनी" },
    { en: "Utpanna", hi: "उत्पन्ना" },
  ],
  margashirsha: [
    { en: "Mokshada", hi: "मोक्षदा" },
    { en: "Saphala", hi: "सफला" },
  ],
  pausha: [
    { en: "Pausha Putrada", hi: "पौष पुत्रदा" },
    { en: "Shattila", hi: "षटतिला" },
  ],
  magha: [
    { en: "Jaya", hi: "जया" },
    { en: "Vijaya", hi: "विजया" },
  ],
  phalguna: [
    { en: "Amalaki", hi: "आमलकी" },
    { en: "Papmochani", hi: "पापमोचनी" },
  ],
};
const ekadashisOfAddedMonth: readonly [Text, Text] = [
  { en: "Padmini", hi: "पद्मिनी" },
  { en: "Parama", hi: "परमा" },
];

type OtherVrat = Exclude<MonthlyVrat, "ekadashi-shukla" | "ekadashi-krishna">;
const vrats: Readonly<Record<OtherVrat, OccasionRule>> = {
  "pradosh-shukla": occasionRules.pradosh,
  "pradosh-krishna": occasionRules.pradosh,
  "sankashti-chaturthi": occasionRules["sankashti-chaturthi"],
  "masik-shivaratri": occasionRules["masik-shivaratri"],
  purnima: occasionRules.purnima,
  amavasya: occasionRules["amavasya-midday"],
};

/** What an almanac calls it on that day. */
export function nameObservance({ key, date, month }: Observance): Text {
  if (key in festivalNames) return festivalNames[key as Festival];
  if (key === "ekadashi-shukla" || key === "ekadashi-krishna") {
    const pair = month.adhika ? ekadashisOfAddedMonth : ekadashis[month.name];
    const { en, hi } = pair[key === "ekadashi-shukla" ? 0 : 1];
    return { en: `${en} Ekadashi`, hi: `${hi} एकादशी` };
  }
  const { name, nameOn } = vrats[key as OtherVrat];
  return nameOn?.[weekdayOf(Date.parse(date) / 86_400_000)] ?? name;
}

/** The monthly vrat that a festival of the same day is. */
const includes: Partial<Record<Festival, MonthlyVrat>> = {
  "buddha-purnima": "purnima",
  "guru-purnima": "purnima",
  "sarva-pitru-amavasya": "amavasya",
  "karwa-chauth": "sankashti-chaturthi",
  "maha-shivaratri": "masik-shivaratri",
};

/** Without the monthly vrats that a festival of that day includes: no "Purnima" beside "Guru Purnima". */
export function withoutIncluded(observances: readonly Observance[]): Observance[] {
  const included = new Set(observances.map(({ key, date }) => `${includes[key as Festival]} ${date}`));
  return observances.filter(({ key, date }) => !included.has(`${key} ${date}`));
}
