export const text = {
  title: "Country and language",
  close: "Close",
  language: "Language",
  country: "Country",
  countryHint:
    "Prices follow the country: rupees in India, euros where they are tender, US dollars elsewhere.",
};
