import { text as catalogue } from "../../catalogue/text.en.ts";
export const text = {
  title: "Upcoming pujas and chadhava",
  loading: "Loading",
  none: "Nothing new right now",
  noneText: catalogue.pooja.noneText,
  all: "See all pujas",
  pause: "Pause",
  play: "Play",
  back: "Previous",
  on: "Next",
  /** Which of how many is shown. */
  place: (nth: number, all: number) => `${nth} of ${all}`,
};
