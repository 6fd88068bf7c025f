import type { Text } from "../text/text.ts";

/** The key of a name: "Sri Lanka (Ceylon)" becomes `sri-lanka-ceylon`. */
export const keyOf = ({ en }: Text): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
