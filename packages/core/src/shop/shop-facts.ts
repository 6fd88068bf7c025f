/** Whom a shopper can turn to. */
export interface ShopContact {
  name: string;
  role: string;
  phone: string;
  email: string;
  hours: string;
}

/** Who runs this shop, in one language. */
export interface ShopFacts {
  legalName: string;
  address: string;
  gstin: string;
  customerCare: ShopContact;
  grievanceOfficer: ShopContact;
}

/** Facts that are the same in every language. All are samples: example.com and numbers of zeros belong to no one. */
export const shopNumbers = {
  gstin: "09AAAAA0000A1Z0",
  /** The letter of undertaking under which exports are not taxed. */
  lut: "AD090000000000A (sample)",
  customerCare: { phone: "+91 00000 00000", email: "care@example.com" },
  grievanceOfficer: { phone: "+91 00000 00001", email: "grievance@example.com" },
} as const;
