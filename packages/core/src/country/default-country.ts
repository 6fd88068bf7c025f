/** ISO 3166-1 alpha-2 in lower case. */
export type CountryCode = string;

/** Where a visitor is taken to be while nothing says otherwise (specification, section 9). */
export const defaultCountry: CountryCode = "in";
