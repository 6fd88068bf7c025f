import { type ShopFacts, shopNumbers } from "./shop-facts.ts";

/** Who runs this shop, in English. */
export const shopEn: ShopFacts = {
  legalName: "Aradhana Sample Services Private Limited",
  address: "0 Sample Marg, Example Nagar, Varanasi, Uttar Pradesh 221001, India",
  gstin: `${shopNumbers.gstin} (sample)`,
  customerCare: {
    name: "Customer care",
    role: "Bookings, names, deliveries and refunds",
    hours: "Every day from 7 am to 10 pm, India time",
    ...shopNumbers.customerCare,
  },
  grievanceOfficer: {
    name: "Asha Namuna (sample)",
    role: "Grievance officer",
    hours: "Monday to Saturday, 10 am to 6 pm, India time",
    ...shopNumbers.grievanceOfficer,
  },
};
