import { expect, test } from "vitest";
import { foldWords } from "./fold-words.ts";

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
])("%s is found however it is spelt", (first, ...others) => {
  for (const other of others) expect(foldWords(other)).toEqual(foldWords(first));
});

test.each([
  ["Shiva", "Shani"],
  ["Rama", "Krishna"],
  ["Kali", "Lakshmi"],
  ["Ganga", "Ganesha"],
])("%s and %s stay two words", (one, other) => {
  expect(foldWords(one)).not.toEqual(foldWords(other));
});

test("little words do not count, unless there are no others", () => {
  expect(foldWords("the puja for health")).toEqual(foldWords("puja health"));
  expect(foldWords("the")).toEqual(["te"]);
});

test("signs, emoji and other scripts leave nothing behind", () => {
  expect(foldWords(" ?! 🙏 \u0000 %' ) | & தமிழ்")).toEqual([]);
  expect(foldWords("a:* & b | !c")).toEqual(["b", "k"]);
});

test.each(["qq", "qqqq", "zzzz", "zzzza", "aaaa", "1111"])(
  "%s, held down, does not shrink to one letter",
  (word) => {
    expect(foldWords(word)).toEqual([word]);
  },
);

test("a doubled letter within a word, a long vowel and the beginning of a sound fold as ever", () => {
  expect(foldWords("sampatti")).toEqual(foldWords("sampati"));
  expect(foldWords("maa")).toEqual(foldWords("ma"));
  expect(foldWords("sh")).toEqual(foldWords("s"));
});
