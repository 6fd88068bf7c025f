import { siteMessages } from "@aradhana/checkout/site-messages-en";
import { shopEn } from "@aradhana/core/shop";
export const text = {
  brand: "Aradhana",
  skip: "Skip to content",
  mainNavigation: "Main",
  home: "Home",
  pujas: "Pujas",
  vipPujas: "VIP pujas",
  chadhaava: "Chadhava",
  blogs: "Blogs",
  orders: "Orders",
  account: "Account",
  search: "Search pujas",
  locale: "Country and language",
  loading: "Loading Aradhana",
  loadingSlow: "Taking longer than usual",
  reload: "Reload",
  slow: siteMessages.slow,
  share: {
    label: "Share",
    copied: "Link copied",
    refused: "Could not copy the link. Copy it from the address bar.",
  },
  offline: siteMessages.offline,
  gone: {
    heading: "This page is not available",
    text: "The link may be wrong, or the page may have been removed.",
    action: "See upcoming pujas",
  },
  failed: {
    ...siteMessages.broken,
    retry: "Try again",
    requestId: "Reference number:",
  },
  unreachable: {
    heading: "No internet connection",
    text: "Check your internet. This page opens as soon as you are back online.",
  },
  support: {
    ask: "Ask on WhatsApp",
    message: (requestId = "") => `Namaste, a page on Aradhana did not open. ${requestId}`.trim(),
  },
  shop: shopEn,
  footer: {
    gstinLabel: "GSTIN",
    payments: "We accept",
    paymentNames: { inr: ["UPI", "Cards", "Net banking"], abroad: ["Cards"] },
    languages: "Languages",
    services: "Services",
    policies: "Policies",
    policyNames: {
      "exchange-policy": "Cancellation and refunds",
      "shipping-policy": "Prasad delivery",
      "term-and-condition": "Terms and conditions",
      "privacy-policy": "Privacy policy",
    },
  },
};
