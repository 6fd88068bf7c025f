export { commonGotras } from "./common-gotras.ts";
export { customaryGotra, gotras, nakshatras, rashis, type Spoken, spoken } from "./ritual-names.ts";
export { toDevanagari } from "./to-devanagari.ts";
