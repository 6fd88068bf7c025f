import type { FromWidget } from "../../protocol/messages.ts";

const kinds: ReadonlyMap<string, string> = new Map([
  ["pujas", "puja"],
  ["chadhawas", "chadhava"],
]);

/** The puja or chadhaava that a widget's address shows, if it shows a single one. */
export function itemAt(path: string): FromWidget["view_item"] | undefined {
  const [, , list = "", id, ...further] = path.split("/");
  const kind = kinds.get(list);
  return kind && id && further.length === 0 ? { item_type: kind, item_id: id } : undefined;
}
