import type { Spoken } from "./ritual-names.ts";

/** The gotras that most buyers give, for a form to offer at a tap. */
export const commonGotras: readonly Spoken[] = [
  ["Kashyap", "काश्यप"],
  ["Bharadwaj", "भारद्वाज"],
  ["Vashishtha", "वसिष्ठ"],
  ["Gautam", "गौतम"],
  ["Shandilya", "शाण्डिल्य"],
  ["Garg", "गर्ग"],
];
