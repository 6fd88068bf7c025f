import fc from "fast-check";
import { expect, test } from "vitest";
import { toDevanagari } from "./index.ts";

test.each([
  ["Ramesh Kumar", "रमेश कुमार"],
  ["Asha Sharma", "आशा शर्मा"],
  ["Sita Devi", "सीता देवी"],
  ["Suresh", "सुरेश"],
  ["Ramdas", "रमदस"],
  ["Krishna", "कृष्णा"],
  ["Harish", "हरिश"],
  ["Priya", "प्रिया"],
  ["Lakshmi Narayan", "लक्ष्मी नारायण"],
  ["Meena", "मीना"],
  ["Mukesh", "मुकेश"],
  ["Geeta", "गीता"],
  ["Bhavesh", "भवेश"],
  ["Vandana", "वन्दना"],
  ["J. P. Singh", "जे. पी. सिंह"],
  ["आशा", "आशा"],
  ["Srimati Usha", "श्रीमती उषा"],
  ["Smt Usha", "श्रीमती उषा"],
  ["Sridhar", "श्रीधर"],
  ["Shreedhar", "श्रीधर"],
  ["Srishti", "सृष्टि"],
])("%s is converted to %s", (name, written) => {
  expect(toDevanagari(name)).toBe(written);
});

test("no Latin letters are left in a converted word", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (name) => {
      expect(toDevanagari(name)).toMatch(/^\p{Script=Devanagari}+$/u);
    }),
  );
});

test.each(["constructor", "tostring", "valueof"])(
  "%s, a property of every object, is converted like other names",
  (name) => {
    expect(toDevanagari(name)).toMatch(/^\p{Script=Devanagari}+$/u);
  },
);

/** The spelling that people with these names use. */
const settled = `
  Aarti आरती  Aditi अदिति  Aditya आदित्य  Agarwal अग्रवाल  Ajay अजय  Akash आकाश  Anand आनंद  Anita अनीता
  Anjali अंजलि  Arti आरती  Arvind अरविंद  Asha आशा  Ashok अशोक  Das दास  Deepak दीपक  Devi देवी  Gita गीता
  Gupta गुप्ता  Jai जय  Jain जैन  Jay जय  Joshi जोशी  Kavita कविता  Kiran किरण  Krishna कृष्णा  Kumar कुमार
  Kumari कुमारी  Lal लाल  Lata लता  Lakshmi लक्ष्मी  Laxmi लक्ष्मी  Meena मीना  Mishra मिश्रा  Mohan मोहन
  Nair नायर  Narayan नारायण  Pandey पाण्डेय  Pankaj पंकज  Patel पटेल  Pooja पूजा  Prakash प्रकाश  Prasad प्रसाद
  Priya प्रिया  Puja पूजा  Radha राधा  Raj राज  Raja राजा  Rajesh राजेश  Ram राम  Rama रमा  Rani रानी  Rao राव
  Reddy रेड्डी  Rina रीना  Rita रीता  Roy रॉय  Sahu साहू  Sanjay संजय  Sarita सरिता  Sharma शर्मा  Shyam श्याम
  Singh सिंह  Sinha सिन्हा  Sita सीता  Sri श्री  Shri श्री  Shrimati श्रीमती  Srimati श्रीमती  Shreemati श्रीमती
  Smt श्रीमती  Srinivas श्रीनिवास  Srishti सृष्टि  Sunita सुनीता  Suresh सुरेश
  Tiwari तिवारी  Usha उषा  Varma वर्मा  Verma वर्मा  Vijay विजय  Vinod विनोद  Yadav यादव
`;

test.each(settled.trim().split(/\s{2,}/))("%s: a common name gets its usual spelling", (pair) => {
  const [name = "", written] = pair.split(" ");
  expect(toDevanagari(name)).toBe(written);
  expect(toDevanagari(name.toUpperCase())).toBe(written);
});

test("each consonant of the Hunterian system, with the long a at the end of a name", () => {
  const system = `
    ka का  kha खा  ga गा  gha घा  cha चा  chha छा  ja जा  jha झा  ta ता  tha था  da दा  dha धा  na ना
    pa पा  pha फा  ba बा  bha भा  ma मा  ya या  ra रा  la ला  va वा  wa वा  sha शा  sa सा  ha हा
    ksha क्षा  gnya ज्ञा  dnya ज्ञा  shra श्रा  qa क़ा  za ज़ा  fa फ़ा  ca का  xa क्सा
  `;
  const pairs = system
    .trim()
    .split(/\s{2,}/)
    .map((pair) => pair.split(" "));
  expect(pairs.map(([latin = ""]) => [latin, toDevanagari(latin)])).toEqual(pairs);
});

