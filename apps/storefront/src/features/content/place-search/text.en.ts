export const text = {
  label: "Town or city",
  clear: "Clear",
  none: "No town of that name. Try another spelling, or a larger town nearby.",
  coordinates: "There is no such point. Latitude goes from -90 to 90, longitude from -180 to 180.",
  failed: "The towns could not be loaded. Check your internet and type again.",
  found: (count: number) => (count === 1 ? "1 town" : `${count} towns`),
};
