import type { OrderType } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { widgetHref } from "../address/widget-href.ts";
import type { WidgetProps } from "../widget.ts";
import { ritesText } from "./text.ts";

interface RiteGoneProps extends Pick<WidgetProps, "visitor" | "search"> {
  words: OrderType;
  folder: string;
}

/** The address names no rite that there is: the way to those there are. */
export function RiteGone({ words, folder, visitor, search }: RiteGoneProps) {
  const t = ritesText[visitor.language];
  return (
    <UnavailableState
      heading={t[words].gone}
      headingAs="h1"
      actions={<ButtonLink href={widgetHref(folder, search)}>{t[words].title}</ButtonLink>}
    >
      <p>{t.goneText}</p>
    </UnavailableState>
  );
}
