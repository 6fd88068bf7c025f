import { pathTo } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { siteHref } from "../../address/site-href.ts";
import type { text } from "./text.en.ts";

/** There are no banners: a link to the full site. */
export function NoBanners({ messages, search }: { messages: typeof text; search: URLSearchParams }) {
  return (
    <EmptyState
      heading={messages.none}
      actions={<ButtonLink href={siteHref(pathTo("/online-puja"), search)}>{messages.all}</ButtonLink>}
    >
      <p>{messages.noneText}</p>
    </EmptyState>
  );
}
