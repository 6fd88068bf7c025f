/** An address form. Unfilled fields are empty strings. */
export interface AddressDraft {
  country_code: string;
  postcode: string;
  line1: string;
  line2: string;
  landmark: string;
  city: string;
  district: string;
  state: string;
}

/** An empty address in a country. */
export const emptyAddress = (country_code: string): AddressDraft => ({
  ...{ country_code, postcode: "", line1: "", line2: "" },
  ...{ landmark: "", city: "", district: "", state: "" },
});

/** A person whose name is read out. */
export interface NamedDevotee {
  /** React key of the row. */
  key: number;
  name: string;
  /** How the priest reads the name; absent until the form proposes it. */
  name_devanagari?: string | undefined;
  /** Whether the buyer chose or wrote that spelling: it no longer follows the name. */
  isWritten?: boolean | undefined;
  /** Empty if unknown. */
  gotra: string;
  /** Whether the buyer said that it is not known. */
  gotra_unknown?: boolean | undefined;
}
