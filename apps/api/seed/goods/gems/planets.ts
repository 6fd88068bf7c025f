import type { Text } from "../../text.ts";

export type Planet = "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn" | "rahu" | "ketu";

type Wearing = { readonly finger: Text; readonly metal: Text; readonly day: Text; readonly mantra: Text };

const ring: Text = { en: "ring finger", hi: "अनामिका" };
const middle: Text = { en: "middle finger", hi: "मध्यमा" };
const little: Text = { en: "little finger", hi: "कनिष्ठा" };
const index: Text = { en: "index finger", hi: "तर्जनी" };
const gold: Text = { en: "gold", hi: "सोना" };
const silver: Text = { en: "silver", hi: "चाँदी" };
const saturday: Text = { en: "Saturday", hi: "शनिवार" };

/** Names and the custom of wearing. Metal and finger differ by author; the mantra is the name in the dative, with namah. */
export const planets: Record<Planet, { readonly name: Text; readonly wearing: Wearing }> = {
  sun: {
    name: { en: "Sun (Surya)", hi: "सूर्य" },
    wearing: {
      finger: ring,
      metal: { en: "gold or copper", hi: "सोना या ताँबा" },
      day: { en: "Sunday", hi: "रविवार" },
      mantra: { en: "Om Suryaya Namah", hi: "ॐ सूर्याय नमः" },
    },
  },
  moon: {
    name: { en: "Moon (Chandra)", hi: "चंद्र" },
    wearing: {
      finger: little,
      metal: silver,
      day: { en: "Monday", hi: "सोमवार" },
      mantra: { en: "Om Chandraya Namah", hi: "ॐ चंद्राय नमः" },
    },
  },
  mars: {
    name: { en: "Mars (Mangal)", hi: "मंगल" },
    wearing: {
      finger: ring,
      metal: { en: "gold or copper", hi: "सोना या ताँबा" },
      day: { en: "Tuesday", hi: "मंगलवार" },
      mantra: { en: "Om Angarakaya Namah", hi: "ॐ अंगारकाय नमः" },
    },
  },
  mercury: {
    name: { en: "Mercury (Budh)", hi: "बुध" },
    wearing: {
      finger: little,
      metal: gold,
      day: { en: "Wednesday", hi: "बुधवार" },
      mantra: { en: "Om Budhaya Namah", hi: "ॐ बुधाय नमः" },
    },
  },
  jupiter: {
    name: { en: "Jupiter (Guru)", hi: "गुरु" },
    wearing: {
      finger: index,
      metal: gold,
      day: { en: "Thursday", hi: "गुरुवार" },
      mantra: { en: "Om Brihaspataye Namah", hi: "ॐ बृहस्पतये नमः" },
    },
  },
  venus: {
    name: { en: "Venus (Shukra)", hi: "शुक्र" },
    wearing: {
      finger: middle,
      metal: { en: "silver or platinum", hi: "चाँदी या प्लैटिनम" },
      day: { en: "Friday", hi: "शुक्रवार" },
      mantra: { en: "Om Shukraya Namah", hi: "ॐ शुक्राय नमः" },
    },
  },
  saturn: {
    name: { en: "Saturn (Shani)", hi: "शनि" },
    wearing: {
      finger: middle,
      metal: { en: "silver or panchdhatu", hi: "चाँदी या पंचधातु" },
      day: saturday,
      mantra: { en: "Om Shanaishcharaya Namah", hi: "ॐ शनैश्चराय नमः" },
    },
  },
  rahu: {
    name: { en: "Rahu", hi: "राहु" },
    wearing: {
      finger: middle,
      metal: { en: "silver or ashtadhatu", hi: "चाँदी या अष्टधातु" },
      day: saturday,
      mantra: { en: "Om Rahave Namah", hi: "ॐ राहवे नमः" },
    },
  },
  ketu: {
    name: { en: "Ketu", hi: "केतु" },
    wearing: {
      finger: ring,
      metal: silver,
      day: { en: "Tuesday or Thursday", hi: "मंगलवार या गुरुवार" },
      mantra: { en: "Om Ketave Namah", hi: "ॐ केतवे नमः" },
    },
  },
};

/** The rashis in order with their lords. Rahu and Ketu own none. */
const lords = [
  ["mesha", "mars"],
  ["vrishabha", "venus"],
  ["mithuna", "mercury"],
  ["karka", "moon"],
  ["simha", "sun"],
  ["kanya", "mercury"],
  ["tula", "venus"],
  ["vrishchika", "mars"],
  ["dhanu", "jupiter"],
  ["makara", "saturn"],
  ["kumbha", "saturn"],
  ["meena", "jupiter"],
] as const;

export type RashiSlug = (typeof lords)[number][0];

/** The rashis of a planet: the popular rule of the rashi ratna, by Moon sign. */
export const rashisOf = (planet: Planet): RashiSlug[] =>
  lords.filter(([, lord]) => lord === planet).map(([rashi]) => rashi);

const difficult = new Set([6, 8, 12]);
const trikona = new Set([1, 5, 9]);

/** The lagnas for which the planet owns house 6, 8 or 12 and no trikona: most astrologers advise against its gem. */
export function lagnasToAvoid(planet: Planet): RashiSlug[] {
  return lords
    .filter((_, lagna) => {
      const houses = lords.flatMap(([, lord], sign) =>
        lord === planet ? [((sign - lagna + 12) % 12) + 1] : [],
      );
      return houses.some((house) => difficult.has(house)) && !houses.some((house) => trikona.has(house));
    })
    .map(([rashi]) => rashi);
}
