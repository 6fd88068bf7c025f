import { listSubject } from "@aradhana/core/catalogue";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { ListMessages } from "../../../lines/catalogue-list.ts";
import type { ListView } from "./list-view.ts";

/** What the list is about: the deity, purpose or temple it is narrowed to, else all of it. */
export function listTitle<Card extends CatalogueCard>(
  { list, listing: { filters, facets } }: ListView<Card>,
  messages: ListMessages,
): string {
  const subject = listSubject({ filters, facets });
  const titleOf = subject && messages.subject[subject.key];
  return titleOf ? titleOf(subject.label) : messages.title({ ...filters, ...list.fixed });
}
