/** Where a parcel goes, with what is wrong in each field. */
export const addressMessages = {
  title: "Where should prasad go?",
  country: "Country",
  pin: "PIN code",
  pinHint: "Six digits; it fills in the state",
  pinError: "Enter the PIN code: six digits, the first 1 to 9",
  postcode: "Postcode",
  postcodeHint: "Leave empty if there is none",
  postcodeError: "Enter the postcode",
  line1: "House and street",
  line1Error: "Enter house and street",
  line2: "Area (optional)",
  landmark: "Landmark (optional)",
  city: "Town or city",
  cityError: "Enter the town or city",
  district: "District (optional)",
  state: "State",
  stateError: "Enter the state",
  region: "State or region (optional)",
  customs: "Parcels abroad may meet customs duty, which the receiver pays.",
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
    invalid: "This number does not fit the country code",
  },
};
export type PhoneMessages = typeof phoneMessages;

/** The names that are read out, and of which gotra. */
export const namesMessages = {
  title: "Names for the sankalp",
  name: (nth: number): string => (nth === 1 ? "Your name" : `Name ${nth}`),
  nameError: "Enter the name, letters only, 2 to 60 of them",
  gotra: "Gotra (optional)",
  gotraError: "Enter the gotra, letters only, or leave it empty",
  add: "Add a name",
  remove: (nth: number): string => `Remove name ${nth}`,
};
export type NamesMessages = typeof namesMessages;

/** A one-time code that was sent to a phone. */
export const codeMessages = {
  label: "One-time code",
  sentTo: (number: string) => `Sent to ${number}`,
  change: "Change",
  sixDigits: "Enter the six digits of the code",
  resend: "Send again",
  resendIn: (seconds: number): string =>
    `Send again in ${seconds > 60 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`}`,
};
export type CodeMessages = typeof codeMessages;

/** The consent that every order needs. */
export const consentMessages = {
  consent: "I agree to the",
  terms: "terms",
  and: "and the",
  privacy: "privacy notice",
  consentError: "Please agree to the terms to continue",
};

/** What can be added to a puja. */
export const addonMessages = {
  heading: "Add an offering, if you wish",
  none: "Nothing is added unless you add it.",
  empty: "This puja has no add-ons.",
  less: (title: string) => `One less: ${title}`,
  more: (title: string) => `One more: ${title}`,
  dakshina: (symbol: string) => `Dakshina for the priests, in ${symbol} (optional)`,
  dakshinaHint: "Give what you wish; all of it goes to the priests.",
};
