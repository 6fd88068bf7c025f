import { units } from "../../shared/i18n/units.en.ts";

export const text = {
  list: "Gemstones",
  description: (treatment: string, lab: string) =>
    `${treatment}, with a report of ${lab}. Exact weight, origin, whom it suits by tradition, and returns.`,
  askAbout: (title: string) => `I have a question about ${title}:`,
  weight: "Weight",
  size: "Size",
  sizeOf: ([length, width, depth]: readonly [number, number, number]) => `${length} × ${width} × ${depth} mm`,
  sizeNote: "length × width × depth",
  scale: {
    title: "How large it is",
    coin: "₹10",
    label: (length: number, width: number, coin: number, finger: number) =>
      `To scale: the stone, ${length} × ${width} mm, beside a ₹10 coin of ${coin} mm and on a finger ${finger} mm wide.`,
    views: (length: number, width: number, depth: number) =>
      `From above, ${length} × ${width} mm, and from the side, ${depth} mm deep.`,
  },
  save: {
    save: "Save",
    done: "Saved on this device.",
    removed: "No longer saved.",
    full: (most: number) => `Only ${most} stones can be saved: remove one first.`,
    see: "See saved gemstones",
  },
  shapeAndColour: "Shape and colour",
  clarity: "Clarity",
  origin: "Origin",
  treatment: "Treatment",
  report: "Laboratory report",
  mineral: (mineral: string, gravity: number, refraction: number) =>
    `${mineral}; specific gravity ${gravity}, refractive index ${refraction}`,
  suits: {
    title: "Whom it suits, by tradition",
    planet: (planet: string) => `The stone of ${planet}.`,
    instead: (stone: string) => `Worn in place of ${stone}.`,
    rashis: "Rashi",
    note: "This is tradition and belief, not a promise and not medical advice.",
  },
  avoid: {
    title: "When not to wear it",
    ascendants: (names: string) => `Most astrologers advise against it for the ascendants (lagna) ${names}.`,
    opinion: "If an astrologer still tells you to wear it, ask a second one.",
  },
  wearing: { title: "How it is worn", finger: "Finger", metal: "Metal", day: "Day", mantra: "Mantra" },
  settings: {
    title: "Loose, ring or pendant",
    making: "Making charge",
    none: "None",
    sentIn: (count: number) => `Ships in ${units.days(count)}`,
    returned: (count: number) => (count > 0 ? `Return within ${units.days(count)}` : "No return"),
    setting: "Setting",
  },
  sold: {
    heading: "This stone is sold or reserved",
    text: "Somebody bought it or is paying for it now. Each stone is one of a kind. These are the nearest in weight and price.",
    others: "See all gemstones",
  },
  similar: "Similar stones",
};
