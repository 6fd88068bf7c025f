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
  /** Readable ones: the brand's where the partner's own are not. */
  colors: Readonly<Record<"light" | "dark", Colors>>;
}
