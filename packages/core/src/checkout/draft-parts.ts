/** An address that is being filled in: empty where nothing was. */
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

/** An address of which nothing but the country is known. */
export const emptyAddress = (country_code: string): AddressDraft => ({
  ...{ country_code, postcode: "", line1: "", line2: "" },
  ...{ landmark: "", city: "", district: "", state: "" },
});

/** Somebody whose name is read out. */
export interface NamedDevotee {
  /** Tells the rows apart. */
  key: number;
  name: string;
  /** Empty where it is not known. */
  gotra: string;
}
