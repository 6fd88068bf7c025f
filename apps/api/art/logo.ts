/** The lotus of the brand as path data for `viewBox="-60 -60 120 120"`, drawn with a stroke of 5 and no fill. */
export const lotusLogo =
  "M0 34C-14 18-14-8 0-34C14-8 14 18 0 34ZM-3 33C-26 26-38 4-32-20C-16-12-6 8-3 33ZM3 33C26 26 38 4 32-20C16-12 6 8 3 33ZM-34 44C-12 52 12 52 34 44";
