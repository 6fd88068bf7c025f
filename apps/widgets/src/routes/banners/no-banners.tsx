import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { siteHref } from "../../address/site-href.ts";
import type { text } from "./text.en.ts";

/** Nothing is announced: the way to everything. */
export function NoBanners({ words, search }: { words: typeof text; search: URLSearchParams }) {
  return (
    <EmptyState
      heading={words.none}
      actions={<ButtonLink href={siteHref("/online-puja", search)}>{words.all}</ButtonLink>}
    >
      <p>{words.noneText}</p>
    </EmptyState>
  );
}
