/** Connection and errors, on every page of every app. */
export const siteMessages = {
  slow: "Slow connection, still trying",
  offline: "You are offline. This page may not be up to date.",
  checkInternet: "Check your internet and try again.",
  serverFailed: "Something went wrong on our side. Try again in a moment.",
  retry: "Try again",
  requestId: "Reference number:",
  askOnWhatsapp: "Ask on WhatsApp",
  aboutOrder: (number: string) => `Namaste, I have a question about order ${number}.`,
  broken: {
    heading: "Oops! Something went wrong.",
    text: "We're sorry for the inconvenience. Please try again later or return to the home page.",
    home: "Go to Home",
  },
};

/** A link that signs in: whose account it opens. */
export const linkLoginMessages = {
  other: "Which account?",
  otherText: (signedIn: string, offered: string): string =>
    `You are signed in as ${signedIn}. This link is for ${offered}.`,
  stay: (account: string): string => `Stay as ${account}`,
  change: (account: string): string => `Switch to ${account}`,
};
