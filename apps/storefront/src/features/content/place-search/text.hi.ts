import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  label: "शहर या क़स्बा",
  clear: "हटाएँ",
  none: "इस नाम का कोई शहर नहीं मिला। दूसरी स्पेलिंग या पास का बड़ा शहर लिखें।",
  coordinates: "अक्षांश -90 से 90 और देशांतर -180 से 180 के बीच लिखें।",
  failed: "शहरों की सूची नहीं खुली। इंटरनेट जाँचें और फिर लिखें।",
  source: "शहरों की सूची:",
  found: (count) => `${count} शहर`,
};
