import type { RitualType } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { widgetHref } from "../address/widget-href.ts";
import { ritualPages } from "../lines/ritual-pages.ts";
import type { WidgetProps } from "../widget.ts";
import { catalogueText } from "./text.ts";

interface RitualGoneProps extends Pick<WidgetProps, "visitor" | "search"> {
  type: RitualType;
}

/** The address names no ritual that there is: the way to those there are. */
export function RitualGone({ type, visitor, search }: RitualGoneProps) {
  const t = catalogueText[visitor.language];
  return (
    <UnavailableState
      heading={t[type].gone}
      headingAs="h1"
      actions={<ButtonLink href={widgetHref(ritualPages(type).list, search)}>{t[type].title}</ButtonLink>}
    >
      <p>{t.goneText}</p>
    </UnavailableState>
  );
}
