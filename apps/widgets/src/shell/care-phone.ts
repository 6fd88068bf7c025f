import { shopNumbers } from "@aradhana/core/shop";

/** The number of customer care: the server writes that of the shop's facts into the document; without any, that of the build. */
export const carePhone = ({ documentElement }: Document): string =>
  documentElement.dataset.carePhone ?? shopNumbers.customerCare.phone;
