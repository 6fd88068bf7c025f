export const text = {
  label: "Town or city",
  clear: "Clear",
  none: "No town of that name. Try another spelling, or a larger town nearby.",
  coordinates: "Latitude must be between -90 and 90, longitude between -180 and 180.",
  failed: "The towns could not be loaded. Check your internet and type again.",
  source: "Towns:",
  found: (count: number) => (count === 1 ? "1 town" : `${count} towns`),
};
