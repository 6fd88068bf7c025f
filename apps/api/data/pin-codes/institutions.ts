/** Known by their abbreviation alone, which the directory writes with and without spaces and points. */
const abbreviations = new Set(
  (
    "aiims barc bhu bitm bits bseboard cbit cimap crri dmc ecil fci gkvk hal iari ignou iip iit isi iti jnu kdsu " +
    "kiit manuu miet mit msrit neeri neigrihms nia nibm nit pau rgpv sgpgi shmc skuast skuastchatha svpnpa"
  ).split(" "),
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

/** Whether a post office has the name of an institution that it serves: of a college, a court, a bank. It is no locality. */
export const isInstitution = (name: string): boolean =>
  abbreviations.has(name.toLowerCase().replaceAll(/[^a-z]/g, "")) ||
  (institution.test(name) && !place.test(name));
