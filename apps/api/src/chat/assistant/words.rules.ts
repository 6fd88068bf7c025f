/** Words of Latin letters match whole, those of Devanagari anywhere: their endings vary. */
export const words = (latin: string, devanagari: string) =>
  // As a question is normalised: a letter with a dot below is two characters.
  new RegExp(`\\b(?:${latin})\\b|${devanagari.normalize("NFC")}`, "u");
