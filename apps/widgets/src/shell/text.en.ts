export const text = {
  /** Tells our part of a partner's page from theirs. */
  name: "Aradhana",
  back: "Back",
  powered: "Powered by Aradhana",
  openSite: "Open full site",
  slow: "Slow connection, still trying",
  newTab: "Opens in a new tab",
  offline: "You are offline. This page may not be up to date.",
  link: {
    expired: "This sign-in link has expired. You can book with your mobile number.",
    other: "Which account?",
    otherText: (signedIn: string, offered: string) =>
      `You are signed in as ${signedIn}. This link is for ${offered}.`,
    stay: (account: string) => `Stay as ${account}`,
    change: (account: string) => `Switch to ${account}`,
  },
  broken: {
    heading: "Oops! Something went wrong.",
    text: "We're sorry for the inconvenience. Please try again later or return to the home page.",
    home: "Navigate to Home",
  },
  failed: {
    heading: "This could not be loaded",
    text: "Check your internet and try again.",
    retry: "Try again",
    requestId: "Reference number:",
  },
};
