/** The naming syllables of padas 1 to 4 in Devanagari, from Ashwini: those that jyotish gives in Latin letters. */
const syllables: readonly string[] = [
  "चू चे चो ला",
  "ली लू ले लो",
  "अ ई उ ए",
  "ओ वा वी वू",
  "वे वो का की",
  "कु घ ङ छ",
  "के को हा ही",
  "हू हे हो डा",
  "डी डू डे डो",
  "मा मी मू मे",
  "मो टा टी टू",
  "टे टो पा पी",
  "पू ष ण ठ",
  "पे पो रा री",
  "रू रे रो ता",
  "ती तू ते तो",
  "ना नी नू ने",
  "नो या यी यू",
  "ये यो भा भी",
  "भू धा फा ढा",
  "भे भो जा जी",
  "खी खू खे खो",
  "गा गी गू गे",
  "गो सा सी सू",
  "से सो दा दी",
  "दू थ झ ञ",
  "दे दो चा ची",
];

/** The syllable of a pada in Devanagari; nakshatra and pada count from 1. */
export const syllableInHindi = (nakshatra: number, pada: number): string =>
  syllables[nakshatra - 1]?.split(" ")[pada - 1] ?? "";
