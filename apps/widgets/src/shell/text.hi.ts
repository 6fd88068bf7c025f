import { linkLoginMessages, siteMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  name: "आराधना",
  back: "पीछे जाएँ",
  powered: "आराधना द्वारा संचालित",
  openSite: "पूरी साइट खोलें",
  slow: siteMessages.slow,
  newTab: "नए टैब में खुलता है",
  offline: siteMessages.offline,
  link: {
    expired: "साइन इन का यह लिंक अब मान्य नहीं है। आप अपने मोबाइल नंबर से बुक कर सकते हैं।",
    ...linkLoginMessages,
  },
  broken: siteMessages.broken,
  failed: {
    heading: "यह नहीं खुल सका",
    unreachable: siteMessages.checkInternet,
    byServer: siteMessages.serverFailed,
    retry: siteMessages.retry,
    requestId: siteMessages.requestId,
  },
};
