import type { RitualType } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import type { ReactNode } from "react";
import { siteHref } from "../address/site-href.ts";
import type { WidgetProps } from "../widget.ts";
import { catalogueText } from "./text.ts";

interface NoneFoundProps extends Pick<WidgetProps, "visitor" | "search"> {
  type: RitualType;
  /** All of the kind on the full site. */
  all: string;
  /** What comes next anyway. */
  children?: ReactNode;
}

/** No ritual matches the filters of the partner: the next rituals and a link to all of them. */
export function NoneFound({ type, all, visitor, search, children }: NoneFoundProps) {
  const t = catalogueText[visitor.language];
  return (
    <>
      <EmptyState
        heading={t[type].none}
        actions={<ButtonLink href={siteHref(all, search)}>{t[type].all}</ButtonLink>}
      >
        <p>{t[type].noneText}</p>
      </EmptyState>
      {children && (
        <>
          <h2>{t.others}</h2>
          {children}
        </>
      )}
    </>
  );
}
