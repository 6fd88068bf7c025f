/** Background and text of a partner's button in one colour scheme. */
interface Colors {
  ground: string;
  text: string;
}

/** What the web server knows of a partner; of one that does not exist, its id alone. */
export interface PartnerFacts {
  id: string;
  name?: string;
  origins?: readonly string[];
  /** Missing where the partner's own are unreadable. */
  colors?: Readonly<Record<"light" | "dark", Colors>> | undefined;
}
