/** Known by their abbreviation alone, which the directory writes in capitals, with and without spaces and points. */
const abbreviations = new Set(
  (
    "AIIMS BARC BHU BITM BITS CBIT CRRI DMC ECIL FCI GKVK HAL IARI IGNOU IIP IIT ISI ITI JNU KDSU KIIT MANUU MIET MIT " +
    "MSRIT NIA NIBM NIT PAU RGPV SHMC SVPNPA"
  ).split(" "),
);
/** Those that it writes like the name of a village, some of them in capitals too. */
const writtenAsNames = new Set(
  "Bseboard Cimap Ecil Hal Ignou Iit Manuu Msrit Neeri Neigrihms Sgpgi Skuast Skuastchatha".split(" "),
);

const institution = new RegExp(
  [
    /universi?ty|colleger?|vidh?yalaya|vidyapeeth|polytechnic|hospital/,
    /\b(?:iit|iiit|iim|iiser|aiims)\b|\b(?:institut|academy|research\b|laborator|campus\b|airport\b)|school$/,
    /\b(?:high court|court(?: building| complex| compound.*)?$|collectorate|secretaria|sachivalaya|vidhan sabha)/,
    /\braj ?bha[vw]an\b|\S bha[vw]an\b|\bservice commission\b|\barmy head quarter/,
    /\b(?:reserve|state) bank\b|\bbank of\b|\bbooking hub\b/,
    /\b(?:factory|refinery|power (?:house|plant|station))\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);
/** "College Square", "Factory Area", "Refinery Nagar": the place around one. */
const place = /nagar\b|\b(?:area|baza+r|chow?k|colony|market|marg|more|road|square|tiraha|township)\b/i;

/** "Alipurduar Court", "Rahuri Factory": the quarter or the village around one, not a kind of court or of factory. */
const quarter =
  /^(?!(?:bacon|cement|ceramic|electric|fertili[sz]er|high|ordnance|sugar|vehicle)\b)\p{L}{4,} (?:court|factory)$/iu;

/** Whether a post office has the name of an institution that it serves: of a college, a court, a bank. It is no locality. */
export const isInstitution = (name: string): boolean =>
  writtenAsNames.has(name) ||
  abbreviations.has(name.replaceAll(/[^\p{L}]/gu, "")) ||
  (institution.test(name) && !place.test(name) && !quarter.test(name));
