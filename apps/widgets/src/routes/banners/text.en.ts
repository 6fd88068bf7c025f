import { siteMessages } from "@aradhana/checkout/site-messages-en";
export const text = {
  title: "Upcoming",
  loading: "Loading",
  slow: siteMessages.slow,
  none: "Nothing new right now",
  noneText: "See all upcoming pujas on the full site.",
  all: "See all pujas",
  pause: "Pause",
  play: "Play",
  back: "Back",
  on: "Next",
  /** Which of how many is shown. */
  place: (nth: number, all: number) => `${nth} of ${all}`,
};
