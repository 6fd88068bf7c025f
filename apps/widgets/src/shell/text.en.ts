import { linkLoginMessages, siteMessages } from "@aradhana/checkout/site-messages-en";
export const text = {
  /** Tells our part of a partner's page from theirs. */
  name: "Aradhana",
  back: "Back",
  powered: "Powered by Aradhana",
  openSite: "Open full site",
  slow: siteMessages.slow,
  newTab: "Opens in a new tab",
  offline: siteMessages.offline,
  link: {
    expired: "This sign-in link has expired. You can book with your mobile number.",
    ...linkLoginMessages,
  },
  broken: siteMessages.broken,
  failed: {
    heading: "This could not be loaded",
    unreachable: siteMessages.checkInternet,
    byServer: siteMessages.serverFailed,
    retry: siteMessages.retry,
    requestId: siteMessages.requestId,
  },
};
