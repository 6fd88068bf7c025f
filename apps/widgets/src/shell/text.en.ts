export const text = {
  /** Tells our part of a partner's page from theirs. */
  name: "Aradhana",
  openSite: "Open full site",
  newTab: "Opens in a new tab",
  offline: "You are offline. What you see may be older than it says.",
  failed: {
    heading: "This could not be shown",
    text: "The connection may have dropped, or the fault is ours. Please try again.",
    retry: "Try again",
    requestId: "Quote this number to support:",
  },
};
