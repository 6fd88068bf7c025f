/** The name of the element in partners' pages. */
export const TAG = "aradhana-widget";
