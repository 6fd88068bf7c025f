export const text = {
  title: "Country and language",
  close: "Close",
  language: "Language",
  country: "Country",
  countryHint: "Prices follow the country: rupees in India, euros in the euro area, US dollars elsewhere.",
};
