import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  name: "जो नाम आप लिखते हैं",
  birthName: "जन्म का नाम",
  dob: "जन्म तारीख",
  forWhom: "किसके लिए?",
  people: { self: "मेरे लिए", child: "मेरे बच्चे के लिए", other: "किसी और के लिए" },
  system: "पद्धति",
  systems: { both: "दोनों पद्धतियाँ", chaldean: "कैल्डियन", pythagorean: "पाइथागोरस" },
  changes: "स्पेलिंग कितनी बदल सकती है?",
  mostChanges: { 1: "एक अक्षर", 2: "दो अक्षर" },
  keepsFirstLetter: "पहला अक्षर वही रहे",
  legal: "काग़ज़ों में नाम वही रहेगा",
  legalHint: "नई स्पेलिंग रोज़ के काम के लिए है: हस्ताक्षर, कार्ड, सोशल मीडिया।",
};
