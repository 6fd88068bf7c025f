import { ErrorState } from "@aradhana/ui/error-state";
import { useContext } from "react";
import type { WidgetProps } from "../widget.ts";
import { FailureContext } from "./failure-context.ts";
import { shellText } from "./text.ts";

/** Instead of a widget that broke while it was rendered. */
export function WidgetBroken({ visitor }: Pick<WidgetProps, "visitor">) {
  const { broken: t } = shellText[visitor.language];
  const failures = useContext(FailureContext);
  return (
    <ErrorState heading={t.heading} retry={{ label: t.home, onClick: () => failures?.goHome() }}>
      <p>{t.text}</p>
    </ErrorState>
  );
}
