import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "../button-link/index.ts";
import { RequestId } from "../error-state/index.ts";
import { WarningIcon } from "../icon/index.ts";
import { StatePanel, type StatePanelProps } from "../state-panel/index.ts";

export type ErrorFallbackProps = Omit<
  StatePanelProps,
  "sign" | "tone" | "turning" | "headingRef" | "actions" | "foot"
> & {
  /** The way out. */
  home: { href: string; label: string };
  /** Whom to ask: a link to the support. */
  support?: ReactNode;
  requestId?: { label: string; value: string } | undefined;
};

/** Instead of a screen that broke while it was drawn. */
export function ErrorFallback({ home, support, requestId, headingAs = "h1", ...rest }: ErrorFallbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus is gone: without this, keyboard and screen reader start over at the top without a word.
  useEffect(() => heading.current?.focus(), []);

  return (
    <StatePanel
      {...rest}
      tone="bad"
      sign={<WarningIcon size="lg" />}
      headingAs={headingAs}
      headingRef={heading}
      actions={
        <>
          {/* With a target it is a plain link: nothing is left of the broken page, the router neither. */}
          <ButtonLink href={home.href} target="_self">
            {home.label}
          </ButtonLink>
          {support}
        </>
      }
      foot={requestId && <RequestId {...requestId} />}
    />
  );
}
