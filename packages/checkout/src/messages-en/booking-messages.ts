/** Where a parcel goes, with what is wrong in each field. */
export const addressMessages = {
  title: "Where should we deliver prasad?",
  country: "Country",
  pin: "PIN code",
  pinHint: "6 digits",
  pinError: "Enter a valid 6-digit PIN code",
  postcode: "Postcode",
  postcodeHint: "Leave empty if there is none",
  postcodeError: "Enter the postcode",
  line1: "House and street",
  line1Error: "Enter your house and street",
  line2: "Area (optional)",
  landmark: "Landmark (optional)",
  city: "Town or city",
  cityError: "Enter the town or city",
  district: "District (optional)",
  state: "State",
  stateError: "Enter the state",
  chooseState: "Choose the state",
  region: "State or region (optional)",
  customs: "Customs duty may apply outside India; the receiver pays it.",
  errors: {
    too_long: "This is too long. Shorten it",
    characters: "Begin with a letter or a digit, not with @ + - or =",
  },
};
export type AddressMessages = typeof addressMessages;

/** A phone number, with what is wrong with it. */
export const phoneMessages = {
  label: "Mobile number",
  dialCode: (code: string) => `Country code +${code}`,
  chooseDialCode: "Country code",
  errors: {
    empty: "Enter your mobile number",
    length: "Enter a 10-digit mobile number",
    first_digit: "Indian mobile numbers start with 6, 7, 8 or 9",
    invalid: "This number does not match the country code",
  },
};
export type PhoneMessages = typeof phoneMessages;

/** The names that are read out, and of which gotra. */
export const namesMessages = {
  title: "Names for the sankalp",
  name: (nth: number): string => (nth === 1 ? "Your name" : `Name ${nth}`),
  nameError: "Enter the name",
  nameInvalid: "Use letters only, at least 2",
  gotra: "Gotra (optional)",
  gotraError: "Enter the gotra in letters, or leave it empty",
  spelling: "The priest will read",
  otherSpelling: "Another spelling",
  ownSpelling: "In Devanagari",
  ownSpellingError: "Write the name in Devanagari",
  hear: "Hear it",
  requiredGotra: "Gotra",
  commonGotras: "Common gotras",
  gotraUnknown: "I don't know",
  gotraCustom: "The priest then says Kashyap, by the temple's custom.",
  add: "Add a name",
  remove: (nth: number): string => `Remove name ${nth}`,
};
export type NamesMessages = typeof namesMessages;

/** A one-time code that was sent to a phone. */
export const codeMessages = {
  label: "OTP",
  willSend: "We will send an OTP to this number.",
  sentTo: (number: string) => `Sent to ${number}`,
  change: "Change",
  sixDigits: "Enter the 6-digit OTP",
  resend: "Resend OTP",
  resendIn: (seconds: number): string =>
    `Resend OTP in ${seconds > 5_400 ? `${Math.ceil(seconds / 3_600)} hours` : seconds > 59 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`}`,
};
export type CodeMessages = typeof codeMessages;

/** The consent that every order needs. */
export const consentMessages = {
  consent: "I agree to the",
  terms: "terms",
  and: "and the",
  privacy: "privacy policy",
  consentError: "Please agree to the terms to continue",
};
export type ConsentMessages = typeof consentMessages;

/** Whom the invoice is for, where the form for it did not load. */
export const invoiceLostMessages = {
  lost: "The form for your invoice did not load.",
  /** The order cannot be placed without it. */
  lostRequired: "This order needs an address for the invoice, and the form for it did not load.",
};

/** What can be added to a puja. */
export const addonMessages = {
  heading: "Add-ons (optional)",
  none: "You pay only for what you add.",
  empty: "This puja has no add-ons.",
  less: (title: string) => `One less: ${title}`,
  more: (title: string) => `One more: ${title}`,
  dakshina: (symbol: string) => `Dakshina for the priests, in ${symbol} (optional)`,
  dakshinaTitle: "Dakshina",
  dakshinaHint: "Give what you wish. All of it goes to the priests.",
};
