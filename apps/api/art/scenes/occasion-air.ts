import type { OccasionKey } from "../../src/calendar/occasion-rules.ts";

/** A tint of the whole scene and its strength, 0 to 1. */
export interface Air {
  readonly colour: string;
  readonly pull: number;
}

const monday: Air = { colour: "#6f8fc9", pull: 0.5 };
const tuesday: Air = { colour: "#b3202a", pull: 0.34 };
const thursday: Air = { colour: "#e0ac1c", pull: 0.5 };
const friday: Air = { colour: "#e58fb4", pull: 0.56 };
const saturday: Air = { colour: "#31508f", pull: 0.5 };
const fullMoon: Air = { colour: "#b9a6dd", pull: 0.4 };
const newMoon: Air = { colour: "#9a7a4c", pull: 0.34 };
const eighth: Air = { colour: "#8a1046", pull: 0.36 };
const pradosh: Air = { colour: "#35519c", pull: 0.3 };

/** The tint of an occasion; weekdays have the colour of their graha. Without one the deity's tint applies. */
export const occasionAir: Partial<Record<OccasionKey, Air>> = {
  "monday-sunrise": monday,
  "monday-dusk": monday,
  "tuesday-sunrise": tuesday,
  "tuesday-dusk": tuesday,
  "thursday-sunrise": thursday,
  "friday-sunrise": friday,
  "saturday-sunrise": saturday,
  "saturday-dusk": saturday,
  pradosh,
  "soma-pradosh": monday,
  purnima: { colour: "#c23d74", pull: 0.5 },
  "purnima-dusk": fullMoon,
  "amavasya-midday": newMoon,
  "vinayaka-chaturthi": { colour: "#d97a3a", pull: 0.3 },
  "shukla-panchami": { colour: "#f0c548", pull: 0.55 },
  durgashtami: eighth,
  "shukla-navami": { colour: "#3f8a6a", pull: 0.3 },
};
