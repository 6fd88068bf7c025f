import type { PoojaCard } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { siteHref } from "../../site-href.ts";
import type { WidgetProps } from "../../widget.ts";
import { PujaGrid } from "./puja-grid.tsx";
import { pujasText } from "./text.ts";

interface NoneFoundProps extends Pick<WidgetProps, "visitor" | "search"> {
  others: readonly PoojaCard[];
  now: number;
}

/** Nothing fits what the partner asked for: what comes next anyway, and the way to everything. */
export function NoneFound({ others, now, visitor, search }: NoneFoundProps) {
  const t = pujasText[visitor.language];
  return (
    <>
      <EmptyState
        heading={t.none}
        actions={<ButtonLink href={siteHref("/online-puja", search)}>{t.all}</ButtonLink>}
      >
        <p>{t.noneText}</p>
      </EmptyState>
      {others.length > 0 && (
        <>
          <h2>{t.others}</h2>
          <PujaGrid pujas={others} now={now} titleAs="h3" visitor={visitor} search={search} />
        </>
      )}
    </>
  );
}
