export { type BirthNumbers, birthNumbers, relationOf, rulerOf } from "./birth-number.ts";
export { type NumberSystem, systems } from "./letters.ts";
export type { Respelled, SpellingChange, SpellingRule } from "./like-sounding.ts";
export { type LetterValue, type NameNumber, nameNumber } from "./name-number.ts";
export { type Reduction, reduce } from "./reduce.ts";
export { type Spellings, type SpellingWishes, suggestSpellings, systemsOf } from "./suggest-spellings.ts";