test.each([
  ["a", "ak अक kak कक"],
  ["a long a", "aak आक kaak काक"],
  ["i", "ik इक kik किक"],
  ["a long i, spelt in two ways", "eek ईक keek कीक iik ईक kiik कीक"],
  ["u", "uk उक kuk कुक"],
  ["a long u, spelt in two ways", "ook ऊक kook कूक uuk ऊक kuuk कूक"],
  ["e", "ek एक kek केक"],
  ["o", "ok ओक kok कोक"],
  ["ai", "aik ऐक kaik कैक"],
  ["au", "auk औक kauk कौक"],
  ["ri, a vowel only between consonants", "krik क्रिक kripa कृपा hariom हरिओम kri क्री rik रिक"],
])("%s is a letter at the start of a syllable and a sign after a consonant", (_, pairs) => {
  const words = pairs.split(" ");
  const latin = words.filter((_, index) => index % 2 === 0);
  expect(latin.flatMap((name) => [name, toDevanagari(name)])).toEqual(words);
});

test.each([
  ["Kamala", "कमला"],
  ["Gauri", "गौरी"],
  ["Vaidehi", "वैदेही"],
  ["Gopi", "गोपी"],
  ["Raju", "रजू"],
  ["Hare", "हरे"],
])("only a, i and u at the end of a name are long: %s", (name, written) => {
  expect(toDevanagari(name)).toBe(written);
});

test.each([
  ["by y and r", "Aishwarya ऐश्वर्या Vidya विद्या Indra इन्द्रा Satya सत्या"],
  ["before l", "Klesh क्लेश Plava प्लवा Blesh ब्लेश Glesh ग्लेश Mlesh म्लेश"],
  ["after s", "Skanda स्कन्दा Smita स्मिता Snehal स्नेहल Spandan स्पन्दन Stuti स्तुती"],
  ["after n", "Kunti कुन्ती Mukunda मुकुन्दा Inka इन्का Ganga गन्गा Kunja कुन्जा Kanchan कन्चन"],
  ["after r", "Arjun अर्जुन Karna कर्ना Durga दुर्गा"],
  ["after sh", "Ishwar इश्वर Rashmi रश्मी Prashna प्रश्ना Ashva अश्वा"],
  ["before the lips", "Ambika अम्बिका Champa चम्पा Kumbha कुम्भा"],
  ["as doubles", "Datta दत्ता Khanna खन्ना Appa अप्पा Malla मल्ला Amma अम्मा Gudda गुद्दा Ujja उज्जा Ucca उक्का"],
  ["as doubles with their breath", "Buddha बुद्धा Atthi अत्थी Ajjha अज्झा"],
  ["learned words", "Atma अत्मा Ratna रत्ना Agni अग्नी Brahma ब्रह्मा Tatva तत्वा Svati स्वती Swati स्वती"],
  ["and", "Dwarka द्वर्का Bhakt भक्त Gupt गुप्त Shabd शब्द Chihna चिह्ना Yajna यज्ना Sandhya सन्ध्या"],
])("letters spoken together are joined: %s", (_, pairs) => {
  const words = pairs.split(" ");
  const latin = words.filter((_, index) => index % 2 === 0);
  expect(latin.flatMap((name) => [name, toDevanagari(name)])).toEqual(words);
});

test("between other consonants a short a is spoken, and nothing is joined", () => {
  expect(["Ramdas", "Kamdev", "Gagdil", "Vimla", "Devki", "Lakhpat", "Meghna"].map(toDevanagari)).toEqual([
    "रमदस",
    "कमदेव",
    "गगदिल",
    "विम्ला",
    "देवकी",
    "लखपत",
    "मेघना",
  ]);
});

test("separators and non-Latin words are unchanged", () => {
  expect(toDevanagari("Asha-Devi O'Roy D’Roy")).toBe("आशा-देवी ओ'रॉय डी’रॉय");
  expect(toDevanagari("José 2 Noëlle Ram")).toBe("José 2 Noëlle राम");
  expect(toDevanagari("  Ram ")).toBe("  राम ");
  expect(toDevanagari("")).toBe("");
});

test("initials are read as English letters", () => {
  const alphabet = "ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड";
  expect(toDevanagari("a b c d e f g h i j k l m n o p q r s t u v w x y z")).toBe(alphabet);
});

test.each([
  ["Sridhar", "श्रीधर"],
  ["Shridhar", "श्रीधर"],
  ["Sreedhar", "श्रीधर"],
  ["Shringar", "श्रिन्गर"],
  ["Ashri", "अश्री"],
])("Shri has a long i only as an honorific at the beginning: %s", (name, written) => {
  expect(toDevanagari(name)).toBe(written);
});
