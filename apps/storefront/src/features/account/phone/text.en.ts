export const text = {
  label: "Mobile number",
  dialCode: (code: string) => `Country code +${code}`,
  chooseDialCode: "Country code",
  close: "Close",
  errors: {
    empty: "Enter your mobile number",
    length: "Enter a 10-digit mobile number",
    first_digit: "Indian mobile numbers start with 6, 7, 8 or 9",
    invalid: "This number does not fit the country code",
  },
};
