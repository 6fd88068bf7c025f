type Values = Record<string, unknown>;

/** The form's list of lines is the API's list of origins. */
export const partnerOf = ({ origins, ...values }: Values): Values => ({
  ...values,
  origins:
    typeof origins === "string"
      ? origins
          .split(/\s+/)
          .map((line) => line.replace(/\/$/, ""))
          .filter(Boolean)
      : origins,
});
