import { addressMessages, namesMessages } from "./booking-messages.ts";

/** An address that a customer saves for the next order. */
export const savedAddressMessages = {
  ...addressMessages,
  title: "Address",
  name: "Full name",
  nameError: namesMessages.nameError,
  nameInvalid: namesMessages.nameInvalid,
  phoneHint: "The courier calls this number.",
  type: "Save as",
  types: { home: "Home", work: "Work", other: "Other" },
  makeDefault: "Use as my default address",
  save: "Save address",
  cancel: "Cancel",
};
export type SavedAddressMessages = typeof savedAddressMessages;

/** What is offered to a signed-in buyer while booking. */
export const savedMessages = {
  names: "Your saved names",
  earlier: "Names from your earlier orders",
  phones: "Another number of yours",
  addresses: "Your saved addresses",
  save: {
    names: "Save these names for my next booking",
    address: "Save this address for my next order",
    both: "Save names and address for my next booking",
    birth: "Save these birth details for my next order",
  },
};
export type SavedMessages = typeof savedMessages;
