import type { Gana, Nadi, Varna, Vashya, Yoni } from "@aradhana/jyotish/avakahada";
import type { Dignity } from "@aradhana/jyotish/chart";
import type { Graha } from "@aradhana/jyotish/sky";
import type { Text } from "../../text/text.ts";

/** The grahas, and how a chart abbreviates them. */
export const grahaNames: Readonly<Record<Graha, Text & { short: Text }>> = {
  sun: { en: "Sun (Surya)", hi: "सूर्य", short: { en: "Su", hi: "सू" } },
  moon: { en: "Moon (Chandra)", hi: "चंद्र", short: { en: "Mo", hi: "चं" } },
  mars: { en: "Mars (Mangal)", hi: "मंगल", short: { en: "Ma", hi: "मं" } },
  mercury: { en: "Mercury (Budh)", hi: "बुध", short: { en: "Me", hi: "बु" } },
  jupiter: { en: "Jupiter (Guru)", hi: "गुरु", short: { en: "Ju", hi: "गु" } },
  venus: { en: "Venus (Shukra)", hi: "शुक्र", short: { en: "Ve", hi: "शु" } },
  saturn: { en: "Saturn (Shani)", hi: "शनि", short: { en: "Sa", hi: "श" } },
  rahu: { en: "Rahu", hi: "राहु", short: { en: "Ra", hi: "रा" } },
  ketu: { en: "Ketu", hi: "केतु", short: { en: "Ke", hi: "के" } },
};

export const gemNames: Readonly<Record<Graha, Text>> = {
  sun: { en: "Ruby (Manik)", hi: "माणिक" },
  moon: { en: "Pearl (Moti)", hi: "मोती" },
  mars: { en: "Red coral (Moonga)", hi: "मूँगा" },
  mercury: { en: "Emerald (Panna)", hi: "पन्ना" },
  jupiter: { en: "Yellow sapphire (Pukhraj)", hi: "पुखराज" },
  venus: { en: "Diamond (Heera)", hi: "हीरा" },
  saturn: { en: "Blue sapphire (Neelam)", hi: "नीलम" },
  rahu: { en: "Hessonite (Gomed)", hi: "गोमेद" },
  ketu: { en: "Cat's eye (Lehsunia)", hi: "लहसुनिया" },
};

export const dignityNames: Readonly<Record<Dignity, Text>> = {
  exalted: { en: "exalted", hi: "उच्च" },
  moolatrikona: { en: "moolatrikona", hi: "मूलत्रिकोण" },
  own: { en: "own rashi", hi: "स्वराशि" },
  friend: { en: "friend's rashi", hi: "मित्र राशि" },
  neutral: { en: "neutral rashi", hi: "सम राशि" },
  enemy: { en: "enemy's rashi", hi: "शत्रु राशि" },
  debilitated: { en: "debilitated", hi: "नीच" },
};

export const varnaNames: Readonly<Record<Varna, Text>> = {
  shudra: { en: "Shudra", hi: "शूद्र" },
  vaishya: { en: "Vaishya", hi: "वैश्य" },
  kshatriya: { en: "Kshatriya", hi: "क्षत्रिय" },
  brahmin: { en: "Brahmin", hi: "ब्राह्मण" },
};

export const vashyaNames: Readonly<Record<Vashya, Text>> = {
  chatushpada: { en: "Chatushpada", hi: "चतुष्पद" },
  manava: { en: "Manava", hi: "मानव" },
  jalachara: { en: "Jalachara", hi: "जलचर" },
  vanachara: { en: "Vanachara", hi: "वनचर" },
  keeta: { en: "Keeta", hi: "कीट" },
};

export const ganaNames: Readonly<Record<Gana, Text>> = {
  deva: { en: "Deva", hi: "देव" },
  manushya: { en: "Manushya", hi: "मनुष्य" },
  rakshasa: { en: "Rakshasa", hi: "राक्षस" },
};

export const nadiNames: Readonly<Record<Nadi, Text>> = {
  adi: { en: "Adi", hi: "आदि" },
  madhya: { en: "Madhya", hi: "मध्य" },
  antya: { en: "Antya", hi: "अंत्य" },
};

export const yoniNames: Readonly<Record<Yoni, Text>> = {
  horse: { en: "Horse (Ashwa)", hi: "अश्व" },
  elephant: { en: "Elephant (Gaja)", hi: "गज" },
  sheep: { en: "Sheep (Mesha)", hi: "मेष" },
  serpent: { en: "Serpent (Sarpa)", hi: "सर्प" },
  dog: { en: "Dog (Shvana)", hi: "श्वान" },
  cat: { en: "Cat (Marjara)", hi: "मार्जार" },
  rat: { en: "Rat (Mushaka)", hi: "मूषक" },
  cow: { en: "Cow (Gau)", hi: "गौ" },
  buffalo: { en: "Buffalo (Mahisha)", hi: "महिष" },
  tiger: { en: "Tiger (Vyaghra)", hi: "व्याघ्र" },
  deer: { en: "Deer (Mriga)", hi: "मृग" },
  monkey: { en: "Monkey (Vanara)", hi: "वानर" },
  mongoose: { en: "Mongoose (Nakula)", hi: "नकुल" },
  lion: { en: "Lion (Simha)", hi: "सिंह" },
};
