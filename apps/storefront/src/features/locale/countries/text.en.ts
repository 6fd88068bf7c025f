export const text = {
  find: "Find a country or a dial code",
  clear: "Clear",
  none: (typed: string) => `No country matches “${typed}”.`,
};
