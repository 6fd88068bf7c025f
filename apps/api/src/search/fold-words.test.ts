import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { everydayWords } from "../purposes/everyday-words.ts";
import { FOLD_VERSION, foldQuery, foldWords } from "./fold-words.ts";

test.each([
  ["ganesh", "Ganesha", "Gaṇeśa", "गणेश"],
  ["lakshmi", "Laxmi", "Lakshmee", "लक्ष्मी"],
  ["shiv", "Shiva", "Śiva", "शिव"],
  ["vishnu", "Vishnoo", "विष्णु"],
  ["kashi vishwanath", "Kaashi Vishvanatha", "काशी विश्वनाथ"],
  ["mahakaleshwar", "Mahakaleshvara", "महाकालेश्वर"],
  ["satyanarayan", "Satyanarayana", "सत्यनारायण"],
  ["mrityunjay", "Mrityunjaya", "मृत्युंजय"],
  ["kedarnath", "Kedaranath", "केदारनाथ"],
  ["gauri", "गौरी"],
  ["bhairav", "Bhairava", "भैरव"],
  ["annapurna", "Annapoorna", "अन्नपूर्णा"],
  ["pooja", "puja", "पूजा"],
  ["aarti", "Arati", "आरती"],
  ["gyan", "jnan", "ज्ञान"],
  ["sampatti", "संपत्ति"],
  ["shankar", "शंकर"],
  ["saraswati", "Sarasvati", "सरस्वती"],
  ["durga", "Doorga", "दुर्गा"],
  ["opreshan", "ऑपरेशन"],
  ["dokyument", "डॉक्युमेंट"],
  ["rin", "ऋण", "\u0960ण"],
  ["bachcha", "baccha", "bachha", "बच्चा"],
  ["5 mukhi", "५ मुखी"],
  ["108", "१०८"],
  ["zarurat", "ज़रूरत", "ज\u093cरूरत"],
  // A joiner between two letters.
  ["lakshmi", "लक्\u200dष्मी"],
  // One letter, or a letter and its dot.
  ["मान\u0929", "मानन"],
])("all spellings of %s are folded to the same words", (first, ...others) => {
  for (const other of others) expect(foldWords(other)).toEqual(foldWords(first));
});

test.each([
  ["Shiva", "Shani"],
  ["Rama", "Krishna"],
  ["Kali", "Lakshmi"],
  ["Ganga", "Ganesha"],
])("%s and %s are folded to different words", (one, other) => {
  expect(foldWords(one)).not.toEqual(foldWords(other));
});

test("stop words are ignored unless there are no other words", () => {
  expect(foldWords("the puja for health")).toEqual(foldWords("puja health"));
  expect(foldWords("the")).toEqual(["te"]);
});

test.each(["shaadi ke liye puja", "शादी के लिए पूजा", "mujhe meri shaadi ke liye puja chahiye"])(
  "of %j the need alone is searched for",
  (typed) => {
    expect(foldQuery(typed)).toEqual(foldWords("shaadi"));
  },
);

test("words that fit every puja are not searched for", () => {
  for (const typed of ["ऑनलाइन पूजा शनि", "online puja shani"])
    expect(foldQuery(typed)).toEqual(foldWords("shani"));
});

test("punctuation, emoji and other scripts are removed", () => {
  expect(foldWords(" ?! 🙏 \u0000 %' ) | & தமிழ்")).toEqual([]);
  expect(foldWords("a:* & b | !c")).toEqual(["b", "k"]);
});

test.each(["qq", "qqqq", "zzzz", "zzzza", "aaaa", "1111"])("%s is not folded to one letter", (word) => {
  expect(foldWords(word)).toEqual([word]);
});

test.each(["zzzqq", "ssshiv", "wwwx", "zzqq"])(
  "%s is no word, and is not folded to the beginning of others",
  (word) => {
    expect(foldWords(word)).toEqual([word]);
  },
);

test("doubled letters, long vowels and aspirated consonants are folded", () => {
  expect(foldWords("sampatti")).toEqual(foldWords("sampati"));
  expect(foldWords("maa")).toEqual(foldWords("ma"));
  expect(foldWords("sh")).toEqual(foldWords("s"));
});

test("rules and everyday words are those of this version: others need another one, so that existing rows are folded again", () => {
  const texts =
    "लक्ष्मी Laxmi गणेश Ganesha ज्ञान yajna शिवा हनुमान चढ़ावा chadhava पूजा pooja चौपाई कैलाश ॐ ५ ऑनलाइन zodiac wisdom café बच्चा baccha";
  const words = createHash("sha256").update(JSON.stringify(everydayWords)).digest("hex").slice(0, 8);
  expect([FOLD_VERSION, words, foldWords(texts).join(" ")]).toEqual([
    5,
    "50c45d6b",
    "lksmi lksmi gnes gnes gyn ygy siv hnumn cdv cdv puj puj cope kels om 5 onlen jodik visdom kpe bc bc",
  ]);
});
