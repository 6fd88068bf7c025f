export const text = {
  title: "Coming up",
  loading: "Loading",
  slow: "Slow connection, still trying",
  none: "Nothing is announced just now",
  noneText: "The full site has all coming pujas.",
  all: "See all pujas",
  pause: "Stop changing",
  play: "Navigate on changing",
  back: "Back",
  on: "Further",
  /** Which of how many is shown. */
  place: (nth: number, all: number) => `${nth} of ${all}`,
};
