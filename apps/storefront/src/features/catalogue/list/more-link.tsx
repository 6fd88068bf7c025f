import { nextPage, pageHref } from "@aradhana/core/catalogue";
import { ButtonLink } from "@aradhana/ui/button-link";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { ListView } from "./list-view.ts";

/** The id of the link to the next page: the list recognises its use by it. */
export const moreId = "more";

type MoreLinkProps<Card extends CatalogueCard> = ListView<Card> & { direction: "earlier" | "more" };

/** Leads to the next or the earlier page; with JavaScript the next one is added below what is shown. */
export function MoreLink<Card extends CatalogueCard>({ list, listing, direction }: MoreLinkProps<Card>) {
  const t = useText(list.text);
  const navigate = useNavigate();
  const { filters, pages } = listing;
  if (direction === "earlier") {
    return (
      <ButtonLink variant="line" href={pageHref(list.path, filters, { first: pages.first - 1 })}>
        {t.earlier}
      </ButtonLink>
    );
  }

  const { href, appended } = nextPage(list.path, filters, pages);
  function append(event: MouseEvent) {
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!appended || opensElsewhere) return;
    event.preventDefault();
    void navigate(appended, { replace: true, preventScrollReset: true });
  }
  return (
    <ButtonLink id={moreId} variant="line" href={href} onClick={append}>
      {t.more}
    </ButtonLink>
  );
}
