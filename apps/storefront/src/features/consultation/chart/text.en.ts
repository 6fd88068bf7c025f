export const text = {
  title: "Your chart",
  lead: (name: string) =>
    `Share your birth details if you like: ${name} then sees your chart during the consultation. You can stop sharing at any time.`,
  shared: (name: string) => `${name} sees your chart.`,
  open: "Share my birth details",
  save: "Share the chart",
  cancel: "Do not share",
  show: "Show the chart",
  hide: "Hide the chart",
  change: "Share another chart",
  stop: "Stop sharing",
  name: "Name",
  failed: "The chart could not be loaded.",
  retry: "Try again",
};
