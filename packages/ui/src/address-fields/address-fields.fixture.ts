import type { AddressLabels, PostalAddress } from "./address-fields.tsx";

export const nowhere: PostalAddress = {
  country_code: "in",
  postcode: "",
  line1: "",
  line2: "",
  landmark: "",
  city: "",
  district: "",
  state: "",
};

export const countries = [
  { short_name: "in", name: "India" },
  { short_name: "np", name: "Nepal" },
  { short_name: "us", name: "United States" },
];

export const labels: AddressLabels = {
  country: "Country",
  pin: "PIN code",
  pinHint: "6 digits; fills in the state",
  postcode: "Postcode",
  postcodeHint: "Leave empty if there is none",
  line1: "House and street",
  line2: "Area (optional)",
  landmark: "Landmark (optional)",
  city: "Town or city",
  district: "District (optional)",
  state: "State",
  region: "State or region (optional)",
  chooseState: "Choose the state",
  customs: "Customs duty may apply outside India; the receiver pays it.",
};

export const hindiLabels: AddressLabels = {
  country: "देश",
  pin: "पिन कोड",
  pinHint: "छह अंक; इससे राज्य अपने-आप भर जाता है",
  postcode: "पोस्टकोड",
  postcodeHint: "न हो तो रिक्त छोड़ दें",
  line1: "मकान और गली",
  line2: "क्षेत्र (वैकल्पिक)",
  landmark: "लैंडमार्क (वैकल्पिक)",
  city: "नगर या गाँव",
  district: "ज़िला (वैकल्पिक)",
  state: "राज्य",
  region: "राज्य या प्रांत (वैकल्पिक)",
  chooseState: "राज्य चुनें",
  customs: "विदेश में पार्सल पर सीमा शुल्क लग सकता है, जो पाने वाला देता है।",
};
