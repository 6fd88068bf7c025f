import type { Hour } from "../../art/scenes/hours.ts";
import { templeLooks } from "../../art/scenes/temples/temples.ts";
import type { ImageRef } from "../pujas/puja-series.ts";
import { type TempleSlug, temples } from "../temples/temples.ts";
import type { Text } from "../text.ts";

const hourTexts: Record<Hour, Text> = {
  predawn: { en: "before dawn", hi: "भोर से पहले" },
  sunrise: { en: "at sunrise", hi: "सूर्योदय के समय" },
  morning: { en: "in the morning", hi: "सुबह के समय" },
  noon: { en: "at noon", hi: "दोपहर में" },
  dusk: { en: "at dusk", hi: "साँझ में" },
  night: { en: "by night", hi: "रात में" },
};

/** What a scene shows, as its alternative text: the temple, the hour, and what is done. */
export function drawingOf(temple: TempleSlug, hour: Hour, shown: Text): Text {
  const place = temples.find(({ slug }) => slug === temple)?.name;
  if (!place) throw new Error(`There is no temple "${temple}" in temples.ts.`);
  const when = hourTexts[hour];
  return {
    en: `Drawing: ${place.en} ${when.en}; ${shown.en}`,
    hi: `चित्र: ${when.hi} ${place.hi}; ${shown.hi}`,
  };
}

/** The picture of a temple by itself. */
export const templeDrawing = (temple: TempleSlug): ImageRef => ({
  name: `temple-${temple}`,
  alt: drawingOf(temple, templeLooks[temple].time.hour, { en: "lamps before it", hi: "सामने दीप" }),
});
