import type { SessionMode, Topic } from "@aradhana/core/consultation";
import type { Text } from "../text/text.ts";

/** The names of the systems and methods that an astrologer may know. */
export const skills: Readonly<Record<string, Text>> = {
  vedic: { en: "Vedic", hi: "वैदिक" },
  kp: { en: "KP system", hi: "KP पद्धति" },
  prashna: { en: "Prashna", hi: "प्रश्न कुंडली" },
  muhurat: { en: "Muhurat", hi: "मुहूर्त" },
  "lal-kitab": { en: "Lal Kitab", hi: "लाल किताब" },
  jaimini: { en: "Jaimini", hi: "जैमिनी" },
  numerology: { en: "Numerology", hi: "अंक ज्योतिष" },
  vastu: { en: "Vastu", hi: "वास्तु" },
  matching: { en: "Kundali matching", hi: "कुंडली मिलान" },
  nadi: { en: "Nadi", hi: "नाड़ी ज्योतिष" },
  palmistry: { en: "Palmistry", hi: "हस्तरेखा" },
  ashtakavarga: { en: "Ashtakavarga", hi: "अष्टकवर्ग" },
};

/** The names of the topics. */
export const topics: Readonly<Record<Topic, Text>> = {
  career: { en: "Career", hi: "करियर" },
  marriage: { en: "Marriage", hi: "विवाह" },
  love: { en: "Relationships", hi: "प्रेम संबंध" },
  family: { en: "Family", hi: "परिवार" },
  children: { en: "Children", hi: "संतान" },
  education: { en: "Studies", hi: "पढ़ाई" },
  business: { en: "Business", hi: "व्यापार" },
  property: { en: "Home and property", hi: "घर और संपत्ति" },
  travel: { en: "Moving abroad", hi: "विदेश जाना" },
  muhurat: { en: "Auspicious dates", hi: "शुभ मुहूर्त" },
};

/** The names of the ways to hold a session. */
export const modes: Readonly<Record<SessionMode, Text>> = {
  chat: { en: "Chat", hi: "चैट" },
  call: { en: "Voice call", hi: "वॉइस कॉल" },
  video: { en: "Video call", hi: "वीडियो कॉल" },
};

export const genders: Readonly<Record<"female" | "male", Text>> = {
  female: { en: "Woman", hi: "महिला" },
  male: { en: "Man", hi: "पुरुष" },
};

/** The name of the filter for those who are there now. */
export const onlineNow: Text = { en: "Online now", hi: "अभी ऑनलाइन" };

/** At least so many years of practice. */
export const yearsLabel = (years: string): Text => ({
  en: `${years} years or more`,
  hi: `${years} साल या ज़्यादा`,
});

/** At least so many stars. */
export const starsLabel = (stars: string): Text => ({
  en: `${stars} stars or more`,
  hi: `${stars} स्टार या ज़्यादा`,
});
