/** Number words of English and Hindi, in both scripts. What is more often another word (to, for, sat) is none. */
const units: Readonly<Record<string, string>> = {
  ...{ zero: "0", oh: "0", o: "0", shunya: "0", shoonya: "0", शून्य: "0", ज़ीरो: "0", जीरो: "0" },
  ...{ one: "1", ek: "1", एक: "1", वन: "1", two: "2", do: "2", दो: "2", टू: "2" },
  ...{ three: "3", teen: "3", तीन: "3", थ्री: "3", four: "4", char: "4", chaar: "4", चार: "4", फोर: "4" },
  ...{ five: "5", panch: "5", paanch: "5", पाँच: "5", पांच: "5", फाइव: "5" },
  ...{ six: "6", chhe: "6", chheh: "6", chhah: "6", cheh: "6", छह: "6", छः: "6", छे: "6", सिक्स: "6" },
  ...{ seven: "7", saat: "7", सात: "7", सेवन: "7", eight: "8", aath: "8", आठ: "8", एट: "8" },
  ...{ nine: "9", nau: "9", नौ: "9", नाइन: "9" },
};
const teens: Readonly<Record<string, string>> = {
  ...{ ten: "10", eleven: "11", twelve: "12", thirteen: "13", fourteen: "14", fifteen: "15" },
  ...{ sixteen: "16", seventeen: "17", eighteen: "18", nineteen: "19" },
};
const tens: Readonly<Record<string, string>> = {
  ...{ twenty: "2", thirty: "3", forty: "4", fifty: "5", sixty: "6", seventy: "7", eighty: "8", ninety: "9" },
};
const repeats: Readonly<Record<string, number>> = { double: 2, डबल: 2, triple: 3, ट्रिपल: 3 };

/** Fewer number words in a row than this are words of a sentence. */
const FEWEST_WORDS = 3;

/** An Indian mobile number, with or without its dial code. */
const mobile = /^(?:(?:00)?91|0)?[6-9]\d{9}$/;
/** Digits of the longest of them. */
const LONGEST = 14;
/** An international number, as it is written. */
const abroad = /(?<!\d)\+[1-9](?:[\s.()-]{0,2}\d){7,13}(?!\d)/;

type Chunk = { digits: string; isWord: boolean };

/** Digits, number words and what may stand between the parts of one number; all else ends it. */
const token = /\d+|[\p{L}\p{M}]+|[^\p{L}\p{M}\d]+/gu;
const separator = /^(?:[\s.()[\]_|*•·~'"\-‐-―/]{1,5}|,)$/u;

/** Whether a text has a phone number: in digits of whatever grouping, in words, or in a mixture. */
export function findPhoneNumber(text: string): boolean {
  return abroad.test(text) || runsOf(text.toLowerCase()).some(isNumber);
}

/** The chunks of digits that follow each other with nothing but separators between them. */
function runsOf(text: string): Chunk[][] {
  const runs: Chunk[][] = [[]];
  let [times, ten] = [1, ""];
  const add = (digits: string, isWord: boolean) => runs.at(-1)?.push({ digits, isWord });
  const flush = () => {
    if (ten) add(`${ten}0`, true);
    [times, ten] = [1, ""];
  };
  for (const [part] of text.matchAll(token)) {
    const [unit, teen, before] = [units[part], teens[part], tens[part]];
    if (/^\d/.test(part)) {
      flush();
      add(part, false);
    } else if (unit) {
      add(ten ? ten + unit : unit.repeat(times), true);
      [times, ten] = [1, ""];
    } else if (teen || before) {
      flush();
      if (teen) add(teen, true);
      ten = before ?? "";
    } else if (repeats[part]) {
      flush();
      times = repeats[part];
    } else if (!separator.test(part)) {
      flush();
      runs.push([]);
    }
  }
  flush();
  return runs;
}

/** Whether some chunks in a row are a number. */
function isNumber(run: readonly Chunk[]): boolean {
  const words = run.filter(({ isWord }) => isWord).length;
  const chunks = words < FEWEST_WORDS ? run.filter(({ isWord }) => !isWord) : run;
  return chunks.some((_, from) => {
    let joined = "";
    for (let to = from; to < chunks.length && joined.length < LONGEST; to++) {
      joined += chunks[to]?.digits;
      if (mobile.test(joined)) return true;
    }
    return false;
  });
}
