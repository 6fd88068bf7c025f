/** The id of the form that is paid. */
export const payFormId = "booking";
