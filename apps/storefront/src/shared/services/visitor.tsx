import type { Language } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";
import { createContext, useContext } from "react";

/** What a page depends on besides its address. The same on the server and in the browser. */
export interface Visitor {
  country: CountryCode;
  language: Language;
}

const VisitorContext = createContext<Visitor | undefined>(undefined);
export const VisitorProvider = VisitorContext.Provider;

/** The country and language of the visitor. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error("useVisitor needs a <VisitorProvider> around it; the entries put one.");
  return visitor;
}
