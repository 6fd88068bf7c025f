export const text = {
  name: "Name you use",
  birthName: "Name given at birth",
  dob: "Date of birth",
  forWhom: "For whom?",
  people: { self: "Myself", child: "My child", other: "Somebody else" },
  system: "System",
  systems: { both: "Both systems", chaldean: "Chaldean", pythagorean: "Pythagorean" },
  changes: "How much may the spelling change?",
  mostChanges: { 1: "One letter", 2: "Two letters" },
  keepsFirstLetter: "The first letter stays",
  legal: "The name on documents stays as it is",
  legalHint: "The new spelling is for daily use: signature, card, social media.",
};
