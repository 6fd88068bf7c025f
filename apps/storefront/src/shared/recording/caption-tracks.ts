import type { Language, OrderProof } from "@aradhana/core/contract";
import { languages } from "@aradhana/core/language";

/** The captions of a recording for the player, which shows the first ones: those in the reader's language. */
export const captionTracks = (captions: NonNullable<OrderProof["captions"]>, reader: Language) =>
  captions
    .toSorted((a, b) => Number(b.language === reader) - Number(a.language === reader))
    .map(({ language, url }) => ({ src: url, language, label: languages[language].name }));
