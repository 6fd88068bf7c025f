/**
 * Representative text, and no text of a screen: the widths of the fallback fonts below were measured
 * on exactly these words, so a change of them needs new widths.
 */
export const samples = {
  latin:
    "Soma Pradosh Rudrabhishek at Kashi. Sri Suktam homa for Lakshmi, Chandi path and havan, Vishnu Sahasranama archana. Performed at dusk by priests of the temple trust. Your name and gotra are spoken in the sankalp, and the recording opens at that very second. Coming pujas, who performs it, names you can mend, 108 lamps on 29 November.",
  devanagari:
    "सोम प्रदोष रुद्राभिषेक, काशी विश्वनाथ। श्री सूक्तम् हवन महालक्ष्मी कोल्हापुर, चण्डी पाठ और हवन, विष्णु सहस्रनाम अर्चना। मन्दिर के पुजारी आपका नाम और गोत्र संकल्प में बोलते हैं। ज्येष्ठ त्रयोदशी, कृष्ण पक्ष, श्रद्धा से दीपदान, आने वाली पूजाएँ",
};

/** A font that a device may have, shown until ours has loaded. */
export interface FallbackFont {
  readonly script: keyof typeof samples;
  readonly names: readonly string[];
  /** Width of the script's sample in this font, in em. */
  readonly width: number;
}

/** Later ones win when a device has several: the browser tries the faces of a family from the last. */
export const fallbackFonts: readonly FallbackFont[] = [
  { script: "latin", names: ["DejaVu Serif"], width: 178.428 },
  { script: "latin", names: ["Noto Serif", "Noto Serif Regular"], width: 166.203 },
  // Measured on Tinos, which has the same widths by design.
  { script: "latin", names: ["Times New Roman", "Liberation Serif", "Tinos"], width: 139.836 },
  // Measured on Gelasio, which has the same widths by design.
  { script: "latin", names: ["Georgia", "Gelasio"], width: 154.328 },
  { script: "devanagari", names: ["Noto Sans Devanagari", "Noto Sans Devanagari Regular"], width: 85.689 },
  { script: "devanagari", names: ["Noto Serif Devanagari", "Noto Serif Devanagari Regular"], width: 80.255 },
];

/**
 * Full names of the Devanagari fonts for text of Android and Linux, of Windows, and of Apple's devices. On Android one
 * file has all weights, and a face sets the one that it is for.
 */
export const devanagariOnDevice = [
  {
    weight: "400",
    names: [
      "Noto Sans Devanagari",
      "Noto Sans Devanagari Regular",
      "Nirmala UI",
      "Kohinoor Devanagari Regular",
    ],
  },
  {
    weight: "600",
    names: [
      "Noto Sans Devanagari Bold",
      "Nirmala UI Bold",
      "Kohinoor Devanagari Semibold",
      "Noto Sans Devanagari",
    ],
  },
] as const;
