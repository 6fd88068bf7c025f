import * as v from "valibot";
import { storedText } from "../../text/stored-text.ts";

/** The data of a package that is copied to its order. */
export const serviceSnapshot = v.object({
  packageId: v.string(),
  features: v.array(storedText),
  extras: v.array(v.picklist(["pratyantar"])),
  image: v.object({ name: v.string(), alt: storedText }),
});

export const serviceOf = ({ item }: { item: { snapshot: unknown } }) =>
  v.parse(serviceSnapshot, item.snapshot);
