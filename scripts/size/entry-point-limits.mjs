/** Limits of the entry points of core, with all their dependencies, that are larger than most. */
export const entryPointLimits = {
  // docs/decisions/0045; with the published reviews and the facts of the shop.
  api: "24.5 kB",
  "app-state": "0.5 kB",
  // The schemas of the contract's names and places, and the form's own rules.
  birth: "5.1 kB",
  // With the schemas of a quote of the cart.
  cart: "7.5 kB",
  "cart-count": "0.5 kB",
  // The schemas of conversations, and what sends and follows their messages.
  chat: "7.2 kB",
  // The API client that places the order and saves names and address, and libphonenumber-js as in `phone`.
  checkout: "68.8 kB",
  // Bookings, sessions and their calls.
  consultation: "7.4 kB",
  // With conversations and returns, of which other screens load nothing, and the longest bodies of uploads.
  contract: "17.3 kB",
  country: "5.3 kB",
  currency: "0.5 kB",
  // Products, gems, delivery and the cart, with the contract of a quote.
  goods: "7.8 kB",
  // The schemas of a report, with those of a birth.
  kundali: "4.6 kB",
  language: "0.5 kB",
  lazy: "1 kB",
  logging: "0.4 kB",
  // The state of a call, and the schemas of its signals with those of the contract.
  "media-call": "7.4 kB",
  money: "0.6 kB",
  "name-correction": "4.8 kB",
  // Nine tenths of it are names; a page fetches it when a name is typed.
  names: "30 kB",
  payment: "7 kB",
  // The schemas of a day, with those of the contract.
  panchang: "4.2 kB",
  // Number words of two languages, for the API.
  "outside-payment": "3 kB",
  // libphonenumber-js; apps load most of it only when a number of another country is typed.
  phone: "50 kB",
  platform: "0.4 kB",
  "pooja-status": "0.4 kB",
  sankalp: "4 kB",
  // With the contract of a quote.
  services: "3.9 kB",
  search: "3.5 kB",
  session: "0.6 kB",
  // Schemas of the API of staff, which no shop loads.
  staff: "15.8 kB",
  time: "0.5 kB",
};

/** Limits of the entry points of jyotish, with astronomy-engine in those that need it; `all` is the whole package. */
export const jyotishLimits = {
  all: "30 kB",
  chart: "24 kB",
  dosha: "24 kB",
  panchang: "26 kB",
  sky: "23 kB",
};
