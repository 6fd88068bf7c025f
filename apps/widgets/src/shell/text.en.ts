export const text = {
  /** Tells our part of a partner's page from theirs. */
  name: "Aradhana",
  back: "Back",
  openSite: "Open full site",
  newTab: "Opens in a new tab",
  offline: "You are offline. What you see may be older than it says.",
  link: {
    expired: "That sign-in link has expired. You can book with your mobile number.",
    other: "Whose account?",
    otherText: (signedIn: string, offered: string) =>
      `You are signed in as ${signedIn}. The link you followed signs in ${offered}.`,
    stay: (account: string) => `Stay as ${account}`,
    change: (account: string) => `Change to ${account}`,
  },
  broken: {
    heading: "Oops! Something went wrong.",
    text: "We're sorry for the inconvenience. Please try again later or return to the home page.",
    home: "Navigate to Home",
  },
  failed: {
    heading: "This could not be shown",
    text: "The connection may have dropped, or the fault is ours. Please try again.",
    retry: "Try again",
    requestId: "Quote this number to support:",
  },
};
