import { ButtonLink } from "@aradhana/ui/button-link";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { nextPage, pageHref } from "./filters.ts";
import type { Listing } from "./loader.ts";
import { listText } from "./text.ts";

/** The id of the link that shows more, by which the list knows that it was used. */
export const moreId = "more";

interface MoreLinkProps {
  listing: Pick<Listing, "filters" | "pages">;
  direction: "back" | "on";
}

/** Leads to the next or the earlier page; with JavaScript the next one is put below what is there. */
export function MoreLink({ listing: { filters, pages }, direction }: MoreLinkProps) {
  const t = useText(listText);
  const navigate = useNavigate();
  if (direction === "back") {
    return (
      <ButtonLink variant="line" href={pageHref(filters, { page: pages.first - 1 })}>
        {t.earlier}
      </ButtonLink>
    );
  }

  const { href, appended } = nextPage(filters, pages);
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
