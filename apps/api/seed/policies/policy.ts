import type { Text } from "../text.ts";

export type PolicyBlock =
  | { readonly kind: "paragraph"; readonly text: Text }
  | { readonly kind: "list"; readonly items: readonly Text[] }
  | {
      readonly kind: "table";
      readonly caption: Text;
      readonly columns: readonly Text[];
      readonly rows: readonly (readonly Text[])[];
    };

export type PolicySection = {
  /** The fragment of its URL, the same in every language. */
  readonly anchor: string;
  readonly heading: Text;
  readonly blocks: readonly PolicyBlock[];
};

export type PolicyVersion = { readonly version: string; readonly effectiveOn: string; readonly note: Text };

/** The first version of every policy. */
export const firstVersion: PolicyVersion = {
  version: "1.0",
  effectiveOn: "2026-10-01",
  note: { en: "First version", hi: "पहला वर्ज़न" },
};

export type Policy = {
  readonly slug: "exchange-policy" | "term-and-condition" | "privacy-policy" | "shipping-policy";
  readonly title: Text;
  readonly version: string;
  /** A civil day in India, as `2026-10-01`. */
  readonly effectiveOn: string;
  /** A summary in five lines above the text. */
  readonly summary: readonly [Text, Text, Text, Text, Text];
  readonly sections: readonly PolicySection[];
  /** Newest first. */
  readonly history: readonly PolicyVersion[];
};

/** A paragraph of a policy. */
export function paragraph(en: string, hi: string): PolicyBlock {
  return { kind: "paragraph", text: { en, hi } };
}

/** A bulleted list of a policy. */
export function list(...items: readonly Text[]): PolicyBlock {
  return { kind: "list", items };
}
