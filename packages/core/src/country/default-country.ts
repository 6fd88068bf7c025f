/** ISO 3166-1 alpha-2 in lower case. */
export type CountryCode = string;

/** The country assumed until another is known (specification, section 9). */
export const defaultCountry: CountryCode = "in";
