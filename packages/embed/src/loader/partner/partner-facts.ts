/** Background and text of a partner's button in one colour scheme. */
interface Colors {
  ground: string;
  text: string;
}

/** The public data of a partner; for an unknown partner, its id only. */
export interface PartnerFacts {
  id: string;
  name?: string;
  origins?: readonly string[];
  /** Missing where the partner's own are unreadable. */
  colors?: Readonly<Record<"light" | "dark", Colors>> | undefined;
}
