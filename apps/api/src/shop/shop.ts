import type { Language } from "@aradhana/core/contract";
import { type ShopFacts, shopEn, shopHi, shopNumbers } from "@aradhana/core/shop";
import type { ShopFactsContent } from "@aradhana/core/staff";

/** What is stored of who runs the shop. */
export type StoredShop = Omit<ShopFactsContent, "effective_from">;

/** Who runs the shop. */
export interface Shop {
  gstin: string;
  lut: string;
  facts: Record<Language, ShopFacts>;
}

/** The facts that a shop begins with: samples. */
export const firstShop: Shop = {
  ...{ gstin: shopNumbers.gstin, lut: shopNumbers.lut },
  facts: { en: shopEn, hi: shopHi },
};

/** What is stored, as the shop's pages and invoices say it. */
export function shopOf(stored: StoredShop): Shop {
  const factsIn = (language: Language): ShopFacts => {
    const { customerCare, grievanceOfficer } = firstShop.facts[language];
    const { customer_care: care, grievance_officer: officer } = stored;
    return {
      ...{ legalName: stored.legal_name[language], address: stored.address[language], gstin: stored.gstin },
      customerCare: { ...customerCare, ...care, hours: care.hours[language] },
      grievanceOfficer: {
        ...{ ...grievanceOfficer, ...officer },
        ...{ name: officer.name[language], hours: officer.hours[language] },
      },
    };
  };
  return { gstin: stored.gstin, lut: stored.lut, facts: { en: factsIn("en"), hi: factsIn("hi") } };
}

/** The first facts as staff write them. */
export function firstContent(): StoredShop {
  const { en, hi } = firstShop.facts;
  const both = (of: (facts: ShopFacts) => string) => ({ en: of(en), hi: of(hi) });
  const { phone, email } = en.customerCare;
  return {
    legal_name: both(({ legalName }) => legalName),
    address: both(({ address }) => address),
    ...{ gstin: firstShop.gstin, lut: firstShop.lut },
    customer_care: { phone, email, hours: both(({ customerCare }) => customerCare.hours) },
    grievance_officer: {
      name: both(({ grievanceOfficer }) => grievanceOfficer.name),
      ...{ phone: en.grievanceOfficer.phone, email: en.grievanceOfficer.email },
      hours: both(({ grievanceOfficer }) => grievanceOfficer.hours),
    },
  };
}
