export const text = {
  label: "Town or city",
  clear: "Clear",
  none: "No town of that name. Try another spelling, or a larger town nearby.",
  failed: "The towns could not be loaded. Check your internet and type again.",
  found: (count: number) => (count === 1 ? "1 town" : `${count} towns`),
};
