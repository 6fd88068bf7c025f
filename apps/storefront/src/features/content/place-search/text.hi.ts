import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  label: "शहर या क़स्बा",
  clear: "हटाएँ",
  none: "इस नाम का कोई शहर नहीं मिला। दूसरी वर्तनी या पास का बड़ा शहर लिखें।",
  failed: "शहर नहीं खुले। इंटरनेट जाँचें और फिर लिखें।",
  found: (count) => `${count} शहर`,
};
