import type { GemForm } from "../goods/index.ts";

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

/** The address without the lines that only Indian ones have: abroad they are not on the screen. */
export const usedAddress = (address: AddressDraft): AddressDraft =>
  address.country_code === "in" ? address : { ...address, landmark: "", district: "" };

/** How a good is made and paid. */
export interface GoodDraft {
  /** Of a gemstone: loose, or set in a metal. */
  form: GemForm;
  metal: string | null;
  /** Of a ring; null until it is chosen. */
  ringSize: number | null;
  /** Whether it is energised in the name of the first devotee. */
  isEnergised: boolean;
  /** Cash on delivery. */
  paysOnDelivery: boolean;
  /** The colour that the page's address named when the draft was last continued. */
  named?: string | undefined;
  /** Whether it was sold to somebody else meanwhile: the order of another one begins with this draft. */
  isSold?: boolean | undefined;
}

/** A good as it comes: nothing is made, added or postponed. */
export const plainGood: GoodDraft = {
  ...{ form: "loose", metal: null, ringSize: null },
  ...{ isEnergised: false, paysOnDelivery: false },
};

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
  /** The line of the cart that is energised in this name. */
  lineId?: string | undefined;
}
