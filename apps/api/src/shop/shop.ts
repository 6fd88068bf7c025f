import type { Language } from "@aradhana/core/contract";
import { type ShopFacts, shopEn, shopHi, shopNumbers } from "@aradhana/core/shop";
import type { ShopFactsContent } from "@aradhana/core/staff";
import type { StateCode } from "../geo/postal-circles.ts";
import { stateOfGstin } from "../invoices/gst-states.ts";

/** What is stored of who runs the shop. */
export type StoredShop = Omit<ShopFactsContent, "effective_from">;

/** Who runs the shop. */
export interface Shop {
  gstin: string;
  /** Where it is registered for GST: within this state its tax is CGST and SGST. */
  state: StateCode;
  lut: string;
  facts: Record<Language, ShopFacts>;
}

/** A GSTIN and its state, without which no tax can be split. */
function registration(gstin: string): Pick<Shop, "gstin" | "state"> {
  const state = stateOfGstin(gstin);
  if (!state) throw new Error(`the GSTIN ${gstin} is of no state`);
  return { gstin, state };
}

/** The facts that a shop begins with: samples. */
export const firstShop: Shop = {
  ...{ ...registration(shopNumbers.gstin), lut: shopNumbers.lut },
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
  const facts = { en: factsIn("en"), hi: factsIn("hi") };
  return { ...registration(stored.gstin), lut: stored.lut, facts };
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
