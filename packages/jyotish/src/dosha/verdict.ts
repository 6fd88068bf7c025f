/** What a dosha's rule says of a chart. "partly": only some authors count it. */
export type Verdict = "present" | "partly" | "notPresent";
