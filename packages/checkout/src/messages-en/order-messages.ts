/** The form that places an order, for every line of business. */
export const placingMessages = {
  contactNote: "Only for updates about this order.",
  failed: "That did not work. You have not been charged; what you filled in is saved.",
  closed: "Bookings for this date are closed",
};

/** In whose name goods are energised. */
export const energisedMessages = {
  energised: "Energised in your name",
  energisedFor: (name: string, gotra: string | null) =>
    gotra ? `Energised for ${name}, gotra ${gotra}` : `Energised for ${name}, gotra not given`,
};

/** Instead of an order that cannot be shown. */
export const orderAccessMessages = {
  missing: "We could not find this order",
  missingText: "Open the link we sent you, or sign in with the number you booked with.",
  signedOut: "You were signed out. Sign in to continue",
};
