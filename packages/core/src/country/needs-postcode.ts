import type { CountryCode } from "./default-country.ts";

/** Where the post asks for a code in every address; elsewhere there is none, or letters come without. */
const withPostcode =
  "at au be bg br ca ch cn cz de dk ee es fi fr gb gr hr hu id il in it jp kr li lk lt lu lv mc mt mx my nl no nz ph pl pt ro rs ru se sg si sk th tr tw ua us vn za";

/** Whether a parcel to this country goes nowhere without a postcode. */
export const needsPostcode = (country: CountryCode): boolean => withPostcode.split(" ").includes(country);
