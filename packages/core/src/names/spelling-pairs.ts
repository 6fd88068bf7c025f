/**
 * The Devanagari letters that a group of Latin letters can represent, the most common first. A consonant is
 * without its virama; an empty string is the short a, which has no sign, or a silent letter.
 */
const table = `
a - ा अ आ ॉ े ै या ए
aa ा आ
ah ा
ao ाव ाओ
av ाव
aai ाई
aiah ैया य्या
aiy य्य
ai ै ऐ ाई ाइ य ाय े अई आई आय
au ौ औ ओ
aw ॉ ौ
ay ै े
ey े ी
e े ए - ै ि ऐ ई
ea ी े
eo ेव ियो
ee ी ई ि
ei े ै ी
ew ेव यू
i ि ी इ ई - य े आइ ए
iah ैया
ia िया िय ्या इया
ie ी िए
ii ी
o ो ओ ौ ॉ ऑ - ु ऊ
oa ो ॉ
oo ू ऊ ु उ ो
ou ौ ू औ ाउ ाऊ
ow ौ औ ाव
oy ॉय ोय ाय
u ु उ ू ऊ - ा
ue ू े
uu ू
y य ी ि ई इ ाई - य्य ये
ri ृ ऋ
ru ृ ऋ
hri ऋ
r र ड़ ढ़ ृ
rr र्र र
rh ढ़ ड़
b ब भ व ब्ब
bh भ ब
c क च स
cc क्क
ch च छ क श च्च क्ष
chh छ च्छ च
ck क क्क
d द ड ध ड़ ढ द्द डि
dd द्द ड्ड ड्ढ द्ध द
dh ध ढ ढ़ द द्ध ड्ढ
dny ज्ञ
f फ फ़
ff फ़ फ
g ग घ ज ग़
gh घ ग ग़
gn ज्ञ ग्न
gy ज्ञ
h ह - ः
j ज झ ज़ य ज्ज
jh झ
jj ज्ज
jn ज्ञ
k क ख क़ क्क
kh ख ख़ क्ख क्ष
ksh क्ष
kk क्क क
l ल ळ ल्ल
ll ल्ल ल
m म ं म्म
mm म्म म
n न ं ण ञ ङ ँ न्न
ng ं ङ
nn न्न ण्ण न
p प फ प्प
ph फ फ़
pp प्प प
q क क़
qu क क्व
s स श ष ज ज़ स्व
sh श ष स
ss स्स स
t त ट थ ठ
th थ त ठ ट ट्ठ त्थ द
tt ट्ट त्त ट त
v व ब
w व
wr व्र ऋ
x क्ष क्स
z ज़ ज झ
zh झ ळ ल
`;

export interface SpellingPair {
  latin: string;
  /** The Devanagari that it appends, with a virama if the next consonant is joined. */
  devanagari: string;
}

const VIRAMA = "्";
export const consonant = /[क-ह]़?$/;

/** The rows of the table by their Latin letters. */
export const pairsOf: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split("\n")
    .map((row) => {
      const [latin = "", ...spellings] = row.normalize("NFC").split(/\s+/);
      return [latin, spellings.map((spelling) => (spelling === "-" ? "" : spelling))] as const;
    }),
);

export const longestPair = Math.max(...[...pairsOf.keys()].map(({ length }) => length));

interface Step {
  cost: number;
  pair: SpellingPair;
  from: number;
}

/** Splits a name and its spelling into pairs of the table; undefined if the table has no pairs for it. */
export function align(latin: string, devanagari: string): SpellingPair[] | undefined {
  const width = devanagari.length + 1;
  const steps: (Step | undefined)[] = [];
  const best = (at: number) => (at === 0 ? 0 : (steps[at]?.cost ?? Number.POSITIVE_INFINITY));
  for (let row = 0; row < latin.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = row * width + column;
      if (best(from) === Number.POSITIVE_INFINITY) continue;
      for (let length = 1; length <= longestPair && row + length <= latin.length; length += 1) {
        const letters = latin.slice(row, row + length);
        for (const [rank, spelling] of (pairsOf.get(letters) ?? []).entries()) {
          if (!devanagari.startsWith(spelling, column)) continue;
          const end = column + spelling.length;
          // A nukta belongs to its letter.
          if (devanagari[end] === "़") continue;
          const isJoined = consonant.test(spelling) && devanagari[end] === VIRAMA;
          const to = (row + length) * width + end + (isJoined ? 1 : 0);
          const cost = best(from) + 1 + rank / 4 + (spelling === "" && letters !== "a" ? 2 : 0);
          if (cost >= best(to)) continue;
          steps[to] = {
            cost,
            from,
            pair: { latin: letters, devanagari: isJoined ? spelling + VIRAMA : spelling },
          };
        }
      }
    }
  }
  const pairs: SpellingPair[] = [];
  for (let at = latin.length * width + width - 1; at > 0; ) {
    const step = steps[at];
    if (!step) return undefined;
    pairs.unshift(step.pair);
    at = step.from;
  }
  return pairs;
}
