/** The one key under which a tab stores its drafts. */
export const draftsKey = "checkout_drafts";
