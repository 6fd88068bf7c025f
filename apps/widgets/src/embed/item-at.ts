import { ritualType } from "@aradhana/core/contract";
import type { FromWidget } from "@aradhana/embed/protocol";
import { ritualPages } from "../lines/ritual-pages.ts";

/** The puja or chadhaava that a widget's address shows, if it shows a single one; called as an order of it is. */
export function itemAt(path: string): FromWidget["view_item"] | undefined {
  const id = path.split("/").at(-1) ?? "";
  const type = ritualType.options.find((each) => ritualPages(each).item(id) === path);
  return type && id ? { item_type: type, item_id: id } : undefined;
}
