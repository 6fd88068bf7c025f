/** What the keys of bookings being filled in begin with: so much is asked before what reads them is fetched. */
export const draftPrefix = "draft:continue:";
