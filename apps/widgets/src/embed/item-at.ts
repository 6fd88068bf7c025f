import { ritualType } from "@aradhana/core/contract";
import type { FromWidget } from "@aradhana/embed/protocol";
import { ritualFolders } from "../address/ritual-folders.ts";

/** The puja or chadhaava that a widget's address shows, if it shows a single one; called as an order of it is. */
export function itemAt(path: string): FromWidget["view_item"] | undefined {
  const [, , list, id, ...further] = path.split("/");
  const type = ritualType.options.find((each) => ritualFolders[each] === list);
  return type && id && further.length === 0 ? { item_type: type, item_id: id } : undefined;
}
